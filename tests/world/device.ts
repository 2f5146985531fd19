import { vi } from 'vitest';
import type { StoredSession, UserLocation } from '#domain/session.ts';
import { token, userID } from './answers.ts';

export const location: UserLocation = { city: 'Adoni', pincode: '518301' };

/** The stored session of a person who signed in on this device before. */
export const signedIn: StoredSession = {
  token,
  userID,
  userLocation: location,
  isAuthenticated: true,
};

/** jsdom cannot download: a press of a link to a file made on the device changes nothing. */
export function stubDownloads(): void {
  URL.createObjectURL = () => 'blob:a-file';
  URL.revokeObjectURL = () => undefined;
  const { click } = HTMLElement.prototype;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (!this.download) click.call(this);
  });
}
