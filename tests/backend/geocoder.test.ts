// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestPlace } from '../../backend/geocoder/nearest.ts';
import { places } from '../../backend/geocoder/places.ts';
import { setUpBackend } from './support/backend.ts';

const backend = setUpBackend();

describe('Geocoder: the place of a point', () => {
  it.each([
    ['15.83', '78.04', { city: 'Kurnool', postcode: '518001' }],
    ['15.48', '78.48', { city: 'Nandyal', postcode: '518501' }],
    ['15.63', '77.27', { city: 'Adoni', postcode: '518301' }],
    ['15.4', '77.87', { town: 'Dhone', postcode: '518222' }],
    ['17.44', '78.35', { city: 'Hyderabad', postcode: '500001' }],
    ['12.97', '77.59', { city: 'Bengaluru', postcode: '560001' }],
    ['16', '78', { city: 'Kurnool', postcode: '518001' }],
  ])('the point %s, %s is answered in the shape of Nominatim', async (lat, lon, address) => {
    const response = await backend.get(`/reverse?lat=${lat}&lon=${lon}&format=jsonv2`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ address });
  });

  it.each([
    ['in the Bay of Bengal', '14', '85'],
    ['in London', '51.51', '-0.13'],
    ['at the north pole', '90', '180'],
    ['just out of reach of Leh', '34.15', '77.58'],
  ])('a point %s has no known place', async (_, lat, lon) => {
    const response = await backend.get(`/reverse?lat=${lat}&lon=${lon}&format=jsonv2`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'No known city is near this place.' });
  });

  it.each([
    '',
    '?lat=15.83',
    '?lat=&lon=78',
    '?lat=91&lon=78',
    '?lat=15&lon=-181',
    '?lat=NaN&lon=78',
    '?lat=Infinity&lon=78',
    '?lat=1e1&lon=78',
    '?lat=0x10&lon=78',
    '?lat=15,83&lon=78',
    "?lat=15'--&lon=78",
    '?lat=15.83&lon=78.04&format=xml',
  ])('the query %j is refused', async (query) => {
    const response = await backend.get(`/reverse${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it('each place is found at its own coordinates', () => {
    for (const place of places) {
      expect(nearestPlace(place.latitude, place.longitude)).toBe(place);
    }
  });

  it('each point on earth gives a known place or none', () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, (lat, lon) => {
        const place = nearestPlace(lat, lon);
        return place === undefined || Math.abs(place.latitude - lat) < 0.37;
      }),
    );
  });

  it('each place has a PIN code of six digits and lies in India', () => {
    for (const { name, postcode, latitude, longitude } of places) {
      expect(postcode, name).toMatch(/^[1-9]\d{5}$/);
      expect(latitude > 8 && latitude < 36 && longitude > 68 && longitude < 96, name).toBe(true);
    }
  });
});

describe('Geocoder: the places that a text means (§22.86)', () => {
  const kurnool = { address: { city: 'Kurnool', postcode: '518001' } };

  it.each([
    ['kurn', [kurnool]],
    ['  KURNOOL ', [kurnool]],
    ['518001', [kurnool]],
    ['518999', [kurnool]],
    ['Dhone', [{ address: { town: 'Dhone', postcode: '518222' } }]],
    ['Atlantis', []],
    ['999999', []],
    ['%', []],
    ['', []],
  ])('%j is answered in the shape of Nominatim', async (text, found) => {
    const query = `q=${encodeURIComponent(text)}&format=jsonv2&addressdetails=1&countrycodes=in`;
    const response = await backend.get(`/search?${query}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(found);
  });

  it('at most as many places as are asked for, and ten', async () => {
    expect(await (await backend.get('/search?q=5&limit=3')).json()).toHaveLength(3);
    expect(await (await backend.get('/search?q=5')).json()).toHaveLength(10);
  });

  it.each(['', '?q=x&limit=0', '?q=x&limit=11', '?q=x&format=xml', `?q=${'x'.repeat(101)}`])(
    'the query %j is refused',
    async (query) => expect((await backend.get(`/search${query}`)).status).toBe(400),
  );
});
