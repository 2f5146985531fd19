import { fromCallback } from 'xstate';
import { brand } from '../domain/brand.ts';
import { untoldLanguageKey } from '../domain/language.ts';
import type { PortName } from '../domain/ports.ts';
import type { SessionStoreEvent } from '../domain/session.ts';
import type { Send } from './api/client.ts';
import { linkPending, validateToken } from './api/session.ts';
import type { DeviceStore } from './device-store.ts';
import { keepLeft, readLeft } from './left-store.ts';
import { watchNetwork } from './network.ts';
import { onPageShown } from './page-looks.ts';
import type { PhoneSignIn, PhoneSignInSettings } from './phone-sign-in.ts';
import { type ApiService, type Service, toActors } from './port.ts';
import { receiveCode } from './receive-code.ts';
import { forgetLastSeen } from './seen.ts';
import {
  onSessionChangedElsewhere,
  writeExpiry,
  writeLocation,
  writeSession,
} from './session-store.ts';

interface ServiceOptions {
  send: Send;
  geocoderUrl: string;
  phoneSignIn: PhoneSignInSettings;
  /** Where the session is kept. */
  store: DeviceStore;
  /** Asks the session, which asks the service at most once at a time. */
  checkSession: () => Promise<{ valid: boolean }>;
}

/** The outside world as one flat record of actors; a module is fetched with its first call. */
export function createServices(options: ServiceOptions) {
  const { send, store } = options;
  const phone = phoneSignInOf(options.phoneSignIn);
  const signInSend = import.meta.env.VITE_APP_CHECK_KEY ? withAppToken(send) : send;

  /** The function of a port's name in a module of API calls. */
  const api =
    <Name extends PortName>(
      calls: OnDemandCalls<{ [Key in Name]: ApiService<Key> }>,
      name: Name,
      sender = send,
    ): Service<Name> =>
    async (input, signal) =>
      (calls.arrived() ?? (await calls.load()))[name](sender, input, signal);

  return {
    ...toActors({
      checkSession: options.checkSession,
      // In the file of the start: a module that does not arrive says nothing about the token (§11.3).
      validateToken: (input, signal) => validateToken(send, input, signal),
      linkPending: (input, signal) => linkPending(send, input, signal),
      endSessions: async ({ left }, signal) => {
        // Before anything is awaited: the page may be closed at once.
        if (left) keepLeft(store, left);
        if (readLeft(store).length === 0) return { outcome: 'ended' };
        return (await import('./api/left-sessions.ts')).endLeftSessions(send, store, signal);
      },
      getAccount: api(accountCalls, 'getAccount'),
      downloadData: api(accountCalls, 'downloadData'),
      deleteAccount: async (input, signal) => {
        const deleted = await api(accountCalls, 'deleteAccount')(input, signal);
        // The number's record at the provider goes too, where it can: the account is gone either way.
        if (deleted.outcome === 'deleted')
          phone()
            .then((provider) => provider.forgetPerson())
            .catch(ignore);
        return deleted;
      },
      endSession: api(accountCalls, 'endSession'),
      changeLanguage: async ({ language }) =>
        (await import('./language.ts')).changeLanguage(store, language),
      checkUser: api(signInCalls, 'checkUser', signInSend),
      sendCode: async ({ mobileNumber }) => {
        // Firebase asks for the token too, and would wait for ever where it does not come.
        if (import.meta.env.VITE_APP_CHECK_KEY) await appToken();
        return (await phone()).sendCode(mobileNumber);
      },
      receiveCode: (_, signal) => receiveCode(signal),
      confirmCode: async ({ mobileNumber, code }) =>
        (await phone()).confirmCode(mobileNumber, code),
      openSession: api(signInCalls, 'openSession', signInSend),
      findDevice: async () => (await place()).findDevice(),
      reverseGeocode: async (input, signal) =>
        (await place()).reverseGeocode(options.geocoderUrl, input, signal),
      searchPlaces: async ({ text }, signal) =>
        (await place()).searchPlaces(options.geocoderUrl, text, signal),
      loadSlots: api(bookingCalls, 'loadSlots'),
      confirmBooking: api(bookingCalls, 'confirmBooking'),
      getBookings: api(ownBookingCalls, 'getBookings'),
      getBooking: api(ownBookingCalls, 'getBooking'),
      cancelBooking: api(ownBookingCalls, 'cancelBooking'),
      moveBooking: api(ownBookingCalls, 'moveBooking'),
      getResource: api(bookingCalls, 'getResource'),
      bookResource: api(bookingCalls, 'bookResource'),
      getUserOrganisations: api(organisationCalls, 'getUserOrganisations'),
      saveCalendarFile: async ({ entry }) =>
        (await import('./calendar-file.ts')).saveCalendarFile(entry, brand),
      saveGuests: async ({ event }) => (await import('./guests-file.ts')).saveGuests(event),
      awaitNextDay: async (input, signal) =>
        (await import('./next-day.ts')).awaitNextDay(input, signal),
      getCalendarItems: api(calendarCalls, 'getCalendarItems'),
      recallCalendarItems: async (input) =>
        (calendarCalls.arrived() ?? (await calendarCalls.load())).recallCalendarItems(store, input),
      createCalendarItem: api(calendarCalls, 'createCalendarItem'),
      updateCalendarItem: api(calendarCalls, 'updateCalendarItem'),
      markTask: api(calendarCalls, 'markTask'),
      deleteCalendarItem: api(calendarCalls, 'deleteCalendarItem'),
      restoreCalendarItem: api(calendarCalls, 'restoreCalendarItem'),
      getEvents: api(hostingCalls, 'getEvents'),
      findEvent: api(hostingCalls, 'findEvent'),
      createEvent: api(hostingCalls, 'createEvent'),
      updateEvent: api(hostingCalls, 'updateEvent'),
      cancelEvent: api(hostingCalls, 'cancelEvent'),
      pickContacts: async () => (await import('./contacts.ts')).pickContacts(),
      awaitInstant: async (input, signal) =>
        (await import('./await-instant.ts')).awaitInstant(input, signal),
      shareLink: async (input) => (await import('./share-link.ts')).shareLink(input),
      getUserEvents: api(invitationCalls, 'getUserEvents'),
      findInvitation: api(invitationCalls, 'findInvitation'),
      getUserMemberInvites: api(invitationCalls, 'getUserMemberInvites'),
      respond: api(invitationCalls, 'respond'),
      listServices: api(exploreCalls, 'listServices'),
      searchServices: api(exploreCalls, 'searchServices'),
      listAllServices: api(exploreCalls, 'listAllServices'),
    }),
    sessionStore: fromCallback<SessionStoreEvent>(({ sendBack, receive }) => {
      receive((event) => {
        if (event.type === 'session.stored') {
          writeSession(store, event.session);
          forgetLastSeen(store, event.session.userID);
        } else if (event.type === 'session.expired') {
          if (writeExpiry(store, event.token)) forgetLastSeen(store, null);
        } else if (event.type === 'language.told') {
          const page = import.meta.env.VITE_LANGUAGE;
          const isHeeded = (event.language ?? page) === page;
          if (isHeeded && store.getItem(untoldLanguageKey) === null) return;
          import('./language.ts').then((it) => it.heedAccount(send, store, event)).catch(ignore);
        } else writeLocation(store, event);
      });
      return onSessionChangedElsewhere(store, (session) =>
        sendBack({ type: 'session.changedElsewhere', session }),
      );
    }),
    pageLooks: fromCallback(({ sendBack }) => onPageShown(() => sendBack({ type: 'page.shown' }))),
    watchNetwork: fromCallback(({ sendBack }) => watchNetwork(sendBack)),
  };
}

