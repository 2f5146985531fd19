import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  Account,
  canDelete,
  canEnd,
  confirmationDigits,
  deviceText,
  inOrder,
  isConfirmedBy,
  withoutSession,
} from '#domain/account.ts';
import { account, otherDevice, thisDevice } from '../world/account.ts';

describe('Account (§22.60)', () => {
  it('Account: an answer that tells little can be read', () => {
    expect(v.parse(Account, {})).toEqual({ sessions: [] });
    expect(v.parse(Account, { name: null, sessions: null })).toEqual({ name: null, sessions: [] });
  });

  it('Account: this device stands before all others, which stay in their order', () => {
    const third = { ...otherDevice, id: 'third' };
    expect(inOrder([otherDevice, thisDevice, third])).toEqual([thisDevice, otherDevice, third]);
  });

  it('Account: another device that has an id can be logged out, and never this one', () => {
    expect(canEnd(otherDevice)).toBe(true);
    expect(canEnd({ id: 'third' })).toBe(true);
    expect(canEnd(thisDevice)).toBe(false);
    expect(canEnd({ ...otherDevice, id: null })).toBe(false);
  });

  it('Account: the last four digits of the number confirm a deletion, in any script', () => {
    expect(isConfirmedBy('3210', '+919876543210')).toBe(true);
    for (const digits of ['', '210', '321', '9876', '43210', '0123'])
      expect(isConfirmedBy(digits, '+919876543210')).toBe(false);
    expect(confirmationDigits(' 3 2-1०x9')).toBe('3210');
  });

  it('Account: the deletion is offered only if the service says so and names a number', () => {
    expect(canDelete(account)).toBe(true);
    expect(canDelete({ ...account, can_delete: null })).toBe(false);
    expect(canDelete({ ...account, mobile_number: null })).toBe(false);
    expect(canDelete({ ...account, mobile_number: '98765' })).toBe(false);
  });

  it('Account: a device that was logged out leaves the list, and no other does', () => {
    expect(withoutSession(account, 'other-session').sessions).toEqual([thisDevice]);
    expect(withoutSession(account, 'unknown')).toEqual(account);
  });
});

it.each([
  [{ browser: 'Firefox', system: 'Android', device: 'Pixel' }, 'Firefox on Android'],
  [{ browser: 'Firefox', system: null, device: 'Pixel' }, 'Firefox'],
  [{ browser: null, system: 'Android', device: 'Pixel' }, 'Android'],
  [{ device: 'Pixel' }, 'Pixel'],
  [{}, 'Unknown device'],
])('Account (§22.60): a device is named by what is known of it: %j is %s', (known, words) => {
  expect(deviceText(known)).toBe(words);
});
