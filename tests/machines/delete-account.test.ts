import { describe, expect, it } from 'vitest';
import { accountTexts } from '#domain/account.texts.ts';
import { texts } from '#domain/texts.ts';
import { deleteAccountMachine } from '../../src/machines/delete-account.ts';
import { startFlow } from './harness.ts';

const mobileNumber = '+919876543210';
const confirmed = { outcome: 'confirmed', proof: 'proof', provenAt: 7 };
const asking = [
  [
    'otp',
    {
      mobileNumber,
      owner: null,
      isRequested: false,
      wrongCodeText: 'Invalid OTP.',
      failureText: accountTexts.deleteFailed,
    },
  ],
];
const sent = (isRepeat: boolean) => ({
  at: 'deleting (busy)',
  asked: [['deleteAccount', { userID: 'asha', proof: 'proof', provenAt: 7, isRepeat }]],
});
const [deleting, repeating] = [sent(false), sent(true)];
const closed = { at: 'closed', told: [{ type: 'deletion.closed' }] };

function start() {
  return startFlow(deleteAccountMachine, (shell) => ({
    shell,
    owner: shell,
    userID: 'asha',
    mobileNumber,
  }));
}

function startProving() {
  const flow = start();
  flow.send({ type: 'digits.changed', text: '3210' });
  flow.send({ type: 'deletion.confirmed' });
  return flow;
}

async function startDeleting() {
  const flow = startProving();
  await flow.answer('otp', confirmed);
  flow.news();
  return flow;
}

describe('Deleting an account (§22.63)', () => {
  it('Deleting an account: a code is sent only after the last four digits of the number', () => {
    const flow = start();
    expect(flow.news()).toEqual({ at: 'confirming' });
    expect(flow.context()).toMatchObject({ digits: '', failure: null });
    for (const text of ['', '321', '1234']) {
      flow.send({ type: 'digits.changed', text });
      flow.send({ type: 'deletion.confirmed' });
      expect(flow.news()).toEqual({ at: 'confirming' });
    }
    flow.send({ type: 'digits.changed', text: ' 32 10 5' });
    expect(flow.context().digits).toBe('3210');
    flow.send({ type: 'deletion.confirmed' });
    expect(flow.news()).toMatchObject({ at: 'provingPhone', asked: asking });
  });

  it('Deleting an account: a right code sends the request with its proof, and the shell hears of the deletion', async () => {
    const flow = startProving();
    flow.news();
    await flow.answer('otp', confirmed);
    expect(flow.news()).toEqual(deleting);
    flow.send({ type: 'deletion.closed' });
    expect(flow.news()).toEqual({ at: 'deleting (busy)' });
    await flow.answer('deleteAccount', { outcome: 'deleted' });
    expect(flow.news()).toEqual({ at: 'deleted', told: [{ type: 'account.deleted' }] });
    expect(flow.snapshot().status).toBe('done');
  });

  it.each(['confirming', 'provingPhone', 'failed'])(
    'Deleting an account: it can be given up while %s',
    async (at) => {
      const flow =
        at === 'confirming' ? start() : at === 'failed' ? await startDeleting() : startProving();
      const refused = { outcome: 'refused', message: 'Not possible.' };
      if (at === 'failed') await flow.answer('deleteAccount', refused);
      flow.news();
      flow.send({ type: 'deletion.closed' });
      expect(flow.news()).toEqual(closed);
      expect(flow.snapshot().status).toBe('done');
    },
  );

  it.each([
    [{ outcome: 'notSent', problem: 'notSent' }, null],
    [{ outcome: 'notSent', problem: 'tooManyTries' }, texts.tooManyTries],
    [{ outcome: 'notRequested' }, null],
    [{ outcome: 'numberChanged' }, null],
  ])(
    'Deleting an account: a code that ends as %j leads back to the question',
    async (output, failure) => {
      const flow = startProving();
      flow.news();
      await flow.answer('otp', output);
      expect(flow.news()).toEqual({ at: 'confirming' });
      expect(flow.context()).toMatchObject({ digits: '3210', failure });
      flow.send({ type: 'digits.changed', text: '321' });
      expect(flow.context().failure).toBeNull();
    },
  );

  it('Deleting an account: a code step that breaks down leads back to the question', async () => {
    const flow = startProving();
    await flow.fail('otp');
    expect(flow.context()).toMatchObject({ failure: accountTexts.deleteFailed });
    flow.send({ type: 'deletion.confirmed' });
    expect(flow.context()).toMatchObject({ failure: null });
  });

  it('Deleting an account: a proof that the service finds too old leads back to the question, and no code is sent unasked', async () => {
    const flow = await startDeleting();
    await flow.fail('deleteAccount');
    flow.send({ type: 'deletion.retried' });
    flow.news();
    await flow.answer('deleteAccount', { outcome: 'proofTooOld' });
    expect(flow.news()).toEqual({ at: 'confirming' });
    const failure = accountTexts.deleteCodeTooOld;
    expect(flow.context()).toMatchObject({ digits: '3210', failure, isUnanswered: false });
  });

  it('Deleting an account: a request that is refused or gets no answer says so, and is tried again with the same proof', async () => {
    const flow = await startDeleting();
    await flow.answer('deleteAccount', { outcome: 'refused', message: 'Not possible.' });
    expect(flow.news()).toEqual({ at: 'failed' });
    expect(flow.context().failure).toBe('Not possible.');
    flow.send({ type: 'deletion.retried' });
    expect(flow.news()).toEqual(deleting);
    await flow.fail('deleteAccount');
    expect(flow.news().at).toBe('failed');
    expect(flow.context().failure).toBe(accountTexts.deleteUnanswered);
  });

  it('Deleting an account: a try after one without an answer is sent as a repeat, until the service says that the account is there', async () => {
    const flow = await startDeleting();
    await flow.fail('deleteAccount');
    flow.news();
    flow.send({ type: 'deletion.retried' });
    expect(flow.news()).toEqual(repeating);
    await flow.fail('deleteAccount');
    flow.news();
    flow.send({ type: 'deletion.retried' });
    expect(flow.news()).toEqual(repeating);
    await flow.answer('deleteAccount', { outcome: 'refused', message: 'Not possible.' });
    flow.news();
    flow.send({ type: 'deletion.retried' });
    expect(flow.news()).toEqual(deleting);
  });

  it('Deleting an account: a try without an answer has the shell find out at once whether the account is gone, and again when the question is closed', async () => {
    const flow = await startDeleting();
    await flow.fail('deleteAccount');
    expect(flow.news()).toEqual({ at: 'failed', told: [{ type: 'account.doubted' }] });
    flow.send({ type: 'deletion.closed' });
    expect(flow.news()).toEqual({
      at: 'closed',
      told: [{ type: 'account.doubted' }, { type: 'deletion.closed' }],
    });
  });

  it('Deleting an account: a session that has ended closes the question, since the login is open', async () => {
    const flow = await startDeleting();
    await flow.answer('deleteAccount', { outcome: 'unauthorized' });
    expect(flow.news()).toEqual(closed);
  });
});
