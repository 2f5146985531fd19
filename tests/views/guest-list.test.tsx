import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { HostedEvent } from '#domain/event.ts';
import { GuestList } from '../../src/views/event-page/guest-list.tsx';

it('Guests: a number that a service lists twice stands there twice, also after an answer', () => {
  const waiting = ['+919848022338', '+919848022339', '+919848022339'];
  const { rerender } = render(listOf([...waiting]));
  const said = { mobile_number: '+919848022337', rsvpResponses: { q_attending: true } };
  rerender(listOf([...waiting, { ...said, response_status: 'responded' }]));
  const guests = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(guests.map((text) => text?.replaceAll(' ', ''))).toEqual([
    expect.stringContaining('22337'),
    expect.stringContaining('22338'),
    expect.stringContaining('22339'),
    expect.stringContaining('22339'),
  ]);
});

function listOf(invited: readonly unknown[]) {
  const event = v.parse(HostedEvent, { id: 'garba', invitees: invited });
  return <GuestList event={event} invitees={event.invitees ?? []} isUntold={false} />;
}
