import { expect, it } from 'vitest';
import { hasCity } from '#domain/known-city.ts';
import { fallbackLocation, noCity } from '#domain/session.ts';

it.each([
  ['a place that was found', { city: 'Adoni', pincode: '518301' }, true],
  [
    'the city of the fallback with a pincode of its own',
    { city: 'Kurnool', pincode: '518001' },
    true,
  ],
  ['a city without a known pincode', { city: 'Adoni', pincode: fallbackLocation.pincode }, true],
  ['the fallback after a failed lookup', fallbackLocation, false],
  ['a pincode whose city is unknown', { city: noCity, pincode: '518301' }, false],
])('Categories: %s tells whether a city can be searched (§22.82)', (_, place, isKnown) => {
  expect(hasCity(place)).toBe(isKnown);
});
