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

describe('A service from navigation state (§3.18)', () => {
  it('is read with all its fields', () => {
    expect(readService(whole)).toEqual(whole);
  });

  it('requires only id and name', () => {
    const { service_id, name } = yoga;
    expect(readService({ service_id, name })).toEqual({ service_id, name });
    expect(readService({ ...yoga, price: 0 })).toEqual({ ...yoga, price: 0 });
  });

  it('reads a number that is written as a text', () => {
    expect(readService({ ...whole, price: '350', max_capacity: '12' })).toEqual(whole);
  });

  it('is booked at most a hundred years ahead, whatever it says', () => {
    expect(readService({ ...whole, min_booking_floor: 4e9 })?.min_booking_floor).toBe(36_525);
  });

  it('is called unnamed where its name is empty', () => {
    expect(readService({ ...yoga, name: ' ' })?.name).toBe('Unnamed');
    expect(readService({ ...yoga, name: null })?.name).toBe('Unnamed');
  });

  it('has no category when its category is unknown', () => {
    expect(readService({ ...yoga, category: 'Magic' })?.category).toBeNull();
  });

  it.each([
    ['service_id', ''],
    ['service_id', undefined],
    ['name', undefined],
    ['currency', 7],
    ['price', -1],
    ['price', 'dear'],
    ['price', Number.POSITIVE_INFINITY],
    ['partner_id', ''],
    ['duration_minutes', 0],
    ['duration_minutes', 1.5],
    ['max_capacity', -1],
    ['max_capacity', 1.5],
    ['portfolio_urls', 'https://park.test/yoga.jpg'],
  ])('counts as absent when its %s is %j', (field, value) => {
    expect(readService({ ...whole, [field]: value })).toBeNull();
  });

  it.each([null, undefined, 'yoga', [], 7])('counts as absent when it is %j', (state) => {
    expect(readService(state)).toBeNull();
  });
});

it('Service: only the session type one2many is a group', () => {
  expect(isGroup({ ...yoga, session_type: 'one2many' })).toBe(true);
  expect(isGroup({ ...yoga, session_type: 'one2one' })).toBe(false);
  expect(isGroup(yoga)).toBe(false);
});

describe('A service’s picture', () => {
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

  it('is shown once, in the order of portfolio_urls', () => {
    const portfolio_urls = ['/b.jpg', 'http://no.test', '/a.jpg', '/b.jpg'];
    expect(picturesOf({ ...yoga, portfolio_urls })).toEqual(['/b.jpg', '/a.jpg']);
    expect(picturesOf(yoga)).toEqual([]);
  });
});
