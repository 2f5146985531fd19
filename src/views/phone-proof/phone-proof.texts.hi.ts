export const isYours = (number: string) => ['', number, ' आपका ही है।'] as const;
export const creatingAccount = 'आपका खाता बन रहा है';
export const signingIn = 'आपका साइन इन हो रहा है';
