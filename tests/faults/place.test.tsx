import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ok } from './support/answers.ts';
import { signedIn } from './support/device.ts';
import { faultsOf } from './support/faults.ts';
import {
  denied,
  inNandyal,
  stubGeolocation,
  tooSlow,
  unavailable,
  undecided,
} from './support/geolocation.ts';
import { expectNoDialog, stored, toasts } from './support/looks.ts';
import { breathe, network, patience, reload, until, visit } from './support/visit.tsx';

const unknown = 'Unknown City - Unknown';
const fallback = 'Kurnool - Unknown';

const sent = {
  call: 'reverseGeocode',
  method: 'GET',
  path: '/reverse?format=jsonv2&lat=15.48&lon=78.48',
  bearer: null,
  body: null,
  signal: expect.any(AbortSignal),
};

describe('reverseGeocode', () => {
  const faults = [
    ...faultsOf({ address: null }),
    { title: 'knows no city there', kind: 'broken', answer: ok({ address: { postcode: '1' } }) },
  ];

  it.each(faults)(
    `$title: the header says '${fallback}', and nothing else is said`,
    async (fault) => {
      stubGeolocation(inNandyal);
      network.answer('reverseGeocode', fault.answer);
      await visit('/blog', { ...signedIn, userLocation: null });
      await until(() => expect(network.sent('reverseGeocode')).toEqual([sent]));
      if (fault.title === 'never answers') {
        expect(place()).toBe(unknown);
        expect(patience.limits).toContain(10_000);
        patience.runOut();
      }
      await until(() => expect(place()).toBe(fallback));
      expectStillSignedIn();
      expect(network.sent('reverseGeocode')).toHaveLength(1);
    },
  );

  it('answers with a town and no postcode: both are shown for what they are', async () => {
    stubGeolocation(inNandyal);
    network.answer('reverseGeocode', ok({ address: { town: 'Dhone' } }));
    await visit('/blog');
    await until(() => expect(place()).toBe('Dhone - Unknown'));
  });

  it('is not heard by a visit that is over', async () => {
    stubGeolocation(inNandyal);
    const release = network.hold('reverseGeocode');
    await visit('/blog');
    await until(() => expect(network.sent('reverseGeocode')).toHaveLength(1));
    network.answer('reverseGeocode', ok({ address: { city: 'Adoni', postcode: '518301' } }));
    await reload();
    await until(() => expect(place()).toBe('Adoni - 518301'));
    release(ok({ address: { city: 'Nandyal', postcode: '518501' } }));
    await breathe();
    expect(network.sent('reverseGeocode')[0]?.signal.aborted).toBe(true);
    expect(place()).toBe('Adoni - 518301');
  });
});

describe('the device’s place', () => {
  it.each([
    ['is denied', denied],
    ['is not to be had', unavailable],
    ['takes too long', tooSlow],
    ['is nothing this browser knows', null],
  ])(`%s: the header says '${fallback}', and nothing is asked`, async (_, answer) => {
    stubGeolocation(answer);
    await visit('/blog', { ...signedIn, userLocation: null });
    await until(() => expect(place()).toBe(fallback));
    expectStillSignedIn();
    expect(network.sent('reverseGeocode')).toEqual([]);
  });

  it('is waited for no longer than ten seconds', async () => {
    const ask = vi.fn(undecided);
    stubGeolocation(ask);
    await visit('/blog');
    await until(() => expect(ask).toHaveBeenCalledOnce());
    expect(ask.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000 });
    expect(place()).toBe(unknown);
  });
});

function place(): string | undefined {
  return screen.getByText(/ - /, { selector: '.header-place *' }).textContent ?? undefined;
}

function expectStillSignedIn(): void {
  expectNoDialog();
  expect(stored()).toMatchObject({ token: signedIn.token });
  expect(toasts()).toEqual([]);
}
