import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { texts } from '#domain/texts.ts';
import { loading } from '../../src/views/organisations/organisations.texts.ts';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { openService } from '../world/person/booking.ts';
import { press } from '../world/person/person.ts';
import { network, until, visit } from '../world/visit.tsx';

it.each([
  {
    list: 'services',
    call: 'listServices',
    empty: { services: [] },
    open: async () => {
      await visit('/dashboard', signedIn);
      await press('Doctor Available');
    },
    loading: texts.servicesLoading,
    nothing: texts.servicesEmpty,
  },
  {
    list: 'events',
    call: 'getEvents',
    empty: { events: [] },
    open: async () => {
      await visit('/create-events', signedIn);
      await press('Show My Events');
    },
    loading: texts.eventsLoading,
    nothing: texts.eventsEmpty,
  },
  {
    list: 'slots',
    call: 'slotsByDate',
    empty: { slots: [] },
    open: async () => {
      await openService();
      await press('Book Now');
    },
    loading: texts.slotsLoading,
    nothing: texts.slotsEmpty,
  },
  {
    list: 'invitations',
    call: 'getUserEvents',
    empty: { invitedEvents: [] },
    open: () => visit('/my-appointments', signedIn),
    loading: texts.invitationsLoading,
    nothing: texts.invitationsEmpty,
  },
  {
    list: 'organisations',
    call: 'getUserOrganisations',
    empty: [],
    open: () => visit('/my-organisation', signedIn),
    loading,
    nothing: texts.noOrganisations,
  },
] as const)(
  'Empty list: that there are no $list is told by the live region that said they were loading',
  async ({ call, empty, open, loading, nothing }) => {
    const answer = network.hold(call);
    await open();
    const region = await until(() => liveRegionOf(loading));
    answer(ok(empty));
    await until(() => expect(liveRegionOf(nothing)).toBe(region));
    expect(screen.queryByText(loading)).toBeNull();
  },
);

it.each([
  {
    list: 'services',
    call: 'listServices',
    answer: {
      services: [
        { service_id: 'a', name: 'A' },
        { service_id: 'b', name: 'B' },
      ],
    },
    open: async () => {
      await visit('/dashboard', signedIn);
      await press('Doctor Available');
    },
    loading: texts.servicesLoading,
    count: '2 services',
  },
  {
    list: 'slots',
    call: 'slotsByDate',
    answer: { slots: [{ start_time: '23:00', end_time: '23:30' }] },
    open: async () => {
      await openService();
      await press('Book Now');
    },
    loading: texts.slotsLoading,
    count: '1 slot',
  },
] as const)(
  'List: how many $list have come is told by the live region that said they were loading',
  async ({ call, answer, open, loading, count }) => {
    const give = network.hold(call);
    await open();
    const region = await until(() => liveRegionOf(loading));
    give(ok(answer));
    await until(() => expect(liveRegionOf(count)).toBe(region));
    expect(screen.queryByText(loading)).toBeNull();
  },
);

function liveRegionOf(text: string): Element | null {
  const region = screen.getByText(text).closest('[aria-live="polite"]');
  expect(region).not.toBeNull();
  return region;
}
