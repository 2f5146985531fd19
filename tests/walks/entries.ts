import type { Bookings } from './bookings.ts';
import { planOf, taskOf } from './offers.ts';
import { known } from './people.ts';
import type { Answers, Asked, Reply } from './reply.ts';

/** The entries of the people's calendars. */
export class Entries {
  readonly #bookings: Bookings;
  /** A deleted one has no owner. */
  readonly #items: { owner: string; kind: string; id: string; item: object }[] = known.map(
    ({ userID }) => ({ owner: userID, kind: 'task', id: taskOf(userID).id, item: taskOf(userID) }),
  );

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
    getAppointments: ({ userID }) => this.#list(userID, 'appointment'),
    getCalendarEvents: ({ userID }) => this.#list(userID, 'event'),
    getTasks: ({ userID }) => this.#list(userID, 'task'),
    createAppointment: ({ userID, fields }) => this.#add(userID, 'appointment', fields),
    createCalendarEvent: ({ userID, fields }) => this.#add(userID, 'event', fields),
    createTask: ({ userID, fields }) => this.#add(userID, 'task', fields),
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

  #list(userID: string, kind: string): Reply {
    const own = this.#items.filter((one) => one.owner === userID && one.kind === kind);
    const planned = { ...planOf(userID), booking_id: this.#bookings.oneOf(userID) };
    return [
      200,
      {
        '2026-03-09': [
          ...(kind === 'appointment' ? [planned] : []),
          ...own.map(({ item }) => item),
        ],
      },
    ];
  }

  #add(owner: string, kind: string, fields: object): Reply {
    const id = `entry-${this.#items.length}`;
    const item = { ...fields, id, can_edit: true };
    this.#items.push({ owner, kind, id, item });
    return [201, item];
  }

  #update({ userID, fields }: Asked): Reply {
    const one = this.#items.find((other) => other.id === fields.id);
    if (one?.owner !== userID) return [404, { error: 'There is no such entry.' }];
    one.item = { ...fields, can_edit: true };
    return [200, one.item];
  }

  #delete({ userID, fields: { id } }: Asked): Reply {
    const one = this.#items.find((other) => other.id === id);
    if (one?.owner !== userID) return [404, { error: 'There is no such entry.' }];
    one.owner = '';
    return [200, {}];
  }
}
