/** A longer text is cut: no service has a name of this length. */
export const longestSearch = 100;
