import { describe, expect, it } from 'vitest';
import { accountMachine } from '../../src/machines/account.ts';
import { account, otherDevice as device, thisDevice } from '../world/account.ts';
import { startFlow, toast } from './harness.ts';

const asked = [['getAccount', { userID: 'asha' }]];

type Flow = ReturnType<typeof start>;

function start() {
  return startFlow(accountMachine, (shell) => ({ shell, userID: 'asha' }));
}

async function startShown() {
  const flow = start();
  await flow.answer('getAccount', { outcome: 'found', account });
  flow.news();
  return flow;
}

describe('Account (§22.60)', () => {
  it('Account: the account is fetched at once and shown', async () => {
    const flow = start();
    expect(flow.news()).toEqual({ at: 'fetching.loading', asked });
    expect(flow.context()).toMatchObject({ account: null, leaving: null });
    await flow.answer('getAccount', { outcome: 'found', account });
    expect(flow.news()).toEqual({ at: 'shown' });
    expect(flow.context().account).toEqual(account);
  });

  it('Account: a service without accounts is no failure', async () => {
    const flow = start();
    flow.news();
    await flow.answer('getAccount', { outcome: 'absent' });
    expect(flow.news()).toEqual({ at: 'absent' });
    expect(flow.context().account).toBeNull();
  });

  it('Account: an account that did not arrive is fetched again by a press', async () => {
    const flow = start();
    flow.news();
    await flow.fail('getAccount');
    expect(flow.news()).toEqual({ at: 'failed' });
    flow.send({ type: 'account.retried' });
    expect(flow.news()).toEqual({ at: 'fetching.retrying', asked });
  });

  it.each([
    ['shown', (flow: Flow) => flow.answer('getAccount', { outcome: 'found', account })],
    ['absent', (flow: Flow) => flow.answer('getAccount', { outcome: 'absent' })],
    ['failed', (flow: Flow) => flow.fail('getAccount')],
    [
      'fetching.retrying',
      async (flow: Flow) => {
        await flow.fail('getAccount');
        flow.send({ type: 'account.retried' });
      },
    ],
  ])('Account: a page that is %s offers to log out everywhere', async (at, come) => {
    const flow = start();
    await come(flow);
    flow.news();
    flow.send({ type: 'everywhere.chosen' });
    expect(flow.news()).toEqual({
      at,
      told: [{ type: 'logout.requested', isEverywhere: true }],
    });
  });
});

describe('Account: downloading all data (§22.62)', () => {
  const requested = { type: 'data.requested' } as const;
  const downloading = { at: 'downloading (busy)', asked: [['downloadData', { userID: 'asha' }]] };

  it('Account: several presses download the data once, and a toast says that the file is saved', async () => {
    const flow = await startShown();
    for (const _ of [1, 2]) flow.send(requested);
    expect(flow.news()).toEqual(downloading);
    await flow.answer('downloadData', { outcome: 'saved' });
    const told = [toast('Your data was saved as a file.', 'success', 'data')];
    expect(flow.news()).toEqual({ at: 'shown', told });
  });

  it('Account: a refused download says the service’s sentence, and one without an answer says so', async () => {
    const flow = await startShown();
    flow.send(requested);
    flow.news();
    await flow.answer('downloadData', { outcome: 'refused', message: 'Too many tries.' });
    expect(flow.news()).toEqual({
      at: 'shown',
      told: [toast('Too many tries.', 'failure', 'data')],
    });
    flow.send(requested);
    expect(flow.news()).toEqual(downloading);
    await flow.fail('downloadData');
    const text = 'Your data could not be downloaded. Check your connection and try again.';
    expect(flow.news()).toEqual({ at: 'shown', told: [toast(text, 'failure', 'data')] });
  });

  it('Account: a download under a session that has ended says nothing', async () => {
    const flow = await startShown();
    flow.send(requested);
    flow.news();
    await flow.answer('downloadData', { outcome: 'unauthorized' });
    expect(flow.news()).toEqual({ at: 'shown' });
  });

  it('Account: the download is offered only where the service says that it has one', async () => {
    const flow = start();
    await flow.answer('getAccount', {
      outcome: 'found',
      account: { ...account, can_download: null },
    });
    flow.news();
    expect(flow.can(requested)).toBe(false);
  });
});

describe('Account: deleting it (§22.63)', () => {
  it('Account: the question of the deletion stays until it is closed', async () => {
    const flow = await startShown();
    flow.send({ type: 'deletion.requested' });
    expect(flow.news()).toEqual({ at: 'askedToDelete' });
    flow.send({ type: 'deletion.closed' });
    expect(flow.news()).toEqual({ at: 'shown' });
  });

  it.each([
    ['does not say that it can be deleted', { can_delete: null }],
    ['names no number that a code could be sent to', { mobile_number: '98765' }],
  ])('Account: the deletion is not offered where the service %s', async (_, changed) => {
    const flow = start();
    await flow.answer('getAccount', { outcome: 'found', account: { ...account, ...changed } });
    expect(flow.can({ type: 'deletion.requested' })).toBe(false);
  });
});

describe('Account: logging out a device (§22.61)', () => {
  const chosen = { type: 'device.chosen', device } as const;
  const ending = {
    at: 'endingSession (busy)',
    asked: [['endSession', { userID: 'asha', id: device.id }]],
  };

  it('Account: several presses log a device out once, and take it off the list', async () => {
    const flow = await startShown();
    for (const _ of [1, 2]) flow.send(chosen);
    expect(flow.news()).toEqual(ending);
    await flow.answer('endSession', { outcome: 'ended' });
    expect(flow.news()).toEqual({
      at: 'shown',
      told: [toast('Firefox on Windows was logged out.', 'success')],
    });
    expect(flow.context()).toMatchObject({ account: { sessions: [thisDevice] }, leaving: null });
  });

  it('Account: a logout that fails leaves the device in the list and says so, and can be tried again', async () => {
    const flow = await startShown();
    flow.send(chosen);
    flow.news();
    await flow.fail('endSession');
    const text = 'Firefox on Windows could not be logged out. Check your connection and try again.';
    expect(flow.news()).toEqual({ at: 'shown', told: [toast(text, 'failure')] });
    expect(flow.context()).toMatchObject({ account, leaving: null });
    flow.send(chosen);
    expect(flow.news()).toEqual(ending);
  });

  it('Account: a logout under a session that has ended leaves the device in the list and says nothing', async () => {
    const flow = await startShown();
    flow.send(chosen);
    flow.news();
    await flow.answer('endSession', { outcome: 'unauthorized' });
    expect(flow.news()).toEqual({ at: 'shown' });
    expect(flow.context().account).toEqual(account);
  });

  it('Account: a device without a name is called “Unknown device”', async () => {
    const flow = await startShown();
    flow.send({ type: 'device.chosen', device: { ...device, device: null } });
    flow.news();
    await flow.answer('endSession', { outcome: 'ended' });
    expect(flow.news().told).toEqual([toast('Unknown device was logged out.', 'success')]);
  });

  it.each([
    ['this device', thisDevice],
    ['one without an id', { ...device, id: null }],
  ])('Account: the logout is not offered for %s', async (_, other) => {
    const flow = await startShown();
    flow.send({ type: 'device.chosen', device: other });
    expect(flow.news()).toEqual({ at: 'shown' });
  });
});
