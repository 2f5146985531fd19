import type {
  AccountOutcome,
  DeleteAccountOutcome,
  DownloadOutcome,
  EndSessionOutcome,
} from './account.ts';
import type { BookableService, BookingOutcome, CalendarEntry } from './booking.ts';
import type {
  CalendarItem,
  ItemKind,
  ItemsByDay,
  KnownItems,
  OwnItem,
  UpdateItemOutcome,
} from './calendar.ts';
import type { EntryForm } from './calendar-entry.ts';
import type { Category } from './categories.ts';
import type { EventData, EventVersion, HostedEvent } from './event.ts';
import type {
  CreateEventOutcome,
  FindEventOutcome,
  HostedEventsOutcome,
  ShareOutcome,
  ShareWay,
  UpdateEventOutcome,
} from './hosting.ts';
import type {
  FindInvitationOutcome,
  InvitationKind,
  InvitedEvent,
  MemberInvite,
  RespondOutcome,
} from './invitation.ts';
import type { ChangeLanguageOutcome, Language } from './language.ts';
import type { LeftSession } from './left-sessions.ts';
import type { FindResourceOutcome, KnownOrganisations } from './organisation.ts';
import type { CancelOutcome, FindBookingOutcome, MoveOutcome, OwnBooking } from './own-booking.ts';
import type { ListPage } from './paged-list.ts';
import type { PartnerService } from './partner-service.ts';
import type { Coordinates, LookupOutcome } from './place.ts';
import type { PermissionOutcome, PushStanding } from './push.ts';
import type { RegistrationDetails } from './registration.ts';
import type { RsvpAnswer } from './rsvp.ts';
import type { SearchOutcome } from './service-search.ts';
import type { ServiceSort } from './service-sort.ts';
import type { UserLocation } from './session.ts';
import type {
  CheckUserOutcome,
  ConfirmCodeOutcome,
  OpenSessionOutcome,
  Proof,
  ReceiveCodeOutcome,
  SendCodeOutcome,
} from './sign-in.ts';
import type { DaySlots, Slot, SlotSource } from './slot.ts';
import type { TokenAnswer } from './token.ts';

/**
 * The ports that answer once, each written as a function from its input to its outcome. The flows
 * call them and the services implement them; both take the types from here.
 */
