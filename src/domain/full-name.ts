/** The most characters of a person's name. */
export const longestName = 200;
