import type { Account, SignedInDevice } from '#domain/account.ts';

/** The device that asks. */
export const thisDevice: SignedInDevice = {
  id: 'this-session',
  device: 'Chrome on Android',
  signed_in_at: '2026-03-01T04:30:00.000Z',
  last_seen_at: '2026-03-09T04:30:00.000Z',
  is_this: true,
};

/** Another device that is signed in. */
export const otherDevice: SignedInDevice = {
  id: 'other-session',
  device: 'Firefox on Windows',
  signed_in_at: '2026-02-02T04:30:00.000Z',
  last_seen_at: '2026-03-08T04:30:00.000Z',
  is_this: false,
};

/** What a person reads of their account. */
export const account: Account = {
  name: 'Asha Rao',
  mobile_number: '+919876543210',
  member_since: '2026-01-05T04:30:00.000Z',
  sessions: [otherDevice, thisDevice],
  can_download: true,
  can_delete: true,
};
