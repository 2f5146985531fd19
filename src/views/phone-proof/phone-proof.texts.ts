export const isYours = (number: string) => ['', number, ' is yours.'] as const;
export const creatingAccount = 'Creating your account';
export const signingIn = 'Signing you in';
