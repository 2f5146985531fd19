export const notSent = 'No new code was sent. The one before can still be used.';
export const wrongCode =
  'That code is not right or has expired. Check the message, or resend the code.';
export const notChecked = 'The code could not be checked. Check your connection and try again.';
export const changeNumber = 'Change number';
export const sendingTo = (number: string) => ['Sending a code to ', number, ''] as const;
export const sentTo = (number: string) => ['We sent a code to ', number, ''] as const;
export const code = 'One-time code';
export const resend = 'Resend code';
