import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PartnerService } from '#domain/partner-service.ts';
import { ServiceDetails } from '../../src/views/service-booking/service-details.tsx';

const bare: PartnerService = { service_id: 'yoga', name: 'Yoga', price: 0, currency: 'INR' };
const group: PartnerService = {
  ...bare,
  description: 'Breath and stretch.',
  duration_minutes: 50,
  location_mode: 'At the studio',
  session_type: 'one2many',
  min_capacity: 2,
  max_capacity: 6,
  booking_gap_days: 2,
  min_booking_floor: 1,
};

it('tells all that is known of a group', () => {
  show(group);
  expect(factsShown()).toEqual({
    Duration: '50 mins',
    Location: 'At the studio',
    Session: 'Group',
    Participants: '2 to 6 people',
    'Earliest booking': '1 day ahead',
    'Between bookings': 'At least 2 days',
  });
});

it('leaves out what a service lacks, and what is nought', () => {
  show({ ...bare, booking_gap_days: 0, min_booking_floor: 0 });
  expect(factsShown()).toEqual({});
  expect(screen.queryByRole('heading', { name: 'Portfolio' })).toBeNull();
  expect(screen.getByText('₹0')).toBeVisible();
});

it('tells of no number of people where a session is for one', () => {
  show({ ...group, session_type: 'one2one' });
  expect(factsShown()).toMatchObject({ Session: 'One-on-One' });
  expect(factsShown()).not.toHaveProperty('Participants');
});

it('says why a service without a partner cannot be booked', () => {
  show(bare, null);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Book Now' });
  expect(button.disabled).toBe(true);
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/cannot be booked/);
});

it('books when Book Now is pressed', async () => {
  const onBook = vi.fn();
  show(bare, onBook);
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(onBook).toHaveBeenCalledOnce();
});

it('shows what others wrote as text, whatever it is', () => {
  const html = '<img src=x onerror=alert(1)>';
  show({ ...group, name: html, description: html, location_mode: html, currency: html });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(html);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('[onerror]')).toBeNull();
});

it('shows pictures over https or of its own, once each, and tells nobody where they are seen', () => {
  const own = '/portfolio/yoga.svg';
  const other = 'https://partner.example/2.png';
  const refused = [
    'http://partner.example/3.png',
    '//partner.example/4.png',
    '/\\partner.example/5.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'portfolio/6.png',
    '',
  ];
  show({ ...bare, portfolio_urls: [...refused, own, other, own] });
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([own, other]);
  for (const picture of pictures) {
    expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(picture.getAttribute('alt')).toContain('Yoga');
  }
});

function show(service: PartnerService, onBook: (() => void) | null = () => undefined) {
  render(<ServiceDetails service={service} onBook={onBook} />);
}

function factsShown(): Record<string, string> {
  const names = screen.queryAllByRole('term');
  return Object.fromEntries(
    names.map(({ textContent, nextElementSibling }) => [
      textContent ?? '',
      nextElementSibling?.textContent ?? '',
    ]),
  );
}
