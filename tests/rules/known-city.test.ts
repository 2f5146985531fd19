import { expect, it } from 'vitest';
import { hasCity, isElsewhere, nearOf } from '#domain/known-city.ts';
import { fallbackLocation, noCity } from '#domain/session.ts';

const adoni = { city: 'Adoni', pincode: '518301' };
const withoutCode = { city: 'Adoni', pincode: fallbackLocation.pincode };
const withoutCity = { city: noCity, pincode: '518301' };

it.each([
  ['a place that was found', adoni, true],
  [
    'the city of the fallback with a pincode of its own',
    { city: 'Kurnool', pincode: '518001' },
    true,
  ],
  ['a city without a known pincode', withoutCode, true],
  ['the fallback after a failed lookup', fallbackLocation, false],
  ['a pincode whose city is unknown', withoutCity, false],
])('Categories: %s tells whether a city can be searched (§22.82)', (_, place, isKnown) => {
  expect(hasCity(place)).toBe(isKnown);
});

it.each([
  ['the city and the pincode', adoni, adoni],
  ['the city alone where the pincode is not known', withoutCode, { city: 'Adoni' }],
  ['the pincode alone where the city is not known', withoutCity, { pincode: '518301' }],
  ['nothing where the lookup failed', fallbackLocation, {}],
  ['nothing where no place is known', null, {}],
])('Categories: services near a place are asked for by %s (§22.82)', (_, place, near) => {
  expect(nearOf(place)).toEqual(near);
});

it('Categories: services are elsewhere where another city or pincode would be asked for', () => {
  expect(isElsewhere(adoni, { ...adoni })).toBe(false);
  expect(isElsewhere(fallbackLocation, null)).toBe(false);
  expect(isElsewhere(adoni, withoutCity)).toBe(true);
  expect(isElsewhere(null, adoni)).toBe(true);
});
