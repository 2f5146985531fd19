/** The worlds in which paths are walked: bare actors, rendered views, the built app in a browser. */
export type DriverName = (typeof drivers)[number];

type Exclusions = Readonly<Record<string, string>>;

/** The drivers, in the order in which they come nearer to a person. */
export const drivers = ['bare', 'view', 'browser'] as const;

const caught = 'the one-time-code flow catches every failure itself';
const caughtByProof = 'the proof of the phone catches every failure itself';
const caughtByChoice = 'the choice of slots catches every failure itself';
const guarded = 'the page is guarded, and the login covers it once a session ends';

const tooLate = 'the answer is too late on the page that is walked, and has journeys of its own';
const ofItsList = 'what is newer comes from the list, whose page is walked with two browsers';

/** Transitions that nothing on a screen can cause, rendered or in a browser. */
const onScreens = {
  deleteAccount: { 'provingPhone · error otp · always': caught },
  login: { 'provingPhone · error phoneProof · always': caughtByProof },
  phoneProof: { 'confirmingPhone · error otp · always': caught },
  registration: { 'provingPhone · error phoneProof · always': caughtByProof },
  moveBooking: {
    '(anywhere) · error slotChoice · always': caughtByChoice,
  },
  resourceBooking: {
    '(anywhere) · error slotChoice · always': caughtByChoice,
  },
  serviceBooking: {
    'choosing · error slotChoice · always': caughtByChoice,
  },
};

/** Transitions that a driver cannot take, each with its reason: by driver, flow and transition. */
const exclusions: Readonly<Record<DriverName, Readonly<Record<string, Exclusions>>>> = {
  bare: {},
  view: {
    ...onScreens,
    createEvent: { 'editing · event.submitted · hasNoUser': guarded },
    editEvent: { 'editing · event.submitted · hasNoUser': guarded },
    eventPage: {
      'shown · invitation.doubted · always': tooLate,
      'shown · invitation.closed · always': tooLate,
      'shown.answers.refreshingInvitation · invitation.answered · always': tooLate,
      'shown.answers.doubting · invitation.answered · always': tooLate,
      'shown.answers.doubting · done findInvitation · isGone': tooLate,
      'shown.answers.doubting · done findInvitation · isFound': tooLate,
      'shown.answers.doubting · done findInvitation · otherwise': tooLate,
      'shown.answers.doubting · error findInvitation · always': tooLate,
    },
    hostedEvents: { 'closed · events.opened · hasNoUser': guarded },
    calendar: {
      'open · error calendarItems · always': 'the three lists catch every failure themselves',
    },
    notices: {
      'toasts · toast.dismissed · always':
        'to dismiss a toast, a person reaches for it, and so holds it first',
      'toasts · toast.acted · always':
        'to press the button of a toast, a person reaches for it, and so holds it first',
    },
  },
  browser: {
    ...onScreens,
    rsvp: {
      '(anywhere) · invitation.renewed · isSubmitting': ofItsList,
      '(anywhere) · invitation.renewed · isNews': ofItsList,
    },
    createEvent: { 'editing · event.submitted · hasNoUser': guarded },
  },
};

/** The transitions of a flow that a driver cannot take, with the reasons. */
export function exclusionsOf(driver: DriverName, flow: string): Exclusions {
  return exclusions[driver][flow] ?? {};
}
