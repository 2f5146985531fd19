import type { DriverName } from './harness/coverage.ts';

type Exclusions = Readonly<Record<string, string>>;

/** Transitions that a driver cannot take, each with its reason: by driver, flow and transition. */
const exclusions: Readonly<Record<DriverName, Readonly<Record<string, Exclusions>>>> = {
  bare: {},
  view: {
    calendar: {
      'open · error calendarItems · always': 'the three lists catch every failure themselves',
    },
    createEvent: {
      '(anywhere) · error invitees · always': 'the list of invitees invokes nothing that can fail',
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
  browser: {},
};

/** What a driver cannot take of a flow, with the reasons. */
export function exclusionsOf(driver: DriverName, flow: string): Exclusions {
  return exclusions[driver][flow] ?? {};
}
