/** The worlds in which paths are walked: bare actors, rendered views, the built app in a browser. */
export type DriverName = (typeof drivers)[number];

type Exclusions = Readonly<Record<string, string>>;

/** The drivers, in the order in which they come nearer to a person. */
export const drivers = ['bare', 'view', 'browser'] as const;

/** Transitions that a driver cannot take, each with its reason: by driver, flow and transition. */
export const exclusions: Readonly<Record<DriverName, Readonly<Record<string, Exclusions>>>> = {
  bare: {},
  view: {
    calendar: {
      'open · error calendarItems · always': 'the three lists catch every failure themselves',
    },
    notices: {
      'toasts · toast.dismissed · always':
        'who dismisses a toast reaches for it, and so holds it first',
    },
    login: {
      'confirmingPhone · error otp · always': 'the one-time-code flow catches every failure itself',
    },
    registration: {
      'confirmingPhone · error otp · always': 'the one-time-code flow catches every failure itself',
    },
    resourceBooking: {
      '(anywhere) · error slotChoice · always': 'the choice of slots catches every failure itself',
    },
    rsvp: {
      'open.attending · attendance.answered · isAttendingNow': 'Yes is chosen already',
      'open.notAttending · attendance.answered · otherwise': 'No is chosen already',
    },
    serviceBooking: {
      'choosing · error slotChoice · always': 'the choice of slots catches every failure itself',
    },
  },
  browser: {
    createEvent: {
      'editing · event.submitted · hasNoUser':
        'the page is guarded, and the login covers it once a session ends',
    },
    login: {
      'confirmingPhone · error otp · always': 'the one-time-code flow catches every failure itself',
    },
    registration: {
      'confirmingPhone · error otp · always': 'the one-time-code flow catches every failure itself',
    },
    resourceBooking: {
      '(anywhere) · error slotChoice · always': 'the choice of slots catches every failure itself',
    },
    rsvp: {
      'open.attending · attendance.answered · isAttendingNow': 'Yes is chosen already',
      'open.notAttending · attendance.answered · otherwise': 'No is chosen already',
    },
    serviceBooking: {
      'choosing · error slotChoice · always': 'the choice of slots catches every failure itself',
      'choosing.picking · booking.submitted · hasNoUser':
        'the page is guarded, and the login covers it once a session ends',
    },
  },
};

/** What a driver cannot take of a flow, with the reasons. */
export function exclusionsOf(driver: DriverName, flow: string): Exclusions {
  return exclusions[driver][flow] ?? {};
}
