import { describe, expect, it, vi } from 'vitest';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import {
  denied,
  inNandyal,
  stubGeolocation,
  tooSlow,
  unavailable,
  undecided,
} from '../world/geolocation.ts';
import { expectNoDialog, place, stored, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const unknown = 'Unknown City - Unknown';
const fallback = 'Kurnool - Unknown';

describe('Location: the geocoder', () => {
  it.each([
    ['null', null, 'Dhone - Unknown'],
    ['a number', 518222, 'Dhone - 518222'],
    ['an object', {}, 'Dhone - Unknown'],
  ])('finds a town whose postcode is %s: the header shows the town', async (_, postcode, shown) => {
    stubGeolocation(inNandyal);
    network.answer('reverseGeocode', ok({ address: { city: '', town: 'Dhone', postcode } }));
    await visit('/blog');
    await until(() => expect(place()).toBe(shown));
  });
});

describe('Location: the device', () => {
  it.each([
    ['denies its location', denied],
    ['has no location', unavailable],
    ['takes too long', tooSlow],
    ['has a browser without geolocation', null],
  ])(`%s: the header shows “${fallback}”, and the geocoder is not called`, async (_, answer) => {
    stubGeolocation(answer);
    await visit('/blog', { ...signedIn, userLocation: null });
    await until(() => expect(place()).toBe(fallback));
    expectStillSignedIn();
    expect(network.sent('reverseGeocode')).toEqual([]);
  });

  it('has ten seconds to answer', async () => {
    const ask = vi.fn(undecided);
    stubGeolocation(ask);
    await visit('/blog');
    await until(() => expect(ask).toHaveBeenCalledOnce());
    expect(ask.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000 });
    expect(place()).toBe(unknown);
  });
});

function expectStillSignedIn(): void {
  expectNoDialog();
  expect(stored()).toMatchObject({ token: signedIn.token });
  expect(toasts()).toEqual([]);
}
