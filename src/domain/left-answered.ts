/** The page's event that says that a request was answered whose screen had been left (§11.12). */
export const leftAnswered = 'leftanswered';
