import { describe, expect, it } from 'vitest';
import { otpMachine } from '../../src/machines/otp.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const cooling = 'entering.resend.coolingDown';
const typing = `entering.code.typing + ${cooling}`;

function start(isRequested = false) {
  return startFlow(otpMachine, (shell) => ({
    shell,
    owner: shell,
    mobileNumber,
    isRequested,
    wrongCodeText: 'This code is wrong.',
    failureText: 'This went wrong.',
  }));
}

/** A code was sent; the news of that is read. */
async function startTyping() {
  const otp = start();
  await otp.answer('sendCode', { outcome: 'sent' });
  otp.news();
  return otp;
}

async function startVerifying() {
  const otp = await startTyping();
  otp.send({ type: 'code.changed', text: '123456' });
  otp.send({ type: 'code.submitted' });
  otp.news();
  return otp;
}

describe('One-time code: sending', () => {
  it('One-time code: the step sends a code as it starts, with a toast before and after', async () => {
    const otp = start();
    expect(otp.news()).toEqual({
      at: 'sendingCode (busy)',
      asked: [['sendCode', { mobileNumber }]],
      told: [toast('Sending OTP...', 'info', 'code')],
    });
    await otp.answer('sendCode', { outcome: 'sent' });
    expect(otp.news()).toEqual({
      at: typing,
      asked: [['receiveCode']],
      told: [{ type: 'code.awaited', isAwaited: true }, toast('OTP sent!', 'success', 'code')],
    });
    expect(otp.context()).toMatchObject({ code: '', problem: 'none', isRequested: true });
  });

  it('One-time code: a code that was sent before a reload is not sent again', () => {
    const otp = start(true);
    expect(otp.news()).toEqual({ at: typing, asked: [['receiveCode']] });
    expect(otp.context()).toMatchObject({ code: '', problem: 'none', proof: '' });
  });

  it.each([
    ['tooManyTries', { outcome: 'tooManyTries' }],
    ['notSent', null],
  ])(
    'One-time code: a code that cannot be sent ends the step with the problem %s',
    async (problem, answer) => {
      const otp = start();
      otp.news();
      if (answer) await otp.answer('sendCode', answer);
      else await otp.fail('sendCode');
      expect(otp.news()).toEqual({
        at: 'notSent',
        told: [toast('Failed to send OTP.', 'failure', 'code')],
      });
      expect(otp.snapshot().output).toEqual({ outcome: 'notSent', problem });
    },
  );

  it('One-time code: "Resend code" is disabled for 30 seconds after a code was sent', async () => {
    const otp = await startTyping();
    otp.wait(29_999);
    expect(otp.can({ type: 'code.resent' })).toBe(false);
    otp.wait(1);
    expect(otp.news().at).toBe('entering.code.typing + entering.resend.ready');
    expect(otp.can({ type: 'code.resent' })).toBe(true);
  });

  it('One-time code: "Resend code" is disabled while a code is being checked', async () => {
    const otp = await startVerifying();
    otp.wait(30_000);
    expect(otp.can({ type: 'code.resent' })).toBe(false);
  });

  it('One-time code: a resent code clears the typed one and its problem', async () => {
    const otp = await startVerifying();
    await otp.answer('confirmCode', { outcome: 'wrongCode' });
    otp.wait(30_000);
    otp.news();
    otp.send({ type: 'code.resent' });
    expect(otp.news()).toEqual({
      at: 'sendingCode (busy)',
      asked: [['sendCode', { mobileNumber }]],
      told: [toast('Sending OTP...', 'info', 'code')],
    });
    await otp.answer('sendCode', { outcome: 'sent' });
    expect(otp.context()).toMatchObject({ code: '', problem: 'none' });
  });

  it.each([
    ['notSent', null],
    ['tooManyTries', { outcome: 'tooManyTries' }],
  ])(
    'One-time code: a resend that fails as %s can be tried again at once, and the first code stays good and typed',
    async (problem, answer) => {
      const otp = await startTyping();
      otp.send({ type: 'code.changed', text: '111111' });
      otp.wait(30_000);
      otp.send({ type: 'code.resent' });
      otp.news();
      if (answer) await otp.answer('sendCode', answer);
      else await otp.fail('sendCode');
      expect(otp.news()).toEqual({
        at: 'entering.code.typing + entering.resend.ready',
        asked: [['receiveCode']],
        told: [toast('Failed to send OTP.', 'failure', 'code')],
      });
      expect(otp.context()).toMatchObject({ problem, code: '111111' });
      otp.send({ type: 'code.resent' });
      expect(otp.news().asked).toEqual([['sendCode', { mobileNumber }]]);
    },
  );
});

