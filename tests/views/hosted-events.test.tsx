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
  const inTime = Array.from({ length: 100 }, (_, place) => ({
    id: `e${place}`,
    eventName: `Walk ${place}`,
    eventDateTime: new Date(Date.parse('2026-11-21T12:00:00Z') + place * 86_400_000).toISOString(),
  }));
  const items = inTime.toSorted((a, b) => a.id.localeCompare(b.id));
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
