import type { StoredSession, UserLocation } from '#domain/session.ts';
import { token, userID } from './answers.ts';

export const location: UserLocation = { city: 'Adoni', pincode: '518301' };

/** The session of somebody who signed in on this device before. */
export const signedIn: StoredSession = {
  token,
  userID,
  userLocation: location,
  isAuthenticated: true,
};
