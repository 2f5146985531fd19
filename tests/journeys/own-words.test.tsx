import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { day, item, openCalendar, today } from '../world/person/calendar.ts';
import { network, until, visit } from '../world/visit.tsx';

it('§22.127 the calendar says in its own words what the service tells by codes', async () => {
  await openWith({
    status: 'Zugesagt',
    status_code: 'accepted',
    invitees: 'Gastgeber: Ravi',
    host: 'Ravi Teja',
  });
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(detail()).toBe('Hosted by Ravi Teja');
});

it('§22.127 a device is named by its browser and its system, or as it was sent', async () => {
  const devices = [
    { id: 'a', device: 'Chrome unter Android', browser: 'Chrome', system: 'Android' },
    { id: 'b', device: null, browser: 'Firefox' },
    { id: 'c', device: 'A kiosk' },
  ];
  network.answer('getAccount', ok({ name: 'Asha Rao', sessions: devices }));
  await visit('/account', signedIn);
  await until(() => screen.getByRole('heading', { level: 3, name: 'A kiosk' }));
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Chrome on Android', 'Firefox', 'A kiosk']);
});

async function openWith(said: object): Promise<void> {
  network.answer('getCalendarEvents', today({ ...item('Garba'), ...said }));
  await visit('/my-appointments', signedIn);
  await openCalendar();
  await until(() => expect(day()).toEqual(['Garba']));
}

/** What the row says below its title. */
function detail(): string | null | undefined {
  return document.querySelector('.calendar-day .day-line-detail')?.textContent;
}
