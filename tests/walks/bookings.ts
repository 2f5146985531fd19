import { fullDay, hours, lastBookableDay, resource, service } from './offers.ts';
import { known } from './people.ts';
import { type Answers, inPages } from './reply.ts';

/** The bookings of a service that books each time once. */
export class Bookings {
  readonly #taken = new Map<string, string>(
    known.flatMap(({ userID }, place) =>
      bookedBefore.map((when) => [`${when}:0${place}`, userID] as const),
    ),
  );
  /** The keys of bookings that were moved, by their ids, which stay. */
  readonly #moved = new Map<string, string>();
  /** When people cancelled their bookings. */
  readonly #cancelled = new Map<string, string>();

  readonly answers: Answers<
    | 'slotsByDate'
    | 'confirmBooking'
    | 'getBookings'
    | 'getBooking'
    | 'moveBooking'
    | 'cancelBooking'
    | 'getResourceSlots'
    | 'bookResource'
  > = {
    slotsByDate: ({ fields }) => [
      200,
      { slots: this.#free(fields.owner_id, fields.date).map(toServiceSlot) },
    ],
    confirmBooking: ({ userID, fields }) => {
      const start_time = String(fields.start_time);
      const booked = this.#book(userID, fields.partner_id, fields.date, [start_time]);
      return booked ? [201, { start_time, booking_id: booked[0] }] : [409, { error: taken }];
    },

    getBookings: ({ userID, fields }) => {
      const own = [...this.#taken].filter(([, owner]) => owner === userID);
      return inPages(
        'bookings',
        own.map(([key]) => toBooking(key, this.#idOf(key))),
        fields,
      );
    },
    getBooking: ({ userID, fields }) => {
      const key = this.#keyOf(fields.booking_id);
      if (this.#taken.get(key) === userID)
        return [200, { booking: toBooking(key, String(fields.booking_id)) }];
      const cancelled_at = this.#cancelled.get(`${userID} ${key}`);
      return cancelled_at ? [200, { cancelled_at }] : [404, { error: 'You have no such booking.' }];
    },
    moveBooking: ({ userID, fields }) => {
      const key = this.#keyOf(fields.booking_id);
      if (this.#taken.get(key) !== userID) return [404, { error: 'You have no such booking.' }];
      const [of = ''] = key.split(' ');
      const moved = `${of} ${fields.date} ${fields.start_time}`;
      if ((this.#taken.get(moved) ?? userID) !== userID) return [409, { error: taken }];
      const id = String(fields.booking_id);
      this.#taken.delete(key);
      this.#taken.set(moved, userID);
      this.#moved.set(id, moved);
      return [200, { booking: toBooking(moved, id) }];
    },
    cancelBooking: ({ userID, fields }) => {
      const key = this.#keyOf(fields.booking_id);
      if (this.#taken.get(key) !== userID)
        return this.#cancelled.has(`${userID} ${key}`)
          ? [200, {}]
          : [404, { error: 'You have no such booking.' }];
      this.#taken.delete(key);
      this.#cancelled.set(`${userID} ${key}`, new Date().toISOString());
      return [200, {}];
    },
    getResourceSlots: ({ fields }) => {
      const free = this.#free(fields.resourceId, fields.date);
      const slots = hours.map((start) => toResourceSlot(start, free.includes(start)));
      return [200, { slots, bookable_until: lastBookableDay }];
    },
    bookResource: ({ userID, fields }) => {
      const starts = (fields.slots as { start: string }[]).map(({ start }) => start);
      const booking_ids = this.#book(userID, fields.resourceId, fields.date, starts);
      return [200, booking_ids ? { booking_ids } : { error: taken }];
    },
  };

  /** The id of a booking of the person, if they have any. */
  oneOf(userID: string): string | undefined {
    const [booked] = [...this.#taken].find(([, owner]) => owner === userID) ?? [];
    return booked && this.#idOf(booked);
  }

  #free(of: unknown, date: unknown): string[] {
    if (date === fullDay) return [];
    return hours.filter((start) => !this.#taken.has(`${of} ${date} ${start}`));
  }

  /**
   * Books all of the times or none, null then; times that the person has already stay theirs. Answers
   * with the bookings' ids.
   */
  #book(
    userID: string,
    of: unknown,
    date: unknown,
    starts: readonly string[],
  ): readonly string[] | null {
    const keys = starts.map((start) => `${of} ${date} ${start}`);
    if (keys.some((key) => (this.#taken.get(key) ?? userID) !== userID)) return null;
    for (const key of keys) this.#taken.set(key, userID);
    return keys.map((key) => this.#idOf(key));
  }

  #idOf(key: string): string {
    const moved = [...this.#moved].find(([, now]) => now === key);
    return moved?.[0] ?? key.replaceAll(' ', '_');
  }

  /** The key under which a booking is taken. */
  #keyOf(id: unknown): string {
    return this.#moved.get(String(id)) ?? String(id).replaceAll('_', ' ');
  }
}

/** What everybody has booked when a walk begins: one is over. */
const bookedBefore = ['hall 2026-03-07 10', 'park 2026-03-12 10', 'hall 2026-03-13 10'];

const taken = 'This slot is already booked.';

function toServiceSlot(start: string) {
  return { start_time: start, end_time: endOf(start) };
}

function toResourceSlot(start: string, available: boolean) {
  return { start, end: endOf(start), available };
}

const { name: title, ...terms } = service;

/** What every booking of the service says. */
const ofService = { ...terms, kind: 'service', title };

/** A booking by the key under which it is taken. */
function toBooking(key: string, booking_id: string) {
  const [of = '', date = '', start_time = ''] = key.split(' ');
  const begins = new Date(`${date}T${start_time}:00Z`);
  return {
    booking_id,
    ...(of === service.partner_id ? ofService : { kind: 'resource', title: resource.name }),
    date,
    start_time,
    end_time: endOf(start_time),
    starts_at: begins.toISOString(),
    ends_at: new Date(begins.getTime() + 3_600_000).toISOString(),
    cancel_until: begins.toISOString(),
    move_until: begins.toISOString(),
  };
}

function endOf(start: string): string {
  return `${Number(start.slice(0, 2)) + 1}:00`;
}
