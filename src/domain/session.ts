import * as v from 'valibot';
import { Id } from './ids.ts';
import type { Language } from './language.ts';

/** A session token as the service issued it. */
export const SessionToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096));

/** Where a person is, as the header shows it. */
export const UserLocation = v.object({ city: v.string(), pincode: v.string() });

export type UserLocation = v.InferOutput<typeof UserLocation>;

/** The place that the header shows. */
export type PlaceChange = { type: 'place.changed'; place: UserLocation | null };

/** The city of a place of which only the pincode is known. */
export const noCity = 'Unknown City';

/** Shown once a lookup has failed or was denied (§9.2). */
export const fallbackLocation: UserLocation = { city: 'Kurnool', pincode: 'Unknown' };

/**
 * The session as the browser keeps it (§3.1). `isAuthenticated` is never trusted. `hasExpired` tells
 * other tabs that the session was not ended by its user. `placeBy` is the user who chose the place
 * by hand, null for a visitor, and absent where the device told it (§22.85).
 */
export const StoredSession = v.object({
  userID: v.nullable(Id),
  token: v.nullable(SessionToken),
  userLocation: v.nullable(UserLocation),
  isAuthenticated: v.boolean(),
  hasExpired: v.exactOptional(v.boolean()),
  placeBy: v.exactOptional(v.nullable(Id)),
});

export type StoredSession = v.InferOutput<typeof StoredSession>;

/** The events that store on the device what belongs to the session. */
export type SessionStoreEvent =
  | { type: 'session.stored'; session: StoredSession }
  /** The session of this token ended, and not by its user. */
  | { type: 'session.expired'; token: string | null }
  /** The language of the person's account, null before they chose one (§22.125). */
  | { type: 'language.told'; userID: string; language: Language | null }
  | ({ type: 'location.stored' } & Pick<StoredSession, 'userLocation' | 'placeBy'>);

/** The key of the session in the browser's storage. */
export const sessionKey = 'timewell.session';

export const emptySession: StoredSession = {
  userID: null,
  token: null,
  userLocation: null,
  isAuthenticated: false,
};

/** The stored session from its text; a corrupted, foreign or incomplete value gives an empty one. */
export function readStoredSession(text: string | null): StoredSession {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredSession), text);
  if (!parsed.success) return emptySession;
  const { userID, token, userLocation, hasExpired = false, placeBy } = parsed.output;
  if (userID !== null && token !== null) return parsed.output;
  return {
    ...emptySession,
    userLocation,
    ...(hasExpired && { hasExpired }),
    ...(placeBy !== undefined && { placeBy }),
  };
}

/** 'city - pincode' as the header shows it (§2.10), with words for what is not known. */
export function locationText(
  location: UserLocation | null,
  unknown: { city: string; pincode: string },
): string {
  const { city, pincode } = location ?? unknown;
  const cityText = city === noCity ? unknown.city : city;
  return `${cityText} - ${pincode === fallbackLocation.pincode ? unknown.pincode : pincode}`;
}
