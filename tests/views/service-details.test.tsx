import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

describe('Service page', () => {
  it('shows every fact that the partner gave', () => {
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

  it('leaves out facts that are missing or zero, and says that a price of zero is free (§22.94)', () => {
    show({ ...bare, booking_gap_days: 0, min_booking_floor: 0 });
    expect(factsShown()).toEqual({});
    expect(screen.queryByRole('heading', { name: 'Portfolio' })).toBeNull();
    expect(screen.getByText('Free')).toBeVisible();
  });

  it('shows a price without its currency where only that is missing, and no price where it is', () => {
    const { unmount } = show({ ...bare, price: 350, currency: null });
    expect(screen.getByText('350')).toBeVisible();
    unmount();
    show({ service_id: 'yoga', name: 'Yoga' });
    expect(document.querySelector('.service-price')).toBeNull();
  });

  it('shows no number of participants for a one-on-one session', () => {
    show({ ...group, session_type: 'one2one' });
    expect(factsShown()).toMatchObject({ Session: 'One-on-One' });
    expect(factsShown()).not.toHaveProperty('Participants');
  });

  it.each([
    [4, 4, '4 people'],
    [1, 1, '1 person'],
    [1, null, '1 person or more'],
    [null, 1, 'Up to 1 person'],
  ])('says the number of participants between %j and %j as “%s”', (least, most, said) => {
    show({ ...group, min_capacity: least, max_capacity: most });
    expect(factsShown()).toMatchObject({ Participants: said });
  });

  it('shows pictures from https addresses or its own origin, each once and without a referrer', () => {
    const own = '/portfolio/yoga.svg';
    const other = 'https://partner.example/2.png';
    const refused = 'http://partner.example/3.png';
    show({ ...bare, portfolio_urls: [refused, own, other, own] });
    const pictures = screen.getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([own, other]);
    for (const picture of pictures) {
      expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
      expect(picture.getAttribute('alt')).toContain('Yoga');
    }
  });
});

function show(service: PartnerService) {
  return render(<ServiceDetails service={service} onBook={() => undefined} />);
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
