/** Matches the veil of each dialog that is shown; the login that was rendered ahead is hidden. */
export const shownVeil = '.dialog-veil:not([style*=none])';
