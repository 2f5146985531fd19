import { describe, expect, it } from 'vitest';
import { isGroup, picturesOf, readService } from '#domain/partner-service.ts';

const yoga = { service_id: 'yoga', name: 'Morning yoga', currency: 'INR', price: 350 };
const whole = {
  ...yoga,
  description: 'In the park',
  partner_id: 'park',
  duration_minutes: 45,
  location_mode: 'on_site',
  session_type: 'one2many',
  min_capacity: 0,
  max_capacity: 12,
  booking_gap_days: 2,
  min_booking_floor: 1,
  portfolio_urls: ['https://park.test/yoga.jpg'],
  category: 'Fitness',
};

describe('a service that was handed over (specification, 3)', () => {
  it('is read with all that it says of itself', () => {
    expect(readService(whole)).toEqual(whole);
  });

  it('needs nothing but what its card shows', () => {
    expect(readService({ ...yoga, price: 0 })).toEqual({ ...yoga, price: 0 });
  });

  it('of a category that nobody knows is of none', () => {
    expect(readService({ ...yoga, category: 'Magic' })?.category).toBeNull();
  });

  it.each([
    ['service_id', ''],
    ['service_id', undefined],
    ['name', undefined],
    ['currency', 7],
    ['price', -1],
    ['price', '350'],
    ['price', Number.POSITIVE_INFINITY],
    ['partner_id', ''],
    ['duration_minutes', 0],
    ['duration_minutes', 1.5],
    ['max_capacity', -1],
    ['max_capacity', 1.5],
    ['portfolio_urls', 'https://park.test/yoga.jpg'],
  ])('is none where %s is %j', (field, value) => {
    expect(readService({ ...whole, [field]: value })).toBeNull();
  });

  it.each([null, undefined, 'yoga', [], 7])('is none where it is %j', (state) => {
    expect(readService(state)).toBeNull();
  });
});

it('only one2many is a group (specification, 2)', () => {
  expect(isGroup({ ...yoga, session_type: 'one2many' })).toBe(true);
  expect(isGroup({ ...yoga, session_type: 'one2one' })).toBe(false);
  expect(isGroup(yoga)).toBe(false);
});

describe('a picture of a service', () => {
  it.each(['https://park.test/yoga.jpg', '/pictures/yoga.jpg', '/'])(
    'is shown from %s',
    (address) => {
      expect(picturesOf({ ...yoga, portfolio_urls: [address] })).toEqual([address]);
    },
  );

  it.each([
    'http://park.test/yoga.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//elsewhere.test/yoga.jpg',
    '/\\elsewhere.test/yoga.jpg',
    'pictures/yoga.jpg',
    'yoga.jpg/',
    'https://',
    '',
  ])('is not shown from %j', (address) => {
    expect(picturesOf({ ...yoga, portfolio_urls: [address] })).toEqual([]);
  });

  it('is shown once, in the order of the list', () => {
    const portfolio_urls = ['/b.jpg', 'http://no.test', '/a.jpg', '/b.jpg'];
    expect(picturesOf({ ...yoga, portfolio_urls })).toEqual(['/b.jpg', '/a.jpg']);
    expect(picturesOf(yoga)).toEqual([]);
  });
});
