import { isDeepStrictEqual } from 'node:util';
import type { HostedEvent } from '#domain/event.ts';
import type { InvitedEvent } from '#domain/invitation.ts';
import { hostedBy, invitationsOf } from './offers.ts';
import { type Answers, type Fields, inPages, type Reply } from './reply.ts';

/** An event as its host's list has it. */
type Hosted = Partial<HostedEvent>;

/** The events of a service, with what their hosts change and their guests answer. */
export class Events {
  readonly #created: { host: string; event: Hosted }[] = [];
  /** What hosts changed about their events, and how often. */
  readonly #edited = new Map<string, { version: number }>();
  /** What hosts said of the events that they cancelled. */
  readonly #calledOff = new Map<string, unknown>();
  readonly #answers = new Map<string, { rsvpResponses: unknown; version: number }>();
  /** How often invitations were read and answered: at every fourth time their host has moved the event. */
  readonly #seen = new Map<string, number>();

  readonly answers: Answers<
    | 'getEvents'
    | 'createEvent'
    | 'updateEvent'
    | 'cancelEvent'
    | 'getUserEvents'
    | 'getUserMemberInvites'
    | 'respondToInvite'
    | 'respondToMemberInvite'
  > = {
    getEvents: ({ userID, fields }) => {
      const events = this.#hosted(userID).map((event) => this.#asItStands(event));
      return inPages('events', events, fields);
    },
    createEvent: ({ userID, fields }) => {
      const wanted = { ...(fields.eventData as object), ...guestsOf(fields) };
      const made = this.#created.find(
        ({ host, event: { id: _, ...event } }) =>
          host === userID && isDeepStrictEqual(event, wanted),
      );
      const id = made?.event.id ?? `${userID}-event-${this.#created.length}`;
      if (!made) this.#created.push({ host: userID, event: { ...wanted, id } });
      return [200, { event_id: id }];
    },
    updateEvent: ({ userID, fields }) => {
      const id = String(fields.event_id);
      if (!this.#hosts(userID, id)) return [404, { error: 'You host no such event.' }];
      const { version = 0, ...former } = this.#edited.get(id) ?? {};
      const wanted = { ...(fields.eventData as object), ...guestsOf(fields) };
      if ((fields.version ?? version) !== version)
        return isDeepStrictEqual(former, wanted)
          ? [200, {}]
          : [409, { error: 'The event was changed meanwhile.' }];
      this.#edited.set(id, { ...wanted, version: version + 1 });
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
  };

  #hosted(userID: string): Hosted[] {
    const created = this.#created.filter(({ host }) => host === userID);
    return [...hostedBy(userID), ...created.map(({ event }) => event)];
  }

  #hosts(userID: string, id: string): boolean {
    return this.#hosted(userID).some((event) => (event.id ?? event._id) === id);
  }

  #asItStands(event: Hosted): object {
    const id = event.id ?? event._id ?? '';
    const edited = { ...event, version: 0, ...this.#edited.get(id) };
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
}

/** The guests of an event that a host asks for: none has answered. */
function guestsOf({ invitees }: Fields): Pick<HostedEvent, 'invitees'> {
  const unanswered = { response_status: 'pending', rsvpResponses: {} };
  return {
    invitees: (invitees as string[]).map((mobile_number) => ({ mobile_number, ...unanswered })),
  };
}

/** Whether the host moves an event now and then. */
function isMovable(id: string | undefined): boolean {
  return id?.endsWith('-garba') === true;
}

function movedBy(date: string | null | undefined, days: number): string {
  return new Date(Date.parse(date ?? '') + days * 86_400_000).toISOString();
}