/** Fetches the modules of a sign-in, which the person needs once they have typed their number. */
export function preloadSignIn(): void {
  signInCalls.load().catch(ignore);
  loadPhoneSignIn().catch(ignore);
  if (import.meta.env.VITE_APP_CHECK_KEY) appToken().catch(ignore);
}

/** Fetches the module of a booking's calls. */
export function preloadBooking(): void {
  bookingCalls.load().catch(ignore);
}

/** Sends a token of App Check with a call (§22.176), or the call alone where there is no token. */
function withAppToken(send: Send): Send {
  return async (call, request, options) => {
    const token = await appToken().catch(ignore);
    return send(call, request, {
      ...options,
      ...(token && { headers: { 'x-firebase-appcheck': token } }),
    });
  };
}

async function appToken(): Promise<string | null> {
  return (await import('./app-check.ts')).appToken();
}

interface OnDemandCalls<Calls> {
  load: () => Promise<Calls>;
  /** The calls, once they were loaded: the press sends one at once, before React renders for the press. */
  arrived: () => Calls | null;
}

const signInCalls = onDemandCalls(() => import('./api/sign-in.ts'));
const accountCalls = onDemandCalls(() => import('./api/account.ts'));
const bookingCalls = onDemandCalls(() => import('./api/booking.ts'));
const organisationCalls = onDemandCalls(() => import('./api/organisations.ts'));
const ownBookingCalls = onDemandCalls(() => import('./api/own-bookings.ts'));
const calendarCalls = onDemandCalls(() => import('./api/calendar.ts'));
const hostingCalls = onDemandCalls(() => import('./api/hosting.ts'));
const invitationCalls = onDemandCalls(() => import('./api/invitations.ts'));
const exploreCalls = onDemandCalls(() => import('./api/explore.ts'));
const loadPhoneSignIn = () => import('./phone-sign-in.ts');
const place = () => import('./place.ts');

function onDemandCalls<Calls>(fetchCalls: () => Promise<Calls>): OnDemandCalls<Calls> {
  let arrived: Calls | null = null;
  return {
    load: async () => {
      arrived = await fetchCalls();
      return arrived;
    },
    arrived: () => arrived,
  };
}

/** The one phone sign-in, made when it is first asked for, and anew if its module did not arrive. */
function phoneSignInOf(settings: PhoneSignInSettings): () => Promise<PhoneSignIn> {
  let phone: Promise<PhoneSignIn> | null = null;
  return () => {
    phone ??= loadPhoneSignIn().then(({ createPhoneSignIn }) => createPhoneSignIn(settings));
    phone.catch(() => {
      phone = null;
    });
    return phone;
  };
}

/** A preload that fails is tried again when it is needed, and reported then. */
function ignore() {}
