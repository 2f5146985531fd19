import { describe, expect, it } from 'vitest';
import { guardMachine } from '../../src/machines/guard.ts';
import { startFlow } from './harness.ts';

const page = { path: '/service-details', search: '', state: { service_id: 'yoga' } };

function start() {
  return startFlow(guardMachine, (shell) => ({ shell, page }));
}

describe('Guard: a guarded page', () => {
  it('Guard: a guarded page waits for the check of the token', () => {
    expect(start().news()).toEqual({ at: 'checking', asked: [['checkSession']] });
  });

  it('Guard: a guarded page opens with a valid token, and stays open', async () => {
    const guard = start();
    await guard.answer('checkSession', { valid: true });
    expect(guard.news()).toMatchObject({ at: 'open', told: [{ type: 'guard.opened', page }] });
    expect(guard.snapshot().status).toBe('active');
  });

  it('Guard: a guarded page is refused without a valid token and after a failed check', async () => {
    for (const isAnswered of [true, false]) {
      const guard = start();
      if (isAnswered) await guard.answer('checkSession', { valid: false });
      else await guard.fail('checkSession');
      expect(guard.news()).toMatchObject({
        at: 'refused',
        told: [{ type: 'guard.refused', page }],
      });
      expect(guard.snapshot().status).toBe('done');
    }
  });
});
