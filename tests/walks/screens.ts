import { getLocalTimeZone, today } from '@internationalized/date';
import type * as v from 'valibot';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isBookable } from '#domain/booking.ts';
import type { ItemKind } from '#domain/calendar.ts';
import type { DraftOwner } from '#domain/drafts.ts';
import { eventNameOf, readEvent } from '#domain/event.ts';
import {
  deadlineOf,
  type InvitationKind,
  type InvitedEvent,
  type MemberInvite,
  openInvitations,
  pendingInvites,
} from '#domain/invitation.ts';
import { readService } from '#domain/partner-service.ts';
import { calendarDraft, calendarMachine } from '../../src/machines/calendar.ts';
import { calendarEntryDraft, calendarEntryMachine } from '../../src/machines/calendar-entry.ts';
import { calendarItemsMachine } from '../../src/machines/calendar-items.ts';
import { createEventDraft, createEventMachine } from '../../src/machines/create-event.ts';
import { eventPageMachine } from '../../src/machines/event-page.ts';
import { exploreMachine } from '../../src/machines/explore.ts';
import { guardMachine } from '../../src/machines/guard.ts';
import { handOverMachine } from '../../src/machines/hand-over.ts';
import { headerMachine } from '../../src/machines/header.ts';
import { hostedEventsMachine } from '../../src/machines/hosted-events.ts';
import { invitationsMachine } from '../../src/machines/invitations.ts';
import { loginDraft, loginMachine } from '../../src/machines/login.ts';
import { organisationsMachine } from '../../src/machines/organisations.ts';
import { registrationDraft, registrationMachine } from '../../src/machines/registration.ts';
import { resourceMachine } from '../../src/machines/resource.ts';
import {
  resourceBookingDraft,
  resourceBookingMachine,
} from '../../src/machines/resource-booking.ts';
import { rsvpDraft, rsvpMachine } from '../../src/machines/rsvp.ts';
import { serviceBookingDraft, serviceBookingMachine } from '../../src/machines/service-booking.ts';
import { splashMachine } from '../../src/machines/splash.ts';

/** A flow that the screen shows now, as its view would start it. */
export interface Shown {
  /** Where on the screen it stands; another key is another flow. */
  key: string;
  machine: AnyStateMachine;
  input: object;
  draft?: {
    keeper: { flow: string; schema: v.GenericSchema; of: (snapshot: never) => unknown };
    owner: DraftOwner;
    key?: string | undefined;
  };
}

/** What decides which flows are shown. */
export interface Scene {
  page: { path: string; state: unknown };
  app: AnyMachineSnapshot;
  session: AnyMachineSnapshot;
  /** The flow that stands there by now, if one does. */
  at: (key: string) => AnyActorRef | undefined;
}

/** The flows of the whole screen, as the shell lays it out: what comes later may hang on what lives already. */
export function* flowsOf(scene: Scene): Iterable<Shown> {
  const { page, app, session } = scene;
  if (page.path === '/') yield { key: 'splash', machine: splashMachine, input: {} };
  else {
    if (session.context.token !== null) yield* header(scene);
    yield* pageFlows(scene);
  }
  if (app.matches({ signIn: 'registering' })) {
    const { mobileNumber } = app.context;
    const draft = { keeper: registrationDraft, owner: 'visitor' } as const;
    yield { key: 'registration', machine: registrationMachine, input: { mobileNumber }, draft };
  } else if (!app.matches({ signIn: 'closed' })) {
    const draft = { keeper: loginDraft, owner: 'visitor' } as const;
    yield { key: 'login', machine: loginMachine, input: {}, draft };
  }
}

function* header(scene: Scene): Iterable<Shown> {
  yield { key: 'header', machine: headerMachine, input: {} };
  if (!snapshotAt(scene, 'header')?.matches('calendarOpen')) return;
  const input = { userID: userOf(scene), today: todayHere(), isReadOnly: true, draft: null };
  yield { key: 'header calendar', machine: calendarMachine, input };
}

const guardedPaths =
  /^\/(dashboard|create-events|my-appointments|my-organisation|service-details|resource\/[^/]+|event\/[^/]+)$/;

function* pageFlows(scene: Scene): Iterable<Shown> {
  const { page, app } = scene;
  if (page.path === '/home') yield { key: '/home explore', machine: exploreMachine, input: {} };
  if (!guardedPaths.test(page.path)) return;
  const place = `${page.path} ${app.context.lastUserID}`;
  yield { key: place, machine: guardMachine, input: { page } };
  if (snapshotAt(scene, place)?.matches('open')) yield* guardedFlows(scene, `${place} `);
}

function* guardedFlows(scene: Scene, place: string): Iterable<Shown> {
  const [, screen, id = ''] = scene.page.path.split('/');
  const userID = userOf(scene);
  switch (screen) {
    case 'dashboard':
      yield { key: `${place}explore`, machine: exploreMachine, input: {} };
      return yield* agenda(scene, place);
    case 'my-appointments':
      yield* agenda(scene, place);
      return yield* invitations(scene, place);
    case 'my-organisation':
      return yield { key: `${place}tree`, machine: organisationsMachine, input: { userID } };
    case 'create-events':
      return yield* hosting(scene, place);
    case 'resource':
      return yield* resource(scene, place, decodeURIComponent(id));
    case 'event':
      return yield* event(scene, place, decodeURIComponent(id));
    default:
      return yield* service(scene, place);
  }
}

