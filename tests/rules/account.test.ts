import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Account, canEnd, inOrder, withoutSession } from '#domain/account.ts';
import { account, otherDevice, thisDevice } from '../world/account.ts';

describe('Account (§22.60)', () => {
  it('of a service that tells little of it can be read', () => {
    expect(v.parse(Account, {})).toEqual({ sessions: [] });
    expect(v.parse(Account, { name: null, sessions: null })).toEqual({ name: null, sessions: [] });
    const odd = { sessions: [{ last_seen_at: 'yesterday', device: null }] };
    expect(v.parse(Account, odd).sessions).toEqual([{ last_seen_at: null, device: null }]);
  });

  it('lists this device before all others, which stay in their order', () => {
    const third = { ...otherDevice, id: 'third' };
    expect(inOrder([otherDevice, thisDevice, third])).toEqual([thisDevice, otherDevice, third]);
  });

  it('offers to log out another device that has an id, and never this one', () => {
    expect(canEnd(otherDevice)).toBe(true);
    expect(canEnd({ id: 'third' })).toBe(true);
    expect(canEnd(thisDevice)).toBe(false);
    expect(canEnd({ ...otherDevice, id: null })).toBe(false);
  });

  it('loses the one device that was logged out', () => {
    expect(withoutSession(account, 'other-session').sessions).toEqual([thisDevice]);
    expect(withoutSession(account, 'unknown')).toEqual(account);
  });
});
