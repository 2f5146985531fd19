import { describe, expect, it } from 'vitest';
import { headerMachine } from '../../src/machines/header.ts';
import { startFlow } from './harness.ts';

const checking = { at: 'checking (busy)', asked: [['checkSession']] };

function start() {
  return startFlow(headerMachine, (shell) => ({ shell }));
}

async function startWithMenu() {
  const header = start();
  header.send({ type: 'menu.pressed' });
  await header.answer('checkSession', { valid: true });
  header.news();
  return header;
}

describe('Header: the menu', () => {
  it('Header: the menu opens once the token was found valid, and closes again', async () => {
    const header = start();
    expect(header.news()).toEqual({ at: 'closed' });
    expect(header.context()).toMatchObject({ wanted: 'menu' });
    header.send({ type: 'menu.pressed' });
    expect(header.news()).toEqual(checking);
    await header.answer('checkSession', { valid: true });
    expect(header.news()).toEqual({ at: 'menuOpen' });
    header.send({ type: 'menu.closed' });
    expect(header.news()).toEqual({ at: 'closed' });
  });

  it('Header: the menu stays closed with an invalid token and after a failed check', async () => {
    const header = start();
    header.send({ type: 'menu.pressed' });
    await header.answer('checkSession', { valid: false });
    expect(header.news().at).toBe('closed');
    header.send({ type: 'menu.pressed' });
    await header.fail('checkSession');
    expect(header.news().at).toBe('closed');
  });

  it('Header: the menu closes once the person is on another page', async () => {
    const header = await startWithMenu();
    header.send({ type: 'page.left' });
    expect(header.news()).toEqual({ at: 'closed' });
  });

  it.each(['menu', 'calendar'])(
    'Header: the %s does not open over a page that the person has gone to before the answer',
    async (item) => {
      const header = await startWithMenu();
      header.send({ type: item === 'menu' ? 'menu.closed' : 'calendar.chosen' });
      if (item === 'menu') header.send({ type: 'menu.pressed' });
      expect(header.news()).toEqual(checking);
      header.send({ type: 'page.left' });
      expect(header.news().at).toBe('closed');
    },
  );

  it('Header: the menu opens again after the calendar was open', async () => {
    const header = await startWithMenu();
    header.send({ type: 'calendar.chosen' });
    await header.answer('checkSession', { valid: true });
    header.send({ type: 'calendar.closed' });
    header.send({ type: 'menu.pressed' });
    await header.answer('checkSession', { valid: true });
    expect(header.news().at).toBe('menuOpen');
  });

  it.each([
    ['logout.chosen', false],
    ['everywhere.chosen', true],
  ] as const)(
    'Header: the menu logs the person out on %s; everywhere: %s',
    async (type, isEverywhere) => {
      const header = await startWithMenu();
      header.send({ type });
      expect(header.news()).toEqual({
        at: 'closed',
        told: [{ type: 'logout.requested', isEverywhere }],
      });
    },
  );

  it('Header: the menu leads to the account and closes', async () => {
    const header = await startWithMenu();
    header.send({ type: 'account.chosen' });
    expect(header.news()).toEqual({
      at: 'closed',
      told: [{ type: 'route.requested', to: '/account' }],
    });
  });
});

describe('Header: the calendar', () => {
  it('Header: the calendar opens once the token was found valid again, and closes', async () => {
    const header = await startWithMenu();
    header.send({ type: 'calendar.chosen' });
    expect(header.news()).toEqual(checking);
    await header.answer('checkSession', { valid: true });
    expect(header.news()).toEqual({ at: 'calendarOpen' });
    header.send({ type: 'calendar.closed' });
    expect(header.news()).toEqual({ at: 'closed' });
  });

  it.each([true, false])(
    'Header: the calendar stays closed without a valid token; answered: %s',
    async (isAnswered) => {
      const header = await startWithMenu();
      header.send({ type: 'calendar.chosen' });
      if (isAnswered) await header.answer('checkSession', { valid: false });
      else await header.fail('checkSession');
      expect(header.news().at).toBe('closed');
    },
  );
});
