import { screen } from '@testing-library/react';
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
import { expectNoDialog, stored, toasts } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const unknown = 'Unknown City - Unknown';
const fallback = 'Kurnool - Unknown';

describe('reverseGeocode', () => {
  it('answers with a town and no postcode: both are shown for what they are', async () => {
    stubGeolocation(inNandyal);
    network.answer('reverseGeocode', ok({ address: { town: 'Dhone' } }));
    await visit('/blog');
    await until(() => expect(place()).toBe('Dhone - Unknown'));
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