describe('One-time code: typing', () => {
  it('One-time code: the field keeps six digits of the input, and the sixth does not submit', async () => {
    const otp = await startTyping();
    otp.send({ type: 'code.changed', text: '12 345' });
    expect(otp.can({ type: 'code.submitted' })).toBe(false);
    otp.send({ type: 'code.changed', text: '12-34-56' });
    expect(otp.context().code).toBe('123456');
    expect(otp.can({ type: 'code.submitted' })).toBe(true);
    expect(otp.news()).toEqual({ at: typing });
  });

  it('One-time code: a code that the browser reads from the message fills the field', async () => {
    const otp = await startTyping();
    await otp.answer('receiveCode', { outcome: 'received', code: 'Your code is 654321.' });
    expect(otp.news()).toEqual({ at: typing });
    expect(otp.context().code).toBe('654321');
  });

  it('One-time code: a browser that cannot read messages leaves the field empty', async () => {
    const otp = await startTyping();
    await otp.answer('receiveCode', { outcome: 'unsupported' });
    expect(otp.context().code).toBe('');
    const other = await startTyping();
    await other.fail('receiveCode');
    expect(other.news()).toEqual({ at: typing });
  });

  it('One-time code: "Change number" ends the step at any time', async () => {
    for (const otp of [start(), await startTyping(), await startVerifying()]) {
      otp.news();
      otp.send({ type: 'number.abandoned' });
      expect(otp.news()).toEqual({ at: 'numberChanged' });
      expect(otp.snapshot().output).toEqual({ outcome: 'numberChanged' });
    }
  });
});

describe('One-time code: checking', () => {
  it('One-time code: a second press of Verify sends nothing more', async () => {
    const otp = await startTyping();
    otp.send({ type: 'code.changed', text: '123456' });
    otp.send({ type: 'code.submitted' });
    otp.send({ type: 'code.submitted' });
    expect(otp.news()).toEqual({
      at: `entering.code.verifying (busy) + ${cooling}`,
      asked: [['confirmCode', { mobileNumber, code: '123456' }]],
    });
  });

  it('One-time code: a right code ends the step with the proof of the number', async () => {
    const otp = await startVerifying();
    await otp.answer('confirmCode', { outcome: 'confirmed', proof: 'proof', provenAt: 7 });
    expect(otp.news()).toEqual({
      at: 'confirmed',
      told: [{ type: 'code.awaited', isAwaited: false }, toast('OTP verified!', 'success', 'code')],
    });
    expect(otp.snapshot().output).toEqual({ outcome: 'confirmed', proof: 'proof', provenAt: 7 });
  });

  it('One-time code: a code that the provider did not send ends the step', async () => {
    const otp = await startVerifying();
    await otp.answer('confirmCode', { outcome: 'notRequested' });
    expect(otp.news()).toEqual({
      at: 'notRequested',
      told: [toast('OTP was not requested. Try again.', 'failure', 'code')],
    });
    expect(otp.snapshot().output).toEqual({ outcome: 'notRequested' });
  });

  it.each([
    ['wrong', 'wrongCode', { outcome: 'wrongCode' }, 'This code is wrong.'],
    ['one of too many', 'tooManyTries', { outcome: 'tooManyTries' }, 'This code is wrong.'],
    ['not checked', 'failure', null, 'This went wrong.'],
  ])('One-time code: a code that is %s can be corrected', async (_, problem, answer, text) => {
    const otp = await startVerifying();
    if (answer) await otp.answer('confirmCode', answer);
    else await otp.fail('confirmCode');
    expect(otp.news()).toEqual({
      at: typing,
      asked: [['receiveCode']],
      told: [toast(text, 'failure', 'code')],
    });
    expect(otp.context()).toMatchObject({ problem, code: '123456' });
    otp.send({ type: 'code.changed', text: '12345' });
    expect(otp.context()).toMatchObject({ problem: 'none', code: '12345' });
  });

  it('One-time code: a code from a new message replaces a wrong one and its problem', async () => {
    const otp = await startVerifying();
    await otp.answer('confirmCode', { outcome: 'wrongCode' });
    await otp.answer('receiveCode', { outcome: 'received', code: '654321' });
    expect(otp.context()).toMatchObject({ problem: 'none', code: '654321' });
  });
});
