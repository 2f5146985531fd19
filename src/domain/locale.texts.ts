/** The language of the app's words, dates, numbers and prices. */
export const locale = 'en-IN';
