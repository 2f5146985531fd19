/** Said by a page in a browser whose scripts are off. */
export const needsScript =
  'Signing in, booking and hosting need JavaScript, which is off in this browser.';
