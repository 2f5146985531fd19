/* What the service writes into a calendar by itself. */

export const confirmed = 'Confirmed';
export const completed = 'Completed';
export const hosting = 'Hosting';
export const accepted = 'Accepted';
export const timeChanged = 'Time changed';
export const cancelled = 'Cancelled';
export const hostedBy = (host: string) => `Hosted by ${host}`;
export const peopleInvited = (count: number) =>
  count === 0 ? 'Nobody invited yet' : `${count} invited`;
