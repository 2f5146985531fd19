import { describe, expect, it } from 'vitest';
import { headerMachine } from '../../src/machines/header.ts';
import { startFlow } from './harness.ts';

const asked = [['checkSession']];

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

describe('the menu in the header (specification, 2)', () => {
  it('opens once the token was found good', async () => {
    const header = start();
    expect(header.news()).toEqual({ at: 'closed' });
    header.send({ type: 'menu.pressed' });
    expect(header.news()).toEqual({ at: 'checkingForMenu (busy)', asked });
    await header.answer('checkSession', { valid: true });
    expect(header.news()).toEqual({ at: 'menuOpen' });
    header.send({ type: 'menu.closed' });
    expect(header.news()).toEqual({ at: 'closed' });
  });

  it('stays closed for a token that does not hold, and where nobody can say', async () => {
    const header = start();
    header.send({ type: 'menu.pressed' });
    await header.answer('checkSession', { valid: false });
    expect(header.news().at).toBe('closed');
    header.send({ type: 'menu.pressed' });
    await header.fail('checkSession');
    expect(header.news().at).toBe('closed');
  });

  it('lets the person out', async () => {
    const header = await startWithMenu();
    header.send({ type: 'logout.chosen' });
    expect(header.news()).toEqual({ at: 'closed', told: [{ type: 'logout.requested' }] });
  });
});

describe('the calendar in the header', () => {
  it('opens once the token was found good again', async () => {
    const header = await startWithMenu();
    header.send({ type: 'calendar.chosen' });
    expect(header.news()).toEqual({ at: 'checkingForCalendar (busy)', asked });
    await header.answer('checkSession', { valid: true });
    expect(header.news()).toEqual({ at: 'calendarOpen' });
    header.send({ type: 'calendar.closed' });
    expect(header.news()).toEqual({ at: 'closed' });
  });

  it('stays closed for a token that does not hold, and where nobody can say', async () => {
    for (const isAnswered of [true, false]) {
      const header = await startWithMenu();
      header.send({ type: 'calendar.chosen' });
      if (isAnswered) await header.answer('checkSession', { valid: false });
      else await header.fail('checkSession');
      expect(header.news().at).toBe('closed');
    }
  });
});
