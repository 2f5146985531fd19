import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, type AnyActorRef, createActor, createEmptyActor } from 'xstate';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { loginDraft, loginMachine } from '../../src/machines/login.ts';
import { registrationDraft, registrationMachine } from '../../src/machines/registration.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { FakePorts } from '../world/ports.ts';
import { settled } from '../world/settled.ts';
import { memory } from '../world/storage.ts';

const shell: AnyActorRef = createEmptyActor();

describe('The draft of a login', () => {
  it('holds what is typed, and is gone on with after a reload', () => {
    const { login, drafts } = startLogin();
    login.send({ type: 'number.changed', typed: '98765 4' });
    const kept = drafts.load('visitor', loginDraft.flow, loginDraft.schema);
    expect(kept).toMatchObject({ typedNumber: '98765 4', step: 'phone' });
    const again = startLogin(kept).login;
    expect(again.getSnapshot().context.typedNumber).toBe('98765 4');
  });

  it('stays while the service is asked about the number', () => {
    const { login, drafts } = startLogin();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    const kept = drafts.load('visitor', loginDraft.flow, loginDraft.schema);
    expect(kept?.typedNumber).toBe('98765 43210');
  });

  it('changes no more once the keeping is stopped', () => {
    const { login, drafts, stopKeeping } = startLogin();
    login.send({ type: 'number.changed', typed: '98765' });
    stopKeeping();
    login.send({ type: 'number.changed', typed: '98765 4' });
    const kept = drafts.load('visitor', loginDraft.flow, loginDraft.schema);
    expect(kept?.typedNumber).toBe('98765');
  });

  it('leads back to the code after a reload, and sends no second one', async () => {
    const { login, fakes, drafts } = startLogin();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    fakes.resolve('checkUser', { outcome: 'known' });
    await settled();
    const kept = drafts.load('visitor', loginDraft.flow, loginDraft.schema);
    const again = startLogin(kept);
    expect(again.login.getSnapshot().matches('provingPhone')).toBe(true);
    expect(again.fakes.waiting('sendCode')).toBe(0);
  });

  it('of the code step without a number leads to the number', () => {
    const draft = { country: 'IN', typedNumber: '', mobileNumber: null, step: 'code' as const };
    expect(startLogin(draft).login.getSnapshot().matches('enteringPhone')).toBe(true);
  });

  it('holds no code and no proof', async () => {
    const { login, fakes, drafts } = startLogin();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    fakes.resolve('checkUser', { outcome: 'known' });
    await settled();
    fakes.resolve('sendCode', { outcome: 'sent' });
    await settled();
    otpOf(login)?.send({ type: 'code.changed', text: '135790' });
    otpOf(login)?.send({ type: 'code.submitted' });
    fakes.resolve('confirmCode', { outcome: 'confirmed', proof: 'proof of the phone' });
    await settled();
    const kept = JSON.stringify(drafts.load('visitor', loginDraft.flow, loginDraft.schema));
    expect(kept).not.toContain('135790');
    expect(kept).not.toContain('proof of the phone');
  });

  it('is dropped once the person is signed in', async () => {
    const draft = {
      country: 'IN',
      typedNumber: '98765 43210',
      mobileNumber: '+919876543210',
      step: 'code' as const,
    };
    const { login, fakes, drafts } = startLogin(draft);
    otpOf(login)?.send({ type: 'code.changed', text: '135790' });
    otpOf(login)?.send({ type: 'code.submitted' });
    fakes.resolve('confirmCode', { outcome: 'confirmed', proof: 'proof' });
    await settled();
    fakes.resolve('openSession', { outcome: 'signedIn', token: 'token', userID: 'asha' });
    await settled();
    expect(drafts.load('visitor', loginDraft.flow, loginDraft.schema)).toBeNull();
  });
});

it('The draft of a registration holds the details when the number is changed', () => {
  const fakes = new FakePorts();
  const input = { shell, mobileNumber: '+919123456789', draft: null };
  const machine = withServices(registrationMachine, fakes.actors);
  const registration = createActor(machine, { input }).start();
  const drafts = createDrafts(memory(), memory());
  keepDraft(registration, registrationDraft, drafts, 'visitor');
  registration.send({ type: 'name.changed', fullName: 'Asha Rao' });
  registration.send({ type: 'number.abandoned' });
  const kept = drafts.load('visitor', registrationDraft.flow, registrationDraft.schema);
  expect(kept?.details.fullName).toBe('Asha Rao');
});

function otpOf(login: ActorRefFrom<typeof loginMachine>) {
  return login.getSnapshot().children.phoneProof?.getSnapshot().children.otp;
}

function startLogin(draft: v.InferOutput<typeof loginDraft.schema> | null = null) {
  const fakes = new FakePorts();
  const machine = withServices(loginMachine, fakes.actors);
  const login = createActor(machine, { input: { shell, draft } }).start();
  const drafts = createDrafts(memory(), memory());
  const stopKeeping = keepDraft(login, loginDraft, drafts, 'visitor');
  return { login, fakes, drafts, stopKeeping };
}
