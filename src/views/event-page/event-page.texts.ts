export const event = 'Event';
export const loading = 'Loading the event';
export const notArrived = 'The event did not arrive.';
export const toDashboard = 'Back to the dashboard';
export const byInvitation =
  'This event is by invitation: its host and the people they invited can see it. If you are invited, check that you are signed in with the invited number.';

export const when = 'When';
export const where = 'Where';
export const invitedBy = 'Invited by';
export const deadline = 'Deadline';
export const deadlinePassed = (day: string) => `The deadline passed on ${day}`;
export const answersUntil = (day: string) => `Answers until ${day}`;
export const yourEvents = 'Your events';
/** Each with a link as its second piece. */
export const overForHost = [
  'This event is over. You can look back at the answers; ',
  'host the next one',
  ' whenever you like.',
] as const;
export const overForGuest = ['This event is over. ', 'Back to your appointments', ''] as const;
export const yourAnswer = 'Your answer';

export const whoIsComing = 'Who is coming';
export const refreshAnswers = 'Refresh answers';
export const inviteesNotArrived = 'The list of invitees did not arrive.';
export const inviteesNotTold = 'The service does not say who is invited.';
export const nobodyInvited = 'Nobody is invited to this event.';
export const haveAnswered = (answered: number, invited: number) =>
  `${answered} of ${invited} have answered.`;
export const invited = 'Invited';
export const showRest = (count: number) => `Show ${count} more`;
export const listContinued = (list: string) => `${list}, continued`;
export const whatTheySaid = 'What they said';
export const noAnswers = 'No answers yet.';
/** The words before and after a sum. */
export const inAll = ['', ' in all'] as const;

export const tellGuests = 'Tell your guests';
export const tellCancelled =
  'We send no SMS or e-mail: tell your guests that the event is cancelled.';
export const tellInvited =
  'We send no SMS or e-mail. Your guests sign in with the number that you invited.';
export const share = 'Share';
export const whatsApp = 'WhatsApp';
export const sms = 'SMS';
export const copyLink = 'Copy link';
export const qrCode = 'QR code';
export const qrCodeOfAddress = 'QR code of the event’s address';
