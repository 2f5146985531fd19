/** At most this many added within 24 hours, and at most this many kept in all. */
export interface Quota {
  readonly aDay: number;
  readonly inAll: number;
}

/**
 * How much one person may put into the service (§22.3, §22.4). The numbers lie above what a person does
 * by hand. The limits of one event stand in the domain (`eventLimits`), since the app keeps to them as
 * well.
 */
export interface Quotas {
  /** Hosted events. */
  readonly events: Quota;
  /** Invitations to events, of one host within 24 hours. */
  readonly invitationsADay: number;
  /**
   * Invitations to one number, of one host within 24 hours. All hosts together have no such limit:
   * with one, strangers could keep the invitations of friends out.
   */
  readonly invitationsToOneNumberADay: number;
  /**
   * Changes of what the guests of one event see: each tells all of them, and stays for those who answered
   * before it.
   */
  readonly changesOfAnEvent: number;
  /**
   * Messages about changes of one host's events to one person within 24 hours, and as many reminders of
   * their deadlines, which a host may move again and again.
   */
  readonly changesToldADay: number;
  /** Entries of one kind that a person adds to the calendar; what bookings and events write is free. */
  readonly calendarEntries: Quota;
  /** Bookings of services that are not over: with one partner on one day, and in all. */
  readonly openBookings: { readonly withPartnerADay: number; readonly inAll: number };
  /** Booked slots of resources that are not over; a whole day of one resource is an honest wish. */
  readonly openResourceSlots: number;
}

export const defaultQuotas: Quotas = {
  // A club that enters a season in one evening; an event a week for 38 years.
  events: { aDay: 50, inAll: 2_000 },
  // Five full events: a wedding with all its days.
  invitationsADay: 1_000,
  // The club's season again, with the same guests at most of its events.
  invitationsToOneNumberADay: 30,
  // A change each day for three months.
  changesOfAnEvent: 100,
  // As many as the invitations that may have come before them.
  changesToldADay: 30,
  // A term's timetable, entered by hand in a day; three entries a day for nine years.
  calendarEntries: { aDay: 200, inAll: 10_000 },
  // A family of six at the doctor's; two bookings a week for a whole year, as far as one can book.
  openBookings: { withPartnerADay: 6, inAll: 100 },
  // Two weeks of a room from nine to five, in slots of half an hour.
  openResourceSlots: 160,
};

const dayMs = 24 * 60 * 60 * 1000;

/** The instant 24 hours ago: what is younger counts as added within a day. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}
