import { fromCallback, fromPromise } from 'xstate';
import type { BookableService, CalendarEntry } from '../domain/booking.ts';
import { brand } from '../domain/brand.ts';
import type { ItemKind } from '../domain/calendar.ts';
import type { EntryForm } from '../domain/calendar-entry.ts';
import type { Category } from '../domain/categories.ts';
import type { EventData } from '../domain/event.ts';
import type { InvitationKind } from '../domain/invitation.ts';
import type { Coordinates, LookupOutcome } from '../domain/place.ts';
import type { RegistrationDetails } from '../domain/registration.ts';
import type { RsvpAnswer } from '../domain/rsvp.ts';
import type { StoredSession, UserLocation } from '../domain/session.ts';
import type { ReceiveCodeOutcome } from '../domain/sign-in.ts';
import type { Slot, SlotSource } from '../domain/slot.ts';
import type { TokenAnswer } from '../domain/token.ts';
import type { Send } from './api/client.ts';
import { isOffline, watchNetwork } from './network.ts';
import { onPageShown } from './page-looks.ts';
import type { PhoneSignIn, PhoneSignInSettings } from './phone-sign-in.ts';
import { receiveCode } from './receive-code.ts';
import { forgetLastSeen } from './seen.ts';
import { onSessionChangedElsewhere, writeLocation, writeSession } from './session-store.ts';

export interface ServiceOptions {
  send: Send;
  geocoderUrl: string;
  phoneSignIn: PhoneSignInSettings;
  /** Where the session is kept. */
  storage: Storage;
  /** Puts the question to the session, which asks the service at most once at a time. */
  checkSession: () => Promise<{ valid: boolean }>;
}

/** The outside world as one flat record of actors; what a screen does not need is not loaded. */
export function createServices(options: ServiceOptions) {
  const { send, storage } = options;
  let phoneSignIn: Promise<PhoneSignIn> | null = null;
  const phone = () => {
    phoneSignIn ??= loadPhoneSignIn().then(({ createPhoneSignIn }) =>
      createPhoneSignIn(options.phoneSignIn),
    );
    phoneSignIn.catch(() => {
      phoneSignIn = null;
    });
    return phoneSignIn;
  };

  return {
    checkSession: fromPromise(options.checkSession),
    sessionStore: fromCallback<StoreEvent>(({ sendBack, receive }) => {
      receive((event) => {
        if (event.type === 'session.stored') {
          writeSession(storage, event.session);
          forgetLastSeen(storage, event.session.userID);
        } else writeLocation(storage, event.userLocation);
      });
      return onSessionChangedElsewhere((session) =>
        sendBack({ type: 'session.changedElsewhere', session }),
      );
    }),
    validateToken: fromPromise<TokenAnswer, { token: string }>(async ({ input, signal }) => {
      // Without a network nobody is asked, and what asks may not even be here.
      if (isOffline()) return { outcome: 'offline' };
      return (await loadSessionCalls()).validateToken(send, input, signal);
    }),
    linkPending: fromPromise(
      async ({ input, signal }: Asked<{ userID: string; contact: string }>) =>
        (await loadSessionCalls()).linkPending(send, input, signal),
    ),
    checkUser: fromPromise(async ({ input, signal }: Asked<{ mobileNumber: string }>) =>
      (await loadSignInCalls()).checkUser(send, input, signal),
    ),
    sendCode: fromPromise(async ({ input }: Asked<{ mobileNumber: string }>) =>
      (await phone()).sendCode(input.mobileNumber),
    ),
    receiveCode: fromPromise<ReceiveCodeOutcome>(({ signal }) => receiveCode(signal)),
    confirmCode: fromPromise(async ({ input }: Asked<{ mobileNumber: string; code: string }>) =>
      (await phone()).confirmCode(input.mobileNumber, input.code),
    ),
    login: fromPromise(async ({ input, signal }: Asked<{ mobileNumber: string; proof: string }>) =>
      (await loadSignInCalls()).login(send, input, signal),
    ),
    signup: fromPromise(async ({ input, signal }: Asked<SignupInput>) =>
      (await loadSignInCalls()).signup(send, input, signal),
    ),
    findDevice: fromPromise<LookupOutcome<Coordinates>>(async () =>
      (await loadPlace()).findDevice(),
    ),
    reverseGeocode: fromPromise(async ({ input, signal }: Asked<Coordinates>) =>
      (await loadPlace()).reverseGeocode(options.geocoderUrl, input, signal),
    ),
    loadSlots: fromPromise(async ({ input, signal }: Asked<{ source: SlotSource; date: string }>) =>
      (await loadBookingCalls()).loadSlots(send, input, signal),
    ),
    confirmBooking: fromPromise(async ({ input, signal }: Asked<ServiceBookingInput>) =>
      (await loadBookingCalls()).confirmBooking(send, input, signal),
    ),
    getResource: fromPromise(async ({ input, signal }: Asked<{ resourceId: string }>) =>
      (await loadBookingCalls()).getResource(send, input, signal),
    ),
    bookResource: fromPromise(async ({ input, signal }: Asked<ResourceBookingInput>) =>
      (await loadBookingCalls()).bookResource(send, input, signal),
    ),
    saveCalendarFile: fromPromise(async ({ input }: Asked<{ entry: CalendarEntry }>) =>
      (await import('./calendar-file.ts')).saveCalendarFile(input.entry, brand),
    ),
    awaitNextDay: fromPromise(async ({ input, signal }: Asked<{ date: string }>) =>
      (await import('./next-day.ts')).awaitNextDay(input, signal),
    ),
    getUserOrganisations: fromPromise(async ({ input, signal }: Asked<{ userID: string }>) =>
      (await loadBookingCalls()).getUserOrganisations(send, input, signal),
    ),
    getCalendarItems: fromPromise(
      async ({ input, signal }: Asked<{ kind: ItemKind; userID: string }>) =>
        (await loadCalendarCalls()).getCalendarItems(send, input, signal),
    ),
    createCalendarItem: fromPromise(async ({ input, signal }: Asked<EntryInput>) =>
      (await loadCalendarCalls()).createCalendarItem(send, input, signal),
    ),
    getEvents: fromPromise(async ({ input, signal }: Asked<{ userID: string }>) =>
      (await loadHostingCalls()).getEvents(send, input, signal),
    ),
    createEvent: fromPromise(async ({ input, signal }: Asked<CreateEventInput>) =>
      (await loadHostingCalls()).createEvent(send, input, signal),
    ),
    pickContacts: fromPromise(async () => (await import('./contacts.ts')).pickContacts()),
    awaitInstant: fromPromise(async ({ input, signal }: Asked<{ at: number }>) =>
      (await import('./await-instant.ts')).awaitInstant(input, signal),
    ),
    shareLink: fromPromise(async ({ input }: Asked<{ title: string; path: string }>) =>
      (await import('./share-link.ts')).shareLink(input),
    ),
    getUserEvents: fromPromise(async ({ input, signal }: Asked<{ userID: string }>) =>
      (await loadInvitationCalls()).getUserEvents(send, input, signal),
    ),
    getUserMemberInvites: fromPromise(async ({ input, signal }: Asked<{ userID: string }>) =>
      (await loadInvitationCalls()).getUserMemberInvites(send, input, signal),
    ),
    respond: fromPromise(async ({ input, signal }: Asked<RespondInput>) =>
      (await loadInvitationCalls()).respond(send, input, signal),
    ),
    pageLooks: fromCallback(({ sendBack }) => onPageShown(() => sendBack({ type: 'page.shown' }))),
    watchNetwork: fromCallback(({ sendBack }) => watchNetwork(sendBack)),
    listServices: fromPromise(async ({ input, signal }: Asked<{ category: Category }>) =>
      (await import('./api/explore.ts')).listServices(send, input, signal),
    ),
  };
}

