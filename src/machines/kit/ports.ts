import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { BookableService, BookingOutcome, CalendarEntry } from '../../domain/booking.ts';
import type { CalendarItem, ItemKind, ItemsByDay } from '../../domain/calendar.ts';
import type { EntryForm } from '../../domain/calendar-entry.ts';
import type { Category } from '../../domain/categories.ts';
import type { EventData } from '../../domain/event.ts';
import type {
  CreateEventOutcome,
  HostedEventsOutcome,
  ShareOutcome,
} from '../../domain/hosting.ts';
import type {
  InvitationKind,
  InvitedEvent,
  MemberInvite,
  RespondOutcome,
} from '../../domain/invitation.ts';
import type { Organisation, Resource } from '../../domain/organisation.ts';
import type { PartnerService } from '../../domain/partner-service.ts';
import type { Coordinates, LookupOutcome } from '../../domain/place.ts';
import type { RegistrationDetails } from '../../domain/registration.ts';
import type { RsvpAnswer } from '../../domain/rsvp.ts';
import type { StoredSession, UserLocation } from '../../domain/session.ts';
import type {
  CheckUserOutcome,
  ConfirmCodeOutcome,
  LoginOutcome,
  ReceiveCodeOutcome,
  SendCodeOutcome,
  SignupOutcome,
} from '../../domain/sign-in.ts';
import type { DaySlots, Slot, SlotSource } from '../../domain/slot.ts';
import type { TokenAnswer } from '../../domain/token.ts';
import type { PushCommand, Shell } from './shell.ts';

/**
 * What the machines need from outside, one named actor each. A machine takes its ports from here;
 * the services of the same names are provided once, where the app is put together.
 */
export const ports = {
  /** Asks the service whether a token is still good. */
  validateToken: promise<TokenAnswer, { token: string }>('validateToken'),
  /** Asks the session, which asks the service at most once at a time. */
  checkSession: promise<{ valid: boolean }>('checkSession'),
  /** Writes the session down, and tells of what other tabs write. */
  sessionStore: fromCallback<SessionStoreEvent>(() => {
    throw new Error('sessionStore must be provided');
  }),
  checkUser: promise<CheckUserOutcome, { mobileNumber: string }>('checkUser'),
  sendCode: promise<SendCodeOutcome, { mobileNumber: string }>('sendCode'),
  /** Waits for the code to arrive on this device, where the browser can tell. */
  receiveCode: promise<ReceiveCodeOutcome>('receiveCode'),
  confirmCode: promise<ConfirmCodeOutcome, { mobileNumber: string; code: string }>('confirmCode'),
  login: promise<LoginOutcome, { mobileNumber: string; proof: string }>('login'),
  signup: promise<
    SignupOutcome,
    { mobileNumber: string; details: RegistrationDetails; proof: string }
  >('signup'),
  linkPending: promise<void, { userID: string; contact: string }>('linkPending'),
  /** Where the device is, rounded to two decimals. */
  findDevice: promise<LookupOutcome<Coordinates>>('findDevice'),
  reverseGeocode: promise<LookupOutcome<UserLocation>, Coordinates>('reverseGeocode'),
  loadSlots: promise<DaySlots, { source: SlotSource; date: string }>('loadSlots'),
  confirmBooking: promise<
    BookingOutcome,
    { userID: string; service: BookableService; date: string; slot: Slot }
  >('confirmBooking'),
  getResource: promise<Resource, { resourceId: string }>('getResource'),
  bookResource: promise<
    BookingOutcome,
    { userID: string; resourceId: string; date: string; slots: Slot[] }
  >('bookResource'),
  /** Hands a booking over as a file for the person's own calendar. */
  saveCalendarFile: promise<void, { entry: CalendarEntry }>('saveCalendarFile'),
  /** Waits until a day, `YYYY-MM-DD`, is over in the person's zone; comes to the next one. */
  awaitNextDay: promise<{ date: string }, { date: string }>('awaitNextDay'),
  getUserOrganisations: promise<Organisation[], { userID: string }>('getUserOrganisations'),
  getCalendarItems: promise<ItemsByDay, { kind: ItemKind; userID: string }>('getCalendarItems'),
  createCalendarItem: promise<CalendarItem, { kind: ItemKind; userID: string; form: EntryForm }>(
    'createCalendarItem',
  ),
  getEvents: promise<HostedEventsOutcome, { userID: string }>('getEvents'),
  createEvent: promise<
    CreateEventOutcome,
    { userID: string; eventData: EventData; invitees: string[] }
  >('createEvent'),
  /** Lets the person pick from the device's contacts; comes to their mobile numbers as they stand. */
  pickContacts: promise<string[]>('pickContacts'),
  /** Waits until the clock shows an instant, in milliseconds; comes to what it shows then. */
  awaitInstant: promise<{ now: number }, { at: number }>('awaitInstant'),
  /** Hands a link over to another app, or copies it. */
  shareLink: promise<ShareOutcome, { title: string; path: string }>('shareLink'),
  getUserEvents: promise<InvitedEvent[], { userID: string }>('getUserEvents'),
  getUserMemberInvites: promise<MemberInvite[], { userID: string }>('getUserMemberInvites'),
  respond: promise<
    RespondOutcome,
    { kind: InvitationKind; userID: string; id: string; responses: Record<string, RsvpAnswer> }
  >('respond'),
  /** Tells `page.shown` whenever the person looks at the app again. */
  pageLooks: fromCallback(() => {
    throw new Error('pageLooks must be provided');
  }),
  /** Tells `network.lost` and `network.returned`, and at once of a network that is missing. */
  watchNetwork: fromCallback(() => {
    throw new Error('watchNetwork must be provided');
  }),
  /** The flow of push messages, fetched once somebody is there who may get some. */
  push: fromCallback<PushCommand, { owner: Shell; userID: string | null }>(() => {
    throw new Error('push must be provided');
  }),
  listServices: promise<PartnerService[], { category: Category }>('listServices'),
};

/** One flat record of actors, as the app provides it. */
export type Services = typeof ports;

/** What the session tells its store. */
export type SessionStoreEvent =
  | { type: 'session.stored'; session: StoredSession }
  | { type: 'location.stored'; userLocation: UserLocation };

/** The port of an actor that answers once. */
export function promise<Output, Input = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)));
}
