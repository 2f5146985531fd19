import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  type ActorRefFrom,
  createActor,
  createEmptyActor,
  fromCallback,
  fromPromise,
  waitFor,
} from 'xstate';
import type { PartnerService } from '#domain/partner-service.ts';
import type { ServiceSort } from '../../src/domain/service-sort.ts';
import { exploreMachine } from '../../src/machines/explore.ts';
import { CategoryDialog } from '../../src/views/explore/category-dialog.tsx';

const services: PartnerService[] = Array.from({ length: 150 }, (_, place) => ({
  service_id: `s${place}`,
  name: `Service ${place}`,
  price: 150 - place,
  currency: 'INR',
}));

it('Explore: a service without a picture shows the icon of its category in its place (§22.270)', async () => {
  const [plain] = services;
  const pictured = {
    ...plain,
    service_id: 'pictured',
    name: 'Yoga',
    portfolio_urls: ['/yoga.svg'],
  };
  await open([plain, pictured] as PartnerService[], 'suggested');
  const pictures = [...document.querySelectorAll('.service-card-picture')];
  expect(pictures.map((picture) => picture.tagName)).toEqual(['svg', 'IMG']);
  expect(pictures[0]).toHaveAttribute('aria-hidden', 'true');
});

it('Explore: a partner’s name that runs from right to left leaves the length after it in its place', async () => {
  const [first] = services;
  const dentist = { ...first, provider: 'مریم خان', duration_minutes: 60, city: 'Kurnool' };
  await open([dentist] as PartnerService[], 'suggested');
  expect(screen.getByRole('button', { name: /^Service 0/ })).toHaveAccessibleName(
    / مریم خان · 60 mins · Kurnool /,
  );
  const isolated = [...document.querySelectorAll('.service-card bdi')];
  expect(isolated.map(({ textContent }) => textContent)).toEqual([
    'مریم خان',
    '60 mins',
    'Kurnool',
  ]);
});

it('Explore: a long list is shown in portions, in the order of all of them, and the first new card takes the focus (§22.215)', async () => {
  const user = userEvent.setup();
  await open(services, 'price');
  const cards = () => [...document.querySelectorAll('.service-list > li')];
  const more = () => screen.queryByRole('button', { name: 'Show more' });
  expect(cards()).toHaveLength(60);
  expect(cards()[0]?.textContent).toContain('Service 149');
  for (const shown of [120, 150]) {
    const first = cards().length;
    const button = more();
    if (button) await user.click(button);
    expect(cards()).toHaveLength(shown);
    expect(cards()[first]).toHaveFocus();
  }
  expect(more()).toBeNull();
});

it('Explore: a service that another place lacks leaves the focus to the dialog', async () => {
  const flow = await open(services.slice(0, 2), 'suggested', services.slice(1, 2));
  act(() => screen.getByRole('button', { name: /^Service 0/ }).focus());
  const place = { city: 'Pune', pincode: '411001' };
  await act(async () => flow.send({ type: 'place.changed', place }));
  expect(screen.queryByRole('button', { name: /^Service 0/ })).toBeNull();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

it('Explore: services are said to be near the city of the place, else near its pincode, and without both a place is asked for', async () => {
  const flow = await open(services.slice(0, 2), 'suggested');
  const note = () => document.querySelector('.category-dialog-note')?.textContent;
  for (const [city, pincode, said] of [
    ['Pune', '411001', 'Suggested first: those near Pune.'],
    ['Unknown City', '799001', 'Suggested first: those near 799001.'],
    ['Kurnool', 'Unknown', 'Set your place in the header to find those near you.'],
  ] as const) {
    await act(async () => flow.send({ type: 'place.changed', place: { city, pincode } }));
    expect(note()).toBe(said);
  }
});

/** Renders the dialog of a category with these services, which are others in another place. */
async function open(
  services: readonly PartnerService[],
  sort: ServiceSort,
  elsewhere = services,
): Promise<ActorRefFrom<typeof exploreMachine>> {
  const logic = exploreMachine.provide({
    actors: {
      listServices: fromPromise(async ({ input }) => [...(input.place ? elsewhere : services)]),
      watchPlace: fromCallback(() => undefined),
    },
  });
  const flow = createActor(logic, { input: { shell: createEmptyActor(), sort } }).start();
  flow.send({ type: 'category.chosen', category: 'Fitness' });
  await waitFor(flow, (snapshot) => snapshot.matches({ viewing: 'listing' }));
  render(<CategoryDialog flow={flow} />);
  return flow;
}