/** Fetches what a sign-in needs, as soon as a person shows that they mean to. */
export function preloadSignIn(): void {
  loadSignInCalls().catch(ignore);
  loadPhoneSignIn().catch(ignore);
}

/** Fetches what a booking asks the service with. */
export function preloadBooking(): void {
  loadBookingCalls().catch(ignore);
}

interface Asked<Input> {
  input: Input;
  signal: AbortSignal;
}

interface EntryInput {
  kind: ItemKind;
  userID: string;
  form: EntryForm;
}

interface CreateEventInput {
  userID: string;
  eventData: EventData;
  invitees: string[];
}

interface RespondInput {
  kind: InvitationKind;
  userID: string;
  id: string;
  responses: Record<string, RsvpAnswer>;
}

interface ServiceBookingInput {
  userID: string;
  service: BookableService;
  date: string;
  slot: Slot;
}

interface ResourceBookingInput {
  userID: string;
  resourceId: string;
  date: string;
  slots: Slot[];
}

type StoreEvent =
  | { type: 'session.stored'; session: StoredSession }
  | { type: 'location.stored'; userLocation: UserLocation };

interface SignupInput {
  mobileNumber: string;
  details: RegistrationDetails;
  proof: string;
}

const loadSessionCalls = () => import('./api/session.ts');
const loadSignInCalls = () => import('./api/sign-in.ts');
const loadPhoneSignIn = () => import('./phone-sign-in.ts');
const loadBookingCalls = () => import('./api/booking.ts');
const loadCalendarCalls = () => import('./api/calendar.ts');
const loadHostingCalls = () => import('./api/hosting.ts');
const loadInvitationCalls = () => import('./api/invitations.ts');
const loadPlace = () => import('./place.ts');

/** A preload that fails is tried again when it is needed, where its failure is told. */
function ignore() {}
