import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { PortInput, PortName, PortOutcome } from '../../domain/ports.ts';
import type { SearchKept } from '../../domain/service-search.ts';
import type { SessionStoreEvent } from '../../domain/session.ts';
import type { PushCommand, Shell } from './shell.ts';

/**
 * What the machines need from outside, one named actor each. A machine takes its ports from here;
 * the services of the same names are provided once, where the app is put together.
 */
export const ports = {
  validateToken: port('validateToken'),
  checkSession: port('checkSession'),
  /** Writes the session down, and tells of what other tabs write. */
  sessionStore: listener<SessionStoreEvent>('sessionStore'),
  checkUser: port('checkUser'),
  sendCode: port('sendCode'),
  receiveCode: port('receiveCode'),
  confirmCode: port('confirmCode'),
  openSession: port('openSession'),
  endSessions: port('endSessions'),
  getAccount: port('getAccount'),
  downloadData: port('downloadData'),
  deleteAccount: port('deleteAccount'),
  endSession: port('endSession'),
  changeLanguage: port('changeLanguage'),
  linkPending: port('linkPending'),
  findDevice: port('findDevice'),
  reverseGeocode: port('reverseGeocode'),
  searchPlaces: port('searchPlaces'),
  loadSlots: port('loadSlots'),
  confirmBooking: port('confirmBooking'),
  getBookings: port('getBookings'),
  getBooking: port('getBooking'),
  cancelBooking: port('cancelBooking'),
  moveBooking: port('moveBooking'),
  getResource: port('getResource'),
  bookResource: port('bookResource'),
  saveCalendarFile: port('saveCalendarFile'),
  saveGuests: port('saveGuests'),
  awaitNextDay: port('awaitNextDay'),
  getUserOrganisations: port('getUserOrganisations'),
  getCalendarItems: port('getCalendarItems'),
  recallCalendarItems: port('recallCalendarItems'),
  createCalendarItem: port('createCalendarItem'),
  updateCalendarItem: port('updateCalendarItem'),
  markTask: port('markTask'),
  deleteCalendarItem: port('deleteCalendarItem'),
  restoreCalendarItem: port('restoreCalendarItem'),
  getEvents: port('getEvents'),
  findEvent: port('findEvent'),
  createEvent: port('createEvent'),
  updateEvent: port('updateEvent'),
  cancelEvent: port('cancelEvent'),
  pickContacts: port('pickContacts'),
  awaitInstant: port('awaitInstant'),
  shareLink: port('shareLink'),
  getUserEvents: port('getUserEvents'),
  findInvitation: port('findInvitation'),
  getUserMemberInvites: port('getUserMemberInvites'),
  respond: port('respond'),
  /** Tells `page.shown` whenever the person looks at the app again. */
  pageLooks: listener('pageLooks'),
  /** Tells `session.started` with its `userID` whenever a new session begins. */
  sessionStarts: listener('sessionStarts'),
  /** Tells of entries that were changed elsewhere on the page, as the lists of the calendar hear it. */
  entryChanges: listener('entryChanges'),
  /** Tells `entry.changed` once the device is in another zone, where the calendar has other days. */
  watchZone: listener('watchZone'),
  /** Tells `network.lost` and `network.returned`, and at once of a network that is missing. */
  watchNetwork: listener('watchNetwork'),
  /** The flow of push messages, fetched once a person is signed in. */
  push: listener<PushCommand, { shell: Shell; userID: string | null }>('push'),
  listServices: port('listServices'),
  searchServices: port('searchServices'),
  listAllServices: port('listAllServices'),
  /** Tells `place.changed` with the place that the header shows, at once and whenever it changes. */
  watchPlace: listener('watchPlace'),
  /** Writes a search into the page's address, and tells `search.restored` of one that stands there. */
  searchKeeper: listener<SearchKept>('searchKeeper'),
};

/** One flat record of actors, as the app provides it. */
export type Services = typeof ports;

/** The service's sentence why it did not do what was asked; null in an answer without one. */
export function refusalOf(answer: { outcome: string; message?: string | null }): string | null {
  return answer.message ?? null;
}

/** The place of an actor that answers once. */
export function port<Name extends PortName>(name: Name) {
  return fromPromise<PortOutcome<Name>, PortInput<Name>>(() =>
    Promise.reject(new Error(`${name} must be provided`)),
  );
}

/** The place of an actor that tells of what happens outside, and may be told of what happens here. */
export function listener<Heard extends EventObject = EventObject, Input = NonReducibleUnknown>(
  name: string,
) {
  return fromCallback<Heard, Input>(() => {
    throw new Error(`${name} must be provided`);
  });
}
