import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { texts } from '#domain/texts.ts';
import { ok } from '../world/answers.ts';
import { signedIn } from '../world/device.ts';
import { chooseCalendar, day, lists, openCalendar, today } from '../world/person/calendar.ts';
import { press, type } from '../world/person/person.ts';
import { dialog, enabled, field } from '../world/screen.ts';
import { network, until, visit } from '../world/visit.tsx';

const user = userEvent.setup({ delay: null });

it.each([
  ['/dashboard', 'Home', 'page'],
  ['/calendar', 'Calendar', 'page'],
  ['/my-appointments', 'Appointments', 'page'],
  ['/event/asha-dinner', 'Appointments', 'true'],
  ['/my-organisation', 'Organisation', 'page'],
  ['/resource/hall', 'Organisation', 'true'],
])('§22.70 on %s the navigation marks %s', async (path, name, mark) => {
  await visit(path, signedIn);
  await until(() => screen.getByRole('heading', { level: 1 }));
  const marked = document.querySelectorAll('[aria-current]');
  expect(Array.from(marked, ({ textContent }) => textContent)).toEqual([name]);
  expect(marked[0]).toHaveAttribute('aria-current', mark);
});

it('Navigation: a page that a link leads to begins at its top', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  await visit('/dashboard', signedIn);
  await user.click(await until(() => screen.getByRole('link', { name: 'Appointments' })));
  await until(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  expect(window.location.pathname).toBe('/my-appointments');
});

it('Navigation: a link at the end of a page leads a person by keyboard to the beginning of the next one, and a link in the header keeps the focus', async () => {
  await visit('/home');
  const terms = await until(() => screen.getByRole('link', { name: 'Terms' }));
  terms.focus();
  await user.keyboard('{Enter}');
  await until(() => expect(window.location.pathname).toBe('/terms-and-conditions'));
  await until(() => expect(screen.getByRole('main')).toHaveFocus());
  const home = screen.getByRole('link', { name: 'Timewell' });
  home.focus();
  await user.keyboard('{Enter}');
  await until(() => screen.getByRole('heading', { name: /^Book, host and plan/ }));
  expect(home).toHaveFocus();
});

it('Navigation: while the page that a link leads to is on its way, the tab has the name of the app', async () => {
  await visit('/home', signedIn);
  await until(() => screen.getByRole('heading', { level: 1 }));
  expect(document.title).toBe('Home · Timewell');
  const answer = network.hold('validateToken');
  await user.click(screen.getByRole('link', { name: 'Organisation' }));
  await until(() => expect(window.location.pathname).toBe('/my-organisation'));
  expect(document.title).toBe('Timewell');
  answer(ok({ valid: true }));
  await until(() => expect(document.title).toMatch(/.+ · Timewell$/));
});

it('Menu: it does not open over the letters of a person who has gone on to a field before it came, nor over a dialog', async () => {
  await visit('/dashboard', signedIn);
  const search = await until(() => field('Search services'));
  const menu = await until(() => enabled('Menu'));
  const openCategory = async () => {
    await press('Doctor Available');
    await until(() => expect(screen.getByRole('dialog')).toHaveFocus());
  };
  const expectNoMenuAfter = async (goOn: () => Promise<void>) => {
    const answer = network.hold('validateToken');
    await press('Menu');
    await goOn();
    answer(ok({ valid: true }));
    await until(() => expect(menu).not.toHaveAttribute('aria-disabled'));
    await until(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await user.keyboard('go');
    expect(screen.queryByRole('menu')).toBeNull();
  };
  await expectNoMenuAfter(openCategory);
  await user.keyboard('{Escape}');
  await expectNoMenuAfter(() => user.type(search, 'lo'));
  expect(search).toHaveValue('logo');
  await press('Menu');
  await until(() => screen.getByRole('menu'));
});

it('§22.70 a page that belongs to no place marks none, and a visitor has no navigation', async () => {
  await visit('/create-events', signedIn);
  const navigation = await until(() => screen.getByRole('navigation', { name: 'Main' }));
  expect(within(navigation).getAllByRole('link')).toHaveLength(4);
  expect(document.querySelector('[aria-current]')).toBeNull();
  await press('Menu');
  await user.click(await until(() => screen.getByRole('menuitem', { name: 'Logout' })));
  await until(() => expect(window.location.pathname).toBe('/home'));
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

it('§22.71 the heading of an entry’s form stands one level below that of the calendar’s page or dialog', async () => {
  for (const { call } of lists) network.answer(call, ok({}));
  await visit('/calendar', signedIn);
  await press(texts.addItem.task);
  await until(() => screen.getByRole('heading', { level: 2, name: texts.addItem.task }));
  await visit('/dashboard', signedIn);
  await openCalendar();
  await press(texts.addItem.task);
  await until(() => screen.getByRole('heading', { level: 3, name: texts.addItem.task }));
});

it('§22.71 on its own page the calendar takes entries, goes on with one after a reload, and the menu’s stays read-only', async () => {
  for (const { call } of lists) network.answer(call, ok({}));
  await visit('/calendar', signedIn);
  await press(texts.addItem.task);
  await type('Title', 'Water the tulsi');
  await visit('/calendar', signedIn);
  await until(() => screen.getByDisplayValue('Water the tulsi'));
  await press('Cancel');
  network.answer('getTasks', today({ title: 'Pay the rent', time_slot: '2026-11-23T04:00:00Z' }));
  await visit('/calendar', signedIn);
  await until(() => expect(day()).toEqual(['Pay the rent']));
  network.answer('getTasks', ok({}));
  await chooseCalendar();
  const over = within(await until(() => dialog('Calendar')));
  await until(() => over.getByText('Nothing on this day'));
  expect(over.queryByText(/^Add /)).toBeNull();
});