function* agenda(scene: Scene, place: string): Iterable<Shown> {
  const userID = userOf(scene);
  const key = `${place}calendar`;
  const owner = { userID };
  yield { key: `${place}agenda`, machine: calendarItemsMachine, input: { userID } };
  yield {
    key,
    machine: calendarMachine,
    input: { userID, today: todayHere(), isReadOnly: false },
    draft: { keeper: calendarDraft, owner, key: scene.page.path },
  };
  const calendar = snapshotAt(scene, key);
  const kind: ItemKind | null = calendar?.matches('open') ? calendar.context.adding : null;
  if (!calendar || kind === null) return;
  const input = { owner: scene.at(key), userID: calendar.context.userID, kind };
  yield {
    key: `${key} ${kind}`,
    machine: calendarEntryMachine,
    input: { ...input, day: calendar.context.day },
    draft: { keeper: calendarEntryDraft, owner: { userID: calendar.context.userID }, key: kind },
  };
}

function* invitations(scene: Scene, place: string): Iterable<Shown> {
  const key = `${place}invitations`;
  yield { key, machine: invitationsMachine, input: { userID: userOf(scene) } };
  const lists = snapshotAt(scene, key);
  if (!lists) return;
  const hasEvents = !lists.matches({ events: 'loading' }) && !lists.matches({ events: 'failed' });
  const events: InvitedEvent[] = hasEvents ? (lists.context.events ?? []) : [];
  for (const event of stillOpen(events)) yield rsvp(scene, place, 'event', event.event_id, event);
  const invites: MemberInvite[] = pendingInvites(lists.context.invites);
  for (const invite of invites) yield rsvp(scene, place, 'organisation', invite.org_id, invite);
}

function rsvp(
  scene: Scene,
  place: string,
  kind: InvitationKind,
  id: string,
  invitation: InvitedEvent | MemberInvite,
): Shown {
  const userID = userOf(scene);
  return {
    key: `${place}${kind} ${id}`,
    machine: rsvpMachine,
    input: {
      kind,
      userID,
      id,
      questionnaire: invitation.rsvpQuestionnaire,
      status: invitation.response_status,
      responses: invitation.rsvpResponses,
      deadline: deadlineOf(invitation.inviteExpiryDate, getLocalTimeZone()),
      now: Date.now(),
    },
    draft: { keeper: rsvpDraft, owner: { userID }, key: `${kind}.${id}` },
  };
}

const openLists = new WeakMap<InvitedEvent[], InvitedEvent[]>();

/** By the clock of when they came: one that expires on the screen stays there. */
function stillOpen(events: InvitedEvent[]): InvitedEvent[] {
  const open = openLists.get(events) ?? openInvitations(events, Date.now(), getLocalTimeZone());
  openLists.set(events, open);
  return open;
}

function* hosting(scene: Scene, place: string): Iterable<Shown> {
  const userID = userOf(scene);
  const draft = { keeper: createEventDraft, owner: { userID } };
  yield { key: `${place}form`, machine: createEventMachine, input: { userID }, draft };
  yield { key: `${place}list`, machine: hostedEventsMachine, input: { userID } };
}

function* resource(scene: Scene, place: string, resourceId: string): Iterable<Shown> {
  const key = `${place}resource`;
  const userID = userOf(scene);
  yield { key, machine: resourceMachine, input: { resourceId } };
  const shown = snapshotAt(scene, key)?.context.resource;
  if (!shown) return;
  yield {
    key: `${place}booking`,
    machine: resourceBookingMachine,
    input: { resourceId, resource: shown, userID, today: todayHere() },
    draft: { keeper: resourceBookingDraft, owner: { userID }, key: resourceId },
  };
}

function* service(scene: Scene, place: string): Iterable<Shown> {
  const offered = readService(scene.page.state);
  const userID = userOf(scene);
  if (!offered || !isBookable(offered)) return;
  const { service_id } = offered;
  yield {
    key: `${place}${service_id}`,
    machine: serviceBookingMachine,
    input: { service: offered, userID, today: todayHere() },
    draft: { keeper: serviceBookingDraft, owner: { userID }, key: service_id },
  };
}

function* event(scene: Scene, place: string, id: string): Iterable<Shown> {
  const key = `${place}event`;
  const handed = readEvent(scene.page.state, id);
  const input = { userID: userOf(scene), id, handed, now: Date.now() };
  yield { key, machine: eventPageMachine, input };
  const page = snapshotAt(scene, key);
  if (!page?.matches({ shown: { clock: 'active' } })) return;
  const { event: shown } = page.context;
  const words = [eventNameOf(shown), shown.eventDateTime, shown.venue, shown.description];
  yield {
    key: `${place}actions ${words.join(' ')}`,
    machine: handOverMachine,
    input: { event: shown, path: `/event/${encodeURIComponent(id)}`, zone: getLocalTimeZone() },
  };
}

function snapshotAt({ at }: Scene, key: string): AnyMachineSnapshot | undefined {
  return at(key)?.getSnapshot();
}

/** Whose page it is: who is signed in, or was until a moment ago. */
function userOf({ session, app }: Scene): string {
  return session.context.userID ?? app.context.lastUserID ?? '';
}

function todayHere(): string {
  return today(getLocalTimeZone()).toString();
}
