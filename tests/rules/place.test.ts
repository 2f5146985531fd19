import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantPlace } from '#domain/meant-place.ts';
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

const nandyal = { city: 'Nandyal', pincode: '518501' };
const hyderabad = { city: 'Hyderabad', pincode: '500001' };
const found = [
  { city: 'Adonipet', pincode: '518399' },
  { city: 'Adoni', pincode: '518301' },
  nandyal,
  hyderabad,
  { city: 'Hyderabad', pincode: '500004' },
  { city: 'Delhi Cantonment', pincode: '110010' },
];

test.each([
  ['nandyal', nandyal],
  ['adoni', { city: 'Adoni', pincode: '518301' }],
  ['518501', nandyal],
  ['५१८५०१', nandyal],
  ['Nandyal, 518 501', nandyal],
  ['Nandyal 518502', { city: 'Nandyal', pincode: '518502' }],
  ['Nand', nandyal],
  ['Nand 518502', { city: 'Nandyal', pincode: '518502' }],
  ['hyd', hyderabad],
  ['hy', { city: 'hy', pincode: 'Unknown' }],
  ['Delhi', { city: 'Delhi', pincode: 'Unknown' }],
  ['500081', { city: 'Hyderabad', pincode: '500081' }],
  ['518502', { city: 'Unknown City', pincode: '518502' }],
  ['Guntur', { city: 'Guntur', pincode: 'Unknown' }],
  ['600001', { city: 'Unknown City', pincode: '600001' }],
  ['  New   Delhi - 110001 ', { city: 'New Delhi', pincode: '110001' }],
  ['New110001Delhi', { city: 'New Delhi', pincode: '110001' }],
  ['12345678', { city: '12345678', pincode: 'Unknown' }],
  ['x'.repeat(99), { city: 'x'.repeat(60), pincode: 'Unknown' }],
  [' , - ', null],
  ['', null],
])('Location: the text “%s” means a place that was found, or is taken as typed', (text, meant) => {
  expect(meantPlace(text, found)).toEqual(meant);
});

test('Location: a beginning that several cities have is taken as typed', () => {
  const cities = [nandyal, { city: 'Nandigama', pincode: '521185' }];
  expect(meantPlace('Nand', cities)).toEqual({ city: 'Nand', pincode: 'Unknown' });
});
