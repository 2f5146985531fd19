import { describe, expect, it } from 'vitest';
import { guardMachine } from '../../src/machines/guard.ts';
import { startFlow } from './harness.ts';

const page = { path: '/service-details', state: { service_id: 'yoga' } };

function start() {
  return startFlow(guardMachine, (shell) => ({ shell, page }));
}

describe('a guarded page (specification, 2)', () => {
  it('is not shown before the token was asked about', () => {
    expect(start().news()).toEqual({ at: 'checking', asked: [['checkSession']] });
  });

  it('opens for a token that holds', async () => {
    const guard = start();
    await guard.answer('checkSession', { valid: true });
    expect(guard.news()).toMatchObject({ at: 'open', told: [{ type: 'guard.opened', page }] });
    expect(guard.snapshot().status).toBe('active');
  });

  it('stays closed for one that does not, and where nobody can say', async () => {
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