interface Ports {
  /** Asks the service whether a token is still good. */
  validateToken: (input: { token: string }) => TokenAnswer;
  /** Asks the session, which asks the service at most once at a time. */
  checkSession: () => { valid: boolean };
  checkUser: (input: { mobileNumber: string }) => CheckUserOutcome;
  sendCode: (input: { mobileNumber: string }) => SendCodeOutcome;
  /** Waits for the code to arrive on this device, where the browser can read it. */
  receiveCode: () => ReceiveCodeOutcome;
  confirmCode: (input: { mobileNumber: string; code: string }) => ConfirmCodeOutcome;
  /** Opens a session for a proven number: with a new account where there are details. */
  openSession: (
    input: Proof & { mobileNumber: string; details: RegistrationDetails | null },
  ) => OpenSessionOutcome;
  /** Ends a session that was just left, and all that are still owed from before. */
  endSessions: (input: { left: LeftSession | null }) => { outcome: 'ended' | 'unanswered' };
  /** The person's account, and the devices that are signed in. */
  getAccount: (input: { userID: string }) => AccountOutcome;
  /** Saves everything that the service holds about the person as a file. */
  downloadData: (input: { userID: string }) => DownloadOutcome;
  /**
   * Deletes the account, whose number was proven anew. `isRepeat` says that an earlier try got no answer,
   * and may have deleted the account (§22.65).
   */
  deleteAccount: (input: Proof & { userID: string; isRepeat: boolean }) => DeleteAccountOutcome;
  /** Ends a session of the person by its id. */
  endSession: (input: { userID: string; id: string }) => EndSessionOutcome;
  /**
   * Keeps the choice of a language on the device and loads the page anew in it; rejects without the
   * host's answer, and keeps nothing then.
   */
  changeLanguage: (input: { language: Language }) => ChangeLanguageOutcome;
  /** Claims the invitations that were sent to a proven number. */
  linkPending: (input: { userID: string; contact: string }) => void;
  /** Where the device is, rounded to two decimals. */
  findDevice: () => LookupOutcome<Coordinates>;
  reverseGeocode: (input: Coordinates) => LookupOutcome<UserLocation>;
  /** The places that a text means. */
  searchPlaces: (input: { text: string }) => UserLocation[];
  /** The free slots of one day. */
  loadSlots: (input: { source: SlotSource; date: string }) => DaySlots;
  /** Books one slot on a partner's service. */
  confirmBooking: (input: {
    userID: string;
    service: BookableService;
    date: string;
    slot: Slot;
  }) => BookingOutcome;
  /** The bookings of a person. */
  getBookings: (input: Wanted) => ListPage<OwnBooking>;
  /** One booking of a person, by its identifier; `isShown` as for a list. */
  getBooking: (input: {
    userID: string;
    bookingId: string;
    isShown: boolean;
  }) => FindBookingOutcome;
  cancelBooking: (input: { userID: string; bookingId: string }) => CancelOutcome;
  /** Moves a booking to another slot of its service; `date` is `YYYY-MM-DD`. */
  moveBooking: (input: {
    userID: string;
    bookingId: string;
    date: string;
    slot: Slot;
  }) => MoveOutcome;
  getResource: (input: { resourceId: string }) => FindResourceOutcome;
  /** Books all of the slots on a resource. */
  bookResource: (input: {
    userID: string;
    resourceId: string;
    date: string;
    slots: Slot[];
  }) => BookingOutcome;
  /** Saves a booking or an event as a file for the person's own calendar. */
  saveCalendarFile: (input: { entry: CalendarEntry }) => void;
  /** Saves all guests of an event as a file for a spreadsheet. */
  saveGuests: (input: { event: HostedEvent }) => void;
  /** Waits until a day, `YYYY-MM-DD`, is over in the person's zone; answers with the next one. */
  awaitNextDay: (input: { date: string }) => { date: string };
  getUserOrganisations: (input: { userID: string }) => KnownOrganisations;
  /** A person's items of one kind by day. */
  getCalendarItems: (input: { kind: ItemKind; userID: string }) => KnownItems;
  /** What the device keeps of the last answer to that, asked for once a visit; null where it keeps none. */
  recallCalendarItems: (input: { kind: ItemKind; userID: string }) => ItemsByDay | null;
  createCalendarItem: (input: {
    kind: ItemKind;
    userID: string;
    form: EntryForm;
    requestId: string;
  }) => CalendarItem;
  /** Changes an entry that was added by hand to what a form says. */
  updateCalendarItem: (input: {
    kind: ItemKind;
    userID: string;
    former: OwnItem;
    form: EntryForm;
    /** The zone that the form was opened in. */
    zone: string;
  }) => UpdateItemOutcome;
  /** Changes the status of a task alone. */
  markTask: (input: { userID: string; task: OwnItem; status: string }) => CalendarItem;
  /** Deletes an entry that was added by hand. */
  deleteCalendarItem: (input: { kind: ItemKind; userID: string; id: string }) => void;
  /** Adds an entry again as it was. */
  restoreCalendarItem: (input: { kind: ItemKind; userID: string; item: OwnItem }) => CalendarItem;
  /** The events that a person hosts from this cursor on, in as many pages as hold what is wanted. */
  getEvents: (input: Wanted) => HostedEventsOutcome;
  /** The hosted event of this identifier, on whichever page it stands. */
  findEvent: (input: SoughtEvent) => FindEventOutcome;
  /** Creates an event and invites the numbers, which are in E.164. */
  createEvent: (input: {
    userID: string;
    eventData: EventData;
    invitees: string[];
  }) => CreateEventOutcome;
  /** Changes an event; `version` is that which the host read, where the service told one. */
  updateEvent: (input: {
    userID: string;
    id: string;
    eventData: EventData;
    invitees: string[];
    version: EventVersion | null;
  }) => UpdateEventOutcome;
  /** Cancels an event, with a sentence for its guests. */
  cancelEvent: (input: { userID: string; id: string; message: string }) => CancelOutcome;
  /** Opens the device's contact picker; answers with the chosen mobile numbers as they are stored. */
  pickContacts: () => string[];
  /** Waits until the clock shows an instant, in milliseconds; answers with the time it shows then. */
  awaitInstant: (input: { at: number }) => { now: number };
  /** Shares a page by the share sheet, which `text` introduces, or copies its address alone. */
  shareLink: (input: { way: ShareWay; title: string; text: string; path: string }) => ShareOutcome;
  /** The invitations to events that have not expired. */
  getUserEvents: (input: Wanted) => ListPage<InvitedEvent>;
  /** The invitation to the event of this identifier, on whichever page it stands; expired ones too. */
  findInvitation: (input: SoughtEvent) => FindInvitationOutcome;
  /** The invitations to organisations that are not answered. */
  getUserMemberInvites: (input: Wanted) => ListPage<MemberInvite>;
  /** Answers an invitation of either kind. */
  respond: (input: {
    kind: InvitationKind;
    userID: string;
    id: string;
    responses: Record<string, RsvpAnswer>;
    /** The version of the event that the person saw; null where the service names no version. */
    version: EventVersion | null;
  }) => RespondOutcome;
  /** The services of one category, those near the place first. */
  listServices: (input: { category: Category; place: UserLocation | null }) => PartnerService[];
  /** The services that a text finds from this cursor on, in as many pages as hold what is wanted. */
  searchServices: (input: {
    text: string;
    sort: ServiceSort;
    place: UserLocation | null;
    cursor: string | null;
    least: number;
  }) => SearchOutcome;
  /** The services of all categories, each with its category. */
  listAllServices: (input: { place: UserLocation | null }) => PartnerService[];
  /** What the browser allows and the person chose; a number given is kept for the next visit. */
  recallPush: (input: { userID: string; mobileNumber: string | null }) => PushStanding;
  /** Lets the browser ask for its permission; to be called in the very press that wants it. */
  askPermission: () => PermissionOutcome;
  /** The address of this device for messages; `userID` is kept until it is taken back. */
  getPushToken: (input: { userID: string }) => { token: string };
  savePushToken: (input: { token: string; mobileNumber: string }) => void;
  /** Takes back the address that this device had for messages, if it had one. */
  forgetPush: () => void;
}

/**
 * A part of a person's list: its pages from this cursor on, from the first where it is null, until
 * they hold as many items as are wanted.
 */
interface Wanted {
  userID: string;
  cursor: string | null;
  least: number;
  /** Whether items of the list are shown; else what the device has stored may stand for an answer. */
  isShown: boolean;
}

/** An event that is looked for, by its identifier; `isShown` as for a list. */
interface SoughtEvent {
  userID: string;
  id: string;
  isShown: boolean;
}

export type PortName = keyof Ports;

/** The input of a port. */
export type PortInput<Name extends PortName> = Parameters<Ports[Name]>[0];

/** The answer of a port. */
export type PortOutcome<Name extends PortName> = ReturnType<Ports[Name]>;
