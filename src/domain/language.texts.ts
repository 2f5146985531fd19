export const language = 'Language';
/** The present language on the narrow button of the header: a beginning of its name. */
export const shortName = 'EN';
/** The name of that button. */
export const languageNow = 'Language: English';
export const languageLead = 'You read the app in English.';
export const changeLanguage = 'Change language';
export const languageChanging = 'Changing the language...';
export const languageChanged = 'The app is in English now.';
export const languageNotKept =
  'The language could not be changed. Allow cookies for this site and try again.';
export const languageNotChanged =
  'The language could not be changed. Check your connection and try again.';
