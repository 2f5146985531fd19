export const title = 'My Appointments';
export const lead = 'Your calendar, your bookings, and the invitations that wait for your answer.';
export const eventInvitations = 'Event Invitations';
export const notArrived = 'Your invitations did not arrive.';
export const emptyText = 'An invitation to your mobile number appears here, for you to answer.';
export const hostYourself = 'Host an event yourself';
