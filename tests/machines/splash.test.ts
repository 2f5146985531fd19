import { describe, expect, it } from 'vitest';
import { splashMachine } from '../../src/machines/splash.ts';
import { startFlow } from './harness.ts';

function start() {
  return startFlow(splashMachine, (shell) => ({ shell }));
}

describe('Splash', () => {
  it('Splash: the tagline is shown after 0.6 seconds', () => {
    const splash = start();
    splash.wait(599);
    expect(splash.news()).toEqual({ at: 'leaving.presenting + tagline.hidden' });
    splash.wait(1);
    expect(splash.news()).toEqual({ at: 'leaving.presenting + tagline.shown' });
  });

  it('Splash: the token is checked after 2 seconds', () => {
    const splash = start();
    splash.wait(1_999);
    expect(splash.news()).toEqual({ at: 'leaving.presenting + tagline.shown' });
    splash.wait(1);
    expect(splash.news()).toEqual({
      at: 'leaving.checking + tagline.shown',
      asked: [['checkSession']],
    });
  });

  it.each([
    ['a valid token', { valid: true }, 'known', '/dashboard'],
    ['an invalid token', { valid: false }, 'unknown', '/home'],
    ['a failed check', null, 'unknown', '/home'],
  ])('Splash: the page leads on after %s', async (_, answer, end, to) => {
    const splash = start();
    splash.wait(2_000);
    splash.news();
    if (answer) await splash.answer('checkSession', answer);
    else await splash.fail('checkSession');
    expect(splash.news()).toEqual({
      at: `leaving.${end} + tagline.shown`,
      told: [{ type: 'route.requested', to, replace: true }],
    });
  });
});
