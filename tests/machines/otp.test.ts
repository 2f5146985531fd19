import { describe, expect, it } from 'vitest';
import { otpMachine } from '../../src/machines/otp.ts';
import { startFlow, toast } from './harness.ts';

const mobileNumber = '+919876543210';
const cooling = 'entering.resend.coolingDown';
const typing = `entering.code.typing + ${cooling}`;

function start(isRequested = false) {
  return startFlow(otpMachine, (shell) => ({
    shell,
    mobileNumber,
    isRequested,
    wrongCodeText: 'This code is wrong.',
    failureText: 'This went wrong.',
  }));
}

/** Somebody waits for their code; nothing that was said before counts. */
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

describe('a code (specification, 2 and 8)', () => {
  it('is sent at once, which is said before and after', async () => {
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
      told: [toast('OTP sent!', 'success', 'code')],
    });
    expect(otp.context()).toMatchObject({ code: '', problem: 'none', isRequested: true });
  });

  it('that was asked for before a reload is not sent again', () => {
    const otp = start(true);
    expect(otp.news()).toEqual({ at: typing, asked: [['receiveCode']] });
    expect(otp.context()).toMatchObject({ code: '', problem: 'none' });
  });

  it.each([
    ['tooManyTries', { outcome: 'tooManyTries' }],
    ['failure', null],
  ])('that cannot be sent ends the step with %s', async (problem, answer) => {
    const otp = start();
    otp.news();
    if (answer) await otp.answer('sendCode', answer);
    else await otp.fail('sendCode');
    expect(otp.news()).toEqual({
      at: 'ended',
      told: [toast('Failed to send OTP.', 'failure', 'code')],
    });
    expect(otp.snapshot().output).toEqual({ outcome: 'notSent', problem });
  });

  it('is six digits, whatever is typed around them, and is never sent off by itself', async () => {
    const otp = await startTyping();
    otp.send({ type: 'code.changed', text: '12 345' });
    expect(otp.can({ type: 'code.submitted' })).toBe(false);
    otp.send({ type: 'code.changed', text: '12-34-56' });
    expect(otp.context().code).toBe('123456');
    expect(otp.can({ type: 'code.submitted' })).toBe(true);
    expect(otp.news()).toEqual({ at: typing });
  });

  it('that the browser reads from its message stands in the field', async () => {
    const otp = await startTyping();
    await otp.answer('receiveCode', { outcome: 'received', code: 'Your code is 654321.' });
    expect(otp.news()).toEqual({ at: typing });
    expect(otp.context().code).toBe('654321');
  });

  it('that the browser cannot read is typed', async () => {
    const otp = await startTyping();
    await otp.answer('receiveCode', { outcome: 'unsupported' });
    expect(otp.context().code).toBe('');
    const other = await startTyping();
    await other.fail('receiveCode');
    expect(other.news()).toEqual({ at: typing });
  });
});

describe('a code that was typed (specification, 5 and 8)', () => {
  it('is compared once', async () => {
    const otp = await startTyping();
    otp.send({ type: 'code.changed', text: '123456' });
    otp.send({ type: 'code.submitted' });
    otp.send({ type: 'code.submitted' });
    expect(otp.news()).toEqual({
      at: `entering.code.verifying (busy) + ${cooling}`,
      asked: [['confirmCode', { mobileNumber, code: '123456' }]],
    });
  });

  it('and is right proves the number', async () => {
    const otp = await startVerifying();
    await otp.answer('confirmCode', { outcome: 'confirmed', proof: 'proof' });
    expect(otp.news()).toEqual({
      at: 'ended',
      told: [toast('OTP verified!', 'success', 'code')],
    });
    expect(otp.snapshot().output).toEqual({ outcome: 'confirmed', proof: 'proof' });
  });

  it('where none was requested any more leads back to the number', async () => {
    const otp = await startVerifying();
    await otp.answer('confirmCode', { outcome: 'notRequested' });
    expect(otp.news()).toEqual({
      at: 'ended',
      told: [toast('OTP was not requested. Try again.', 'failure', 'code')],
    });
    expect(otp.snapshot().output).toEqual({ outcome: 'notRequested' });
  });

  it.each([
    ['wrong', 'wrongCode', { outcome: 'wrongCode' }, 'This code is wrong.'],
    ['one of too many', 'tooManyTries', { outcome: 'tooManyTries' }, 'This code is wrong.'],
    ['not compared', 'failure', null, 'This went wrong.'],
  ])('and is %s can be typed again', async (_, problem, answer, text) => {
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

  it('is forgotten with what was wrong of it when the browser reads another', async () => {
    const otp = await startVerifying();
    await otp.answer('confirmCode', { outcome: 'wrongCode' });
    await otp.answer('receiveCode', { outcome: 'received', code: '654321' });
    expect(otp.context()).toMatchObject({ problem: 'none', code: '654321' });
  });
});

describe('another code', () => {
  it('can be asked for after 30 seconds, not a moment earlier', async () => {
    const otp = await startTyping();
    otp.wait(29_999);
    expect(otp.can({ type: 'code.resent' })).toBe(false);
    otp.wait(1);
    expect(otp.news().at).toBe('entering.code.typing + entering.resend.ready');
    expect(otp.can({ type: 'code.resent' })).toBe(true);
  });

  it('is not asked for while one is compared', async () => {
    const otp = await startVerifying();
    otp.wait(30_000);
    expect(otp.can({ type: 'code.resent' })).toBe(false);
  });

  it('takes the place of what was typed', async () => {
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

  it('that cannot be sent leaves the first one good', async () => {
    const otp = await startTyping();
    otp.wait(30_000);
    otp.send({ type: 'code.resent' });
    otp.news();
    await otp.fail('sendCode');
    expect(otp.news()).toEqual({
      at: typing,
      asked: [['receiveCode']],
      told: [toast('Failed to send OTP.', 'failure', 'code')],
    });
    expect(otp.context().problem).toBe('failure');
  });
});

it('another number can be wanted at any time', async () => {
  for (const otp of [start(), await startTyping(), await startVerifying()]) {
    otp.news();
    otp.send({ type: 'number.abandoned' });
    expect(otp.news()).toEqual({ at: 'ended' });
    expect(otp.snapshot().output).toEqual({ outcome: 'numberChanged' });
  }
});
