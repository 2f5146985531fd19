export const title = 'Delete your account?';
export const codeWarning = 'The right code deletes your account for good.';
export const bookingsGo = 'All bookings are cancelled, and their times are free for others.';
export const eventsGo = 'The events that you host are gone for your guests, too.';
export const calendarGoes = 'Your calendar, your invitations and your memberships are deleted.';
export const answersStay =
  'Hosts keep what you answered as a count, without your name, number and words.';
export const lastFour = 'Last four digits of your number';
export const numberHint = (number: string) =>
  `To confirm that you mean ${number}. A code is sent to it next.`;
export const digitsWanted = (number: string) => `Enter the last four digits of ${number}.`;
export const sendCode = 'Send the code';
export const keepAccount = 'Keep my account';
export const deleting = 'Deleting your account';
export const deletingBusy = 'Deleting...';
