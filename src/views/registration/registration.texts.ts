export const isNew = (number: string) =>
  [
    '',
    number,
    ' is new here. Tell us who you are. Hosts whose events you answer see your name.',
  ] as const;
export const aadhaarHint =
  'The last six digits, to check that an account is yours. We keep them scrambled, so that they cannot be read back.';
export const readTerms = 'Read them in a new tab';
export const register = 'Register';
