import { setLocalTimeZone } from '@internationalized/date';
import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HostedEvent } from '#domain/event.ts';
import { texts } from '#domain/texts.ts';
import { CreateEventsScreen } from '../../src/views/create-event/create-events-screen.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import '../../src/views/hosted-events/hosted-events-dialog.tsx';
import { sessionOf } from '../model/flows/session.model.ts';
import { pretendDate } from '../model/harness/pretended-date.ts';
import { setStage } from '../model/harness/view.tsx';

pretendDate(new Date('2026-11-20T12:00:00'));

it('Hosted events: a hundred in one answer are shown in portions, the nearest first, whatever order they came in (§22.260)', async () => {
  const { user, fakes, list } = await openHostedEvents();
  const inTime = walksFrom(0, 100);
  const items = inTime.toSorted((a, b) => `${a.id}`.localeCompare(`${b.id}`));
  await list(items);
  const dialog = within(await screen.findByRole('dialog', { name: texts.eventList }));
  const names = () =>
    dialog.getAllByText(/^Walk \d+$/).map((one) => Number(one.textContent?.slice(5)));
  const places = inTime.map((_, place) => place);
  expect(names()).toEqual(places.slice(0, 60));
  await user.click(dialog.getByRole('button', { name: texts.showMore }));
  expect(names()).toEqual(places);
  expect(document.activeElement?.textContent).toContain('Walk 60');
  expect(fakes.waiting('getEvents')).toBe(0);
});

it('Hosted events: without a network too their times are in the zone that the device has come to (§22.183)', async () => {
  setLocalTimeZone('Asia/Kolkata');
  const { list } = await openHostedEvents();
  const items = [{ id: 'walk', eventName: 'Walk', eventDateTime: '2026-11-29T14:00:00Z' }];
  await list(items);
  expect(await screen.findByText(/^Sun, 29 Nov,? 2026, 07:30 pm$/)).toBeVisible();
  setLocalTimeZone('America/New_York');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^Sun, 29 Nov,? 2026, 09:00 am$/)).toBeVisible();
});

it('Hosted events: the focus stays at Show more while a newer answer comes that lacks an event', async () => {
  const { user, fakes, list } = await openHostedEvents();
  const walks = walksFrom(0, 150);
  await list(walks);
  const more = await screen.findByRole('button', { name: texts.showMore });
  await user.click(more);
  act(() => more.focus());
  await act(async () => fakes.say('pageLooks', { type: 'page.shown' }));
  await list(walks.slice(1));
  expect(screen.queryByText('Walk 0')).toBeNull();
  expect(more).toHaveFocus();
});

it('Hosted events: a row that goes, and a list, leave the focus to their dialog', async () => {
  const { fakes, list } = await openHostedEvents();
  await list(walksFrom(0, 2));
  const dialog = await screen.findByRole('dialog', { name: texts.eventList });
  for (const left of [1, 0]) {
    const [row] = await screen.findAllByRole('link', { name: /Walk/ });
    act(() => row?.focus());
    await act(async () => fakes.say('pageLooks', { type: 'page.shown' }));
    await list(walksFrom(2 - left, 2));
    expect(row).not.toBeInTheDocument();
    expect(dialog).toHaveFocus();
  }
  expect(screen.getByText(texts.eventsEmpty)).toBeVisible();
});

/** Events a day apart, the first of which is tomorrow. */
function walksFrom(first: number, end: number): HostedEvent[] {
  return Array.from({ length: end - first }, (_, place) => ({
    id: `e${first + place}`,
    eventName: `Walk ${first + place}`,
    eventDateTime: new Date(
      Date.parse('2026-11-21T12:00:00Z') + (first + place) * 86_400_000,
    ).toISOString(),
  }));
}

/** 'Your events' of a host, which wait for their answer. */
async function openHostedEvents() {
  const { user, environment, fakes } = setStage({ stored: sessionOf('asha') });
  render(
    <EnvironmentContext value={environment}>
      <CreateEventsScreen />
    </EnvironmentContext>,
  );
  await user.click(screen.getByRole('button', { name: texts.showMyEvents }));
  const list = (items: HostedEvent[]) =>
    act(async () => fakes.resolve('getEvents', { outcome: 'listed', items, next: null }));
  return { user, fakes, list };
}
