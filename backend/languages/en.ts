import { texts } from '#domain/texts.ts';

/** What a person adds to the calendar. */
export type EntryKind = 'appointments' | 'events' | 'tasks';

const number = new Intl.NumberFormat('en-IN').format;

/**
 * What the service says, by name; a sentence with a variable part is a function. The sentences of the
 * specification are the app's own. The things' names in other languages stand in docs/languages.md.
 */
export const en = {
  unexpected: 'Something went wrong on our side. Please try again.',
  nothingHere: 'There is nothing at this address.',
  otherMethod: 'Send the request by another method.',
  busy: 'The service is busy just now. Please try again in a moment.',
  databaseSilent: 'The database does not answer.',
  stopping: 'This part of the service is being stopped.',
  tooLarge: 'What was sent is too large.',
  tooManyTries: 'Too many tries. Please wait a few minutes and try again.',
  tooManyAccounts: 'This number was registered several times today. Please try again tomorrow.',

  notJson: 'Send the request as JSON, with the content type application/json.',
  notAnObject: 'Send a JSON object.',
  requestInvalid: 'Please check what was sent: it is missing or not valid.',
  fieldInvalid: (field: string) => `Please check ${field}: it is missing or not valid.`,
  characterNotKept: 'Please check what was sent: it holds a character that cannot be kept.',
  notAnInstant: (field: string) =>
    `Please check ${field}: it is not a time such as 2026-03-14T09:30:00Z.`,
  outOfYears: (field: string) => `Please check ${field}: it must be in the years 1900 to 2200.`,
  notAWallTime: (field: string) => `Please check ${field}: it is not a time such as 09:30.`,

  signInFirst: 'Please sign in.',
  anothersAccount: 'This belongs to another account.',
  anothersNumber: 'This is not the mobile number of your account.',
  noAccount: 'There is no account with this number yet.',
  accountExists: 'This number has an account already. Please log in.',
  birthdayImplausible: 'Please check the date of birth: it cannot be in the future or before 1900.',
  proofMissing: 'This sign-in could not be verified. Please ask for a new code.',
  pageNotProven:
    'This page could not be verified. Please try again; if it happens again, allow scripts from google.com.',
  proofNotChecked: 'Sign-in cannot be checked just now. Please try again in a moment.',

  noService: 'There is no such service.',
  noPartner: 'There is no such partner.',
  notOffered: 'Please check service_id: this partner does not offer it.',
  noServiceAlike: 'This partner has no service of this length at this place.',
  noCityNear: 'No known city is near this place.',

  timeNotOffered: 'This time is not offered. Please choose another one.',
  notFree: {
    over: 'This time is over. Please choose a later one.',
    tooSoon: 'This day is too soon to be booked. Please choose a later one.',
    tooClose: 'This day is too close to another booking of yours. Please choose another one.',
    taken: 'This time is taken. Please choose another one.',
  },
  timeTakenMeanwhile: 'This time has been taken meanwhile. Please choose another one.',
  tooManyWithPartner: (most: number) =>
    `You can book this partner at most ${number(most)} times on one day. Please choose another day.`,
  tooManyBookings: (most: number) =>
    `You can have at most ${number(most)} bookings to come. Please book again after one of them.`,
  tooManySlots: (most: number) =>
    `You can have at most ${number(most)} booked slots to come. Please choose fewer, or book again later.`,
  slotsOverlap: 'Please check slots: two of them are the same or overlap.',

  noBooking: 'You have no such booking.',
  bookingIsCancelled: 'This booking is cancelled.',
  slotNotMovable: 'A slot of a resource cannot be moved.',
  bookingBegun: {
    cancelled: 'This booking has begun and can no longer be cancelled.',
    moved: 'This booking has begun and can no longer be moved.',
  },
  noticeOver: {
    cancelled: (provider: string, hours: number) =>
      `${provider} asks for ${notice(hours)}: this booking can no longer be cancelled.`,
    moved: (provider: string, hours: number) =>
      `${provider} asks for ${notice(hours)}: this booking can no longer be moved.`,
  },

  noResource: 'There is no such resource.',
  notAMember: 'This belongs to an organisation that you are not a member of.',

  eventPast: 'This event is in the past. Please choose a later date or time.',
  deadlineOver: 'The invite deadline is over already. Please choose a later day.',
  deadlineAfterEvent: 'The invite deadline is after the event. Please choose an earlier day.',
  questionRepeated: 'Please check the questions: two of them have the same id.',
  questionLength: (most: number) =>
    `Please check the questions: each needs a text of at most ${number(most)} letters.`,
  noEvent: 'You host no such event.',
  eventExists: 'You host an event that is the same already.',
  eventBegunNotCancelled: 'This event has begun and can no longer be cancelled.',
  eventBegunNotChanged: 'This event has begun and can no longer be changed.',
  eventIsCancelled: 'This event is cancelled and can no longer be changed.',
  eventChangedMeanwhile: 'This event was changed meanwhile.',
  tooManyChanges: (most: number) =>
    `You can change an event at most ${number(most)} times. Please cancel it, and host a new one.`,
  tooManyInvitees: (most: number) => texts.tooManyInvitees(most),
  tooManyInvitations: (most: number) =>
    `You can invite at most ${number(most)} people within 24 hours. Please invite the others later.`,
  tooManyToOneNumber: (most: number, invitee: string) =>
    `You can invite one number to at most ${number(most)} events within 24 hours. Please invite ${invitee} later.`,

  noInvitation: 'You have no such invitation.',
  hostCancelled: 'The host has cancelled this event.',
  eventExpired: texts.expired.event as string,
  organisationExpired: texts.expired.organisation as string,
  eventTimeChanged: 'The time of this event has changed. Please look at it and answer again.',
  eventAttendanceMissing: texts.attendanceMissing.event as string,
  organisationAttendanceMissing: texts.attendanceMissing.organisation as string,
  questionNotAsked: 'Please check the answers: one is to a question that is not asked.',
  answerYesOrNo: (question: string) => `Please answer with yes or no: ${question}`,
  answerNumber: (question: string) => `Please answer with a number: ${question}`,
  answerText: (question: string, most: number) =>
    `Please answer with a text of at most ${number(most)} letters: ${question}`,

  noEntry: 'There is no such entry that you added.',
  tooManyKept: (most: number, kind: EntryKind) => `You can keep at most ${number(most)} ${kind}.`,
  tooManyAdded: (most: number, kind: EntryKind) =>
    `You can add at most ${number(most)} ${kind} within 24 hours. Please add the others later.`,

  pushed: {
    invitation: (host: string) => `${host} has invited you. Please answer whether you can come.`,
    deadline: (host: string) =>
      `${host} is waiting for your answer. The time to answer is almost over.`,
    timeChanged: 'The time of this event has changed. Please look at the new one.',
    eventChanged: 'The host has changed this event. Please look at what is new.',
    booking: (begins: string, provider: string) => `Your booking: ${begins}, ${provider}`,
  },
};

/** The sentences of every language: the names and arguments of the English ones. */
export type Sentences = typeof en;

function notice(hours: number): string {
  return hours === 1 ? 'an hour’s notice' : `${number(hours)} hours’ notice`;
}
