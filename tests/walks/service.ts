import type { HostedEvent } from '#domain/event.ts';
import type { InvitedEvent } from '#domain/invitation.ts';
import type { CallName } from '../world/calls.ts';
import {
  fullDay,
  hostedBy,
  hours,
  invitationsOf,
  lastBookableDay,
  organisationOf,
  planOf,
  resource,
  service,
  taskOf,
  unbookable,
} from './offers.ts';
import { known, newcomer, ownOf, people } from './people.ts';

/** The fields of a call, whether they stand in its path, its query or its body. */
export type Fields = Readonly<Record<string, unknown>>;

/** `next` is the cursor of a list's next page. */
type Reply = readonly [status: number, body: unknown, next?: string];

/** An event as its host's list has it. */
type Hosted = Partial<HostedEvent>;

interface Asked {
  /** The user of the bearer's session; empty for a call that needs none. */
  userID: string;
  bearer: string;
  fields: Fields;
}

/** Calls that need no session. */
const publicCalls: readonly CallName[] = [
  'validateToken',
  'checkUser',
  'login',
  'signup',
  'listServices',
  'searchServices',
  'reverseGeocode',
  'searchPlaces',
];

/** The calls that the app tries unasked, without knowing whether the service has them (§22.88). */
const additions: readonly CallName[] = [
  'getBookings',
  'getAccount',
  'searchServices',
  'searchPlaces',
  'logout',
  'logoutEverywhere',
];

