import { describe, expect, it } from 'vitest';
import { splashMachine } from '../../src/machines/splash.ts';
import { startFlow } from './harness.ts';

function start() {
  return startFlow(splashMachine, (shell) => ({ shell }));
}

describe('Splash', () => {
  it('Splash: the token is checked at once, and the tagline is shown after 0.6 seconds', () => {
    const splash = start();
    splash.wait(599);
    expect(splash.news()).toEqual({
      at: 'leaving.presenting + tagline.hidden + token.loading',
      asked: [['checkSession']],
    });
    splash.wait(1);
    expect(splash.news()).toEqual({ at: 'leaving.presenting + tagline.shown + token.loading' });
  });

  it.each([
    ['a valid token', { valid: true }, 'valid', 'known', '/dashboard'],
    ['an invalid token', { valid: false }, 'invalid', 'unknown', '/home'],
    ['a failed check', null, 'invalid', 'unknown', '/home'],
  ])('Splash: the page leads on after 2 seconds for %s', async (_, answer, token, end, to) => {
    const splash = start();
    if (answer) await splash.answer('checkSession', answer);
    else await splash.fail('checkSession');
    splash.wait(1_999);
    expect(splash.news().told).toBeUndefined();
    splash.wait(1);
    expect(splash.news()).toEqual({
      at: `leaving.${end} + tagline.shown + token.${token}`,
      told: [{ type: 'route.requested', to, replace: true }],
    });
  });

  it('Splash: an answer that takes longer leads on at once', async () => {
    const splash = start();
    splash.wait(2_000);
    expect(splash.news().told).toBeUndefined();
    await splash.answer('checkSession', { valid: true });
    expect(splash.news().told).toHaveLength(1);
  });
});
