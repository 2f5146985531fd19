import { describe, expect, it, vi } from 'vitest';
import { findDevice, reverseGeocode, searchPlaces } from '../../src/services/place.ts';
import { answer, setUpApi } from './api-world.ts';

setUpApi();

type Ask = Geolocation['getCurrentPosition'];

describe('The place of the device', () => {
  const ask = (getCurrentPosition: Ask) => {
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    return findDevice();
  };

  it('has ten seconds to be found', async () => {
    const coords = { latitude: 15.477994, longitude: 78.483605 } as GeolocationCoordinates;
    const asked = vi.fn<Ask>((tell) => tell({ timestamp: 0, coords, toJSON: () => null }));
    const found = { latitude: 15.48, longitude: 78.48 };
    expect(await ask(asked)).toEqual({ outcome: 'found', found });
    expect(asked.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000 });
  });

  it('is not found by a device that denies it, has none or takes too long, and by a browser without it', async () => {
    for (const code of [1, 2, 3]) {
      const error = { code } as GeolocationPositionError;
      expect(await ask((_, tell) => tell?.(error))).toEqual(notFound);
    }
    vi.stubGlobal('navigator', {});
    expect(await findDevice()).toEqual(notFound);
  });
});

it.each([
  ['518222', '518222'],
  [518222, '518222'],
  [null, 'Unknown'],
  [{}, 'Unknown'],
])('Place: of a town whose postcode is %j the pincode is %s', async (postcode, pincode) => {
  answer({ address: { city: '', town: 'Dhone', postcode } });
  const asked = reverseGeocode('', { latitude: 15, longitude: 78 }, new AbortController().signal);
  expect(await asked).toEqual({ outcome: 'found', found: { city: 'Dhone', pincode } });
});

it('Place: a place that the geocoder finds twice is offered once', async () => {
  const kurnool = { address: { city: 'Kurnool', postcode: '518001' } };
  const dhone = { address: { town: 'Dhone', postcode: '518222' } };
  answer([kurnool, dhone, kurnool]);
  expect(await searchPlaces('', ' Kur ', new AbortController().signal)).toEqual([
    { city: 'Kurnool', pincode: '518001' },
    { city: 'Dhone', pincode: '518222' },
  ]);
});

const notFound = { outcome: 'notFound' };