/** A service as the specification wants it: it keeps accounts and tokens, and books each time once. */
export class Service {
  readonly #accounts = new Map<string, string>(
    known.map(({ mobileNumber, userID }) => [mobileNumber, userID]),
  );
  readonly #sessions = new Map<string, string>();
  readonly #taken = new Map<string, string>(
    known.flatMap(({ userID }, place) =>
      bookedBefore.map((when) => [`${when}:0${place}`, userID] as const),
    ),
  );
  readonly #created: { host: string; event: Hosted }[] = [];
  /** What hosts changed about their events, and how often. */
  readonly #edited = new Map<string, { eventData: object; version: number }>();
  /** What hosts said of the events that they cancelled. */
  readonly #calledOff = new Map<string, unknown>();
  /** A deleted one has no owner. */
  readonly #items: { owner: string; kind: string; id: string; item: object }[] = known.map(
    ({ userID }) => ({ owner: userID, kind: 'task', id: taskOf(userID).id, item: taskOf(userID) }),
  );
  readonly #answers = new Map<string, { rsvpResponses: unknown; version: number }>();
  /** How often invitations were read and answered: at every fourth time their host has moved the event. */
  readonly #seen = new Map<string, number>();
  /** The keys of bookings that were moved, by their ids, which stay. */
  readonly #moved = new Map<string, string>();
  /** When people cancelled their bookings. */
  readonly #cancelled = new Map<string, string>();
  #tokens = 0;
  #hasAdditions = true;

  readonly #calls: Readonly<Record<CallName, (asked: Asked) => Reply>> = {
    validateToken: ({ fields }) => [200, { valid: this.holdsValid(String(fields.token)) }],
    checkUser: ({ fields }) => [200, { exists: this.#accounts.has(String(fields.mobile_number)) }],
    login: (asked) => this.#signIn(asked, null),
    signup: (asked) => this.#signIn(asked, newcomer.userID),
    logout: ({ bearer }) => {
      this.revoke(bearer);
      return [200, {}];
    },
    logoutEverywhere: ({ userID }) => {
      for (const [token, owner] of this.#sessions) if (owner === userID) this.revoke(token);
      return [200, {}];
    },
    getAccount: ({ userID, bearer }) => {
      const own = [...this.#sessions].filter(([, owner]) => owner === userID);
      const account = {
        name: ownOf(userID, 'Asha Rao'),
        mobile_number: people.find((one) => one.userID === userID)?.mobileNumber,
        sessions: own.map(([token]) => toDevice(token, bearer)),
        can_download: true,
        can_delete: true,
      };
      return [200, account];
    },
    getAccountData: ({ userID }) => [200, { users: [{ id: userID }] }],
    deleteAccount: ({ userID, fields }) => {
      const number = [...this.#accounts].find(([, owner]) => owner === userID)?.[0] ?? '';
      if (!String(fields.proof).includes(number)) return [403, { error: 'Prove your number.' }];
      this.#accounts.delete(number);
      for (const [token, owner] of this.#sessions) if (owner === userID) this.revoke(token);
      return [200, {}];
    },
    endSession: ({ userID, fields }) => {
      for (const [token, owner] of this.#sessions)
        if (owner === userID && sessionId(token) === fields.id) this.revoke(token);
      return [200, {}];
    },
    linkPending: () => [200, {}],
    savePushToken: () => [200, {}],
    reverseGeocode: () => [200, { address: { town: 'Adoni', postcode: '518301' } }],
    searchPlaces: () => [200, [{ address: { city: 'Nandyal', postcode: '518501' } }]],

    listServices: ({ fields }) => [
      200,
      { services: fields.category === 'Sports' ? [] : [service, unbookable] },
    ],
    searchServices: ({ fields }) => {
      const isFound = String(fields.query).includes(' ');
      return inPages(
        'services',
        isFound ? [service, unbookable, { ...service, service_id: 'third' }] : [],
        fields,
      );
    },
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
      if (this.#taken.get(key) !== userID) return [404, { error: 'You have no such booking.' }];
      this.#taken.delete(key);
      this.#cancelled.set(`${userID} ${key}`, new Date().toISOString());
      return [200, {}];
    },

    getUserOrganisations: ({ userID }) => [
      200,
      userID === newcomer.userID ? [] : [organisationOf(userID)],
    ],
    getResource: () => [200, resource],
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

    getEvents: ({ userID, fields }) => {
      const events = this.#hosted(userID).map((event) => this.#asItStands(event));
      return inPages('events', events, fields);
    },
    createEvent: ({ userID, fields }) => {
      const id = `${userID}-event-${this.#created.length}`;
      this.#created.push({ host: userID, event: { ...(fields.eventData as object), id } });
      return [200, { event_id: id }];
    },
    updateEvent: ({ userID, fields }) => {
      const id = String(fields.event_id);
      if (!this.#hosts(userID, id)) return [404, { error: 'You host no such event.' }];
      const version = this.#edited.get(id)?.version ?? 0;
      if (fields.version !== version) return [409, { error: 'The event was changed meanwhile.' }];
      this.#edited.set(id, { eventData: fields.eventData as object, version: version + 1 });
      return [200, {}];
    },
    cancelEvent: ({ userID, fields }) => {
      const id = String(fields.event_id);
      if (!this.#hosts(userID, id)) return [404, { error: 'You host no such event.' }];
      this.#calledOff.set(id, fields.message);
      return [200, {}];
    },

    getUserEvents: ({ userID, fields }) => {
      const { events } = invitationsOf(userID);
      for (const { event_id } of events) this.#see(event_id);
      const answered = events.map((one) => this.#asAnswered(this.#asMoved(one)));
      return inPages('invitedEvents', answered, fields);
    },
    getUserMemberInvites: ({ userID, fields }) => {
      const { invites } = invitationsOf(userID);
      const answered = invites.map((one) => this.#withAnswer(one.org_id, one));
      return inPages('invites', answered, fields);
    },
    respondToInvite: ({ fields }) => {
      const id = String(fields.event_id);
      this.#see(id);
      if (isMovable(id) && fields.version !== this.#versionOf(id)) {
        return [409, { error: 'The time of this event has changed.', code: 'outdated' }];
      }
      return this.#answer(id, fields);
    },
    respondToMemberInvite: ({ fields }) => this.#answer(fields.org_id, fields),

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

  constructor() {
    for (const { userID } of known) this.open(userID);
  }

  /** Opens a new session of somebody, who has an account then. */
  open(userID: string): string {
    const { mobileNumber } = people.find((one) => one.userID === userID) ?? newcomer;
    this.#accounts.set(mobileNumber, userID);
    this.#tokens += 1;
    const token = `session-${this.#tokens}-of-${userID}`;
    this.#sessions.set(token, userID);
    return token;
  }

  /** The session ends, as sessions do after a while. */
  revoke(token: string): void {
    this.#sessions.delete(token);
  }

  /** From now on it is a service that has not all calls. */
  dropAdditions(): void {
    this.#hasAdditions = false;
  }

  holdsValid(token: string): boolean {
    return this.#sessions.has(token);
  }

  /** Does what a call asks for and answers it. */
  handle(call: CallName, bearer: string | null, fields: Fields): Reply {
    if (!this.#hasAdditions && additions.includes(call)) return [404, { error: 'Not found.' }];
    const userID = this.#sessions.get(bearer ?? '');
    if (userID === undefined && !publicCalls.includes(call)) {
      return [401, { error: 'Please log in.' }];
    }
    return this.#calls[call]({ userID: userID ?? '', bearer: bearer ?? '', fields });
  }

  #signIn({ bearer, fields }: Asked, newUserID: string | null): Reply {
    const number = String(fields.mobile_number);
    const userID = this.#accounts.get(number) ?? newUserID;
    if (!userID || !bearer.includes(number)) return [403, { error: 'Prove your number.' }];
    return [200, { token: this.open(userID), userID }];
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

  #hosted(userID: string): Hosted[] {
    const created = this.#created.filter(({ host }) => host === userID);
    return [...hostedBy(userID), ...created.map(({ event }) => event)];
  }

  #hosts(userID: string, id: string): boolean {
    return this.#hosted(userID).some((event) => (event.id ?? event._id) === id);
  }

  #asItStands(event: Hosted): object {
    const id = event.id ?? event._id ?? '';
    const { eventData, version = 0 } = this.#edited.get(id) ?? {};
    const edited = { ...event, ...eventData, version };
    if (!this.#calledOff.has(id)) return { ...edited, can_edit: true };
    return { ...edited, cancelled_at: '2026-03-09', cancel_message: this.#calledOff.get(id) };
  }

  #answer(id: unknown, { rsvpResponses }: Fields): Reply {
    this.#answers.set(String(id), { rsvpResponses, version: this.#versionOf(String(id)) });
    return [200, {}];
  }

  #see(id = ''): void {
    this.#seen.set(id, (this.#seen.get(id) ?? 0) + 1);
  }

  #versionOf(id: string): number {
    return Math.floor((this.#seen.get(id) ?? 0) / 4);
  }

  /** An event as its host has moved it, a day later each time. */
  #asMoved(event: Partial<InvitedEvent>): Partial<InvitedEvent> {
    const version = this.#versionOf(event.event_id ?? '');
    return isMovable(event.event_id)
      ? { ...event, version, date: movedBy(event.date, version) }
      : event;
  }

  #asAnswered(event: Partial<InvitedEvent>): object {
    const { version } = this.#answers.get(event.event_id ?? '') ?? {};
    const answered = this.#withAnswer(event.event_id, event);
    if (version === undefined || version === (event.version ?? version)) return answered;
    const former = movedBy(event.date, version - Number(event.version));
    return { ...answered, changed: [{ field: 'time', former }] };
  }

  #withAnswer(id: string | undefined, invitation: object): object {
    const { rsvpResponses } = this.#answers.get(id ?? '') ?? {};
    return rsvpResponses
      ? { ...invitation, response_status: 'responded', rsvpResponses }
      : invitation;
  }

  #list(userID: string, kind: string): Reply {
    const own = this.#items.filter((one) => one.owner === userID && one.kind === kind);
    const [booked] = [...this.#taken].find(([, owner]) => owner === userID) ?? [];
    const planned = { ...planOf(userID), booking_id: booked && this.#idOf(booked) };
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

/** What everybody has booked when a walk begins: one is over. */
const bookedBefore = ['hall 2026-03-07 10', 'park 2026-03-12 10', 'hall 2026-03-13 10'];

const taken = 'This slot is already booked.';

/** Whether the host moves an event now and then. */
function isMovable(id: string | undefined): boolean {
  return id?.endsWith('-garba') === true;
}

function movedBy(date: string | null | undefined, days: number): string {
  return new Date(Date.parse(date ?? '') + days * 86_400_000).toISOString();
}

/** Short pages, so that everybody has more than one. */
const pageSize = 2;

/** A page of a list: its cursor is the number of the items before it. */
function inPages(name: string, items: readonly object[], { cursor }: Fields): Reply {
  const end = Number(cursor ?? 0) + pageSize;
  const page = { [name]: items.slice(end - pageSize, end) };
  return end < items.length ? [200, page, String(end)] : [200, page];
}

function toServiceSlot(start: string) {
  return { start_time: start, end_time: endOf(start) };
}

function toResourceSlot(start: string, available: boolean) {
  return { start, end: endOf(start), available };
}

/** A session as its person reads it: its token is not its name. */
function toDevice(token: string, bearer: string) {
  const is_this = token === bearer;
  return { id: sessionId(token), device: 'Chrome on Android', is_this };
}

function sessionId(token: string): string {
  return `number-${token.replace(/\D/g, '')}`;
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
