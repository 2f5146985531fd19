import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coarse } from '#domain/place.ts';

test('Location: coordinates leave the browser rounded to two decimals', () => {
  expect(coarse({ latitude: 15.828126, longitude: 78.037279 })).toEqual({
    latitude: 15.83,
    longitude: 78.04,
  });
  expect(coarse({ latitude: -33.8688, longitude: -0.001 })).toEqual({
    latitude: -33.87,
    longitude: -0,
  });
});

test('Location: rounded coordinates are within half a hundredth of a degree of the exact ones', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const sent = coarse({ latitude, longitude });
      for (const [value, exact] of [
        [sent.latitude, latitude],
        [sent.longitude, longitude],
      ] as const) {
        expect(String(value)).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(Math.abs(value - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
      }
    }),
  );
});
