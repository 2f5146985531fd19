import type { ItemKind as Kind } from '#domain/calendar.ts';
import { groupByDay } from '../../backend/calendar/days.ts';
import type { Bookings } from './bookings.ts';
import { planOf, taskOf } from './offers.ts';
import { known } from './people.ts';
import type { Answers, Asked, Fields, Reply } from './reply.ts';

/** The entries of the people's calendars. */
export class Entries {
  readonly #bookings: Bookings;
  readonly #items = new Map<string, { owner: string; kind: Kind; item: Fields }>(
    known.map(({ userID }) => {
      const item = taskOf(userID);
      return [item.id, { owner: userID, kind: 'task', item }];
    }),
  );
  #added = 0;

  readonly answers: Answers<
    | 'getAppointments'
    | 'getCalendarEvents'
    | 'getTasks'
    | 'createAppointment'
    | 'createCalendarEvent'
    | 'createTask'
    | 'updateAppointment'
    | 'updateCalendarEvent'
    | 'updateTask'
    | 'deleteAppointment'
    | 'deleteCalendarEvent'
    | 'deleteTask'
  > = {
    getAppointments: (asked) => this.#list(asked, 'appointment'),
    getCalendarEvents: (asked) => this.#list(asked, 'event'),
    getTasks: (asked) => this.#list(asked, 'task'),
    createAppointment: (asked) => this.#add(asked, 'appointment'),
    createCalendarEvent: (asked) => this.#add(asked, 'event'),
    createTask: (asked) => this.#add(asked, 'task'),
    updateAppointment: (asked) => this.#update(asked),
    updateCalendarEvent: (asked) => this.#update(asked),
    updateTask: (asked) => this.#update(asked),
    deleteAppointment: (asked) => this.#delete(asked),
    deleteCalendarEvent: (asked) => this.#delete(asked),
    deleteTask: (asked) => this.#delete(asked),
  };

  constructor(bookings: Bookings) {
    this.#bookings = bookings;
  }

  #list({ userID, fields }: Asked, kind: Kind): Reply {
    const own = [...this.#items.values()].filter(
      (one) => one.owner === userID && one.kind === kind,
    );
    const planned = { ...planOf(userID), booking_id: this.#bookings.oneOf(userID) };
    const listed = [...(kind === 'appointment' ? [planned] : []), ...own.map(({ item }) => item)];
    const dated = listed.map((item) => ({ ...item, time_slot: new Date(String(item.time_slot)) }));
    return [200, groupByDay(dated, String(fields.zone))];
  }

  /** A repeat adds nothing (§22.39). */
  #add({ userID: owner, fields: { request_id, ...content } }: Asked, kind: Kind): Reply {
    this.#added += 1;
    const id = `${owner}-${request_id ?? this.#added}`;
    const item = { ...content, id, can_edit: true };
    if (!this.#items.has(id)) this.#items.set(id, { owner, kind, item });
    return [200, item];
  }

  #update({ userID, fields }: Asked): Reply {
    const one = this.#items.get(String(fields.id));
    if (one?.owner !== userID) return [404, { error: 'There is no such entry.' }];
    one.item = { ...fields, can_edit: true };
    return [200, one.item];
  }

  /** One that is gone is deleted (§22.34). */
  #delete({ userID, fields }: Asked): Reply {
    const id = String(fields.id);
    if ((this.#items.get(id)?.owner ?? userID) !== userID)
      return [404, { error: 'There is no such entry.' }];
    this.#items.delete(id);
    return [200, {}];
  }
}
