import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { type AnyActorRef, createActor, createEmptyActor } from 'xstate';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { loginDraft, loginMachine } from '../../src/machines/login.ts';
import { registrationDraft, registrationMachine } from '../../src/machines/registration.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { FakePorts } from '../world/ports.ts';
import { settled } from '../world/settled.ts';
import { memory } from '../world/storage.ts';

const Text = v.object({ text: v.string() });
const asha = { userID: 'asha' };
const ravi = { userID: 'ravi' };

/** Hears what a flow tells, and does nothing about it. */
const shell: AnyActorRef = createEmptyActor();

describe('drafts on the device', () => {
  it('come back to whom they belong, flow by flow', () => {
    const drafts = createDrafts(memory(), memory());
    drafts.save(asha, 'event', { text: 'Holi' });
    expect(drafts.load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    expect(drafts.load(asha, 'task', Text)).toBeNull();
    drafts.drop(asha, 'event');
    expect(drafts.load(asha, 'event', Text)).toBeNull();
  });

  it('are never shown to anybody else', () => {
    const drafts = createDrafts(memory(), memory());
    drafts.save(asha, 'event', { text: 'Holi' });
    expect(drafts.load(ravi, 'event', Text)).toBeNull();
    expect(drafts.load('visitor', 'event', Text)).toBeNull();
  });

  it('of a user outlive the tab, those of a visitor do not', () => {
    const lasting = memory();
    const drafts = createDrafts(lasting, memory());
    drafts.save(asha, 'event', { text: 'Holi' });
    drafts.save('visitor', 'login', { text: '98765' });
    const inANewTab = createDrafts(lasting, memory());
    expect(inANewTab.load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    expect(inANewTab.load('visitor', 'login', Text)).toBeNull();
  });

  it('of a visitor go all at once, and nothing else with them', () => {
    const ofTab = memory();
    const drafts = createDrafts(memory(), ofTab);
    ofTab.setItem('theirs', 'kept');
    drafts.save('visitor', 'login', { text: 'a' });
    drafts.save('visitor', 'registration', { text: 'b' });
    drafts.save(asha, 'event', { text: 'Holi' });
    drafts.dropVisitor();
    expect(drafts.load('visitor', 'login', Text)).toBeNull();
    expect(drafts.load('visitor', 'registration', Text)).toBeNull();
    expect(drafts.load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    expect(ofTab.getItem('theirs')).toBe('kept');
  });

  it.each(['', '{', 'null', '[]', '{"text":1}', '"Holi"', '{"__proto__":{"text":"x"}}'])(
    'that were corrupted to %j are none',
    (corrupted) => {
      const lasting = memory();
      const drafts = createDrafts(lasting, memory());
      drafts.save(asha, 'event', { text: 'Holi' });
      lasting.setItem(lasting.key(0) ?? '', corrupted);
      expect(drafts.load(asha, 'event', Text)).toBeNull();
    },
  );

  it('are lost without a word where the storage is full or forbidden', () => {
    const drafts = createDrafts(forbidden(), forbidden());
    expect(() => {
      drafts.save(asha, 'event', { text: 'Holi' });
      drafts.drop(asha, 'event');
      drafts.dropVisitor();
    }).not.toThrow();
    expect(drafts.load(asha, 'event', Text)).toBeNull();
  });
});

describe('a login', () => {
  it('keeps what is typed, and goes on with it after a reload', () => {
    const { login, drafts } = startLogin();
    login.send({ type: 'number.changed', typed: '98765 4' });
    const kept = drafts.load('visitor', loginDraft.flow, loginDraft.schema);
    expect(kept).toMatchObject({ typedNumber: '98765 4', step: 'phone' });
    const again = startLogin(kept).login;
    expect(again.getSnapshot().context.typedNumber).toBe('98765 4');
  });

  it('that asks the service something keeps what was typed meanwhile', () => {
    const { login, drafts } = startLogin();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    const kept = drafts.load('visitor', loginDraft.flow, loginDraft.schema);
    expect(kept?.typedNumber).toBe('98765 43210');
  });

  it('is kept no more once nobody keeps it', () => {
    const { login, drafts, stopKeeping } = startLogin();
    login.send({ type: 'number.changed', typed: '98765' });
    stopKeeping();
    login.send({ type: 'number.changed', typed: '98765 4' });
    const kept = drafts.load('visitor', loginDraft.flow, loginDraft.schema);
    expect(kept?.typedNumber).toBe('98765');
  });

  it('whose code is on its way goes on at the code after a reload', async () => {
    const { login, fakes, drafts } = startLogin();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    fakes.resolve('checkUser', { outcome: 'known' });
    await settled();
    const kept = drafts.load('visitor', loginDraft.flow, loginDraft.schema);
    const again = startLogin(kept);
    expect(again.login.getSnapshot().matches('confirmingPhone')).toBe(true);
    expect(again.fakes.waiting('sendCode')).toBe(0);
  });

  it('whose draft has a code without a number begins with the number', () => {
    const draft = { country: 'IN', typedNumber: '', mobileNumber: null, step: 'code' as const };
    expect(startLogin(draft).login.getSnapshot().matches('enteringPhone')).toBe(true);
  });

  it('keeps no code and no proof', async () => {
    const { login, fakes, drafts } = startLogin();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    fakes.resolve('checkUser', { outcome: 'known' });
    await settled();
    fakes.resolve('sendCode', { outcome: 'sent' });
    await settled();
    login.getSnapshot().children.otp?.send({ type: 'code.changed', text: '135790' });
    login.getSnapshot().children.otp?.send({ type: 'code.submitted' });
    fakes.resolve('confirmCode', { outcome: 'confirmed', proof: 'proof of the phone' });
    await settled();
    const kept = JSON.stringify(drafts.load('visitor', loginDraft.flow, loginDraft.schema));
    expect(kept).not.toContain('135790');
    expect(kept).not.toContain('proof of the phone');
  });

  it('that ended in a session leaves no draft', async () => {
    const draft = {
      country: 'IN',
      typedNumber: '98765 43210',
      mobileNumber: '+919876543210',
      step: 'code' as const,
    };
    const { login, fakes, drafts } = startLogin(draft);
    login.getSnapshot().children.otp?.send({ type: 'code.changed', text: '135790' });
    login.getSnapshot().children.otp?.send({ type: 'code.submitted' });
    fakes.resolve('confirmCode', { outcome: 'confirmed', proof: 'proof' });
    await settled();
    fakes.resolve('login', { outcome: 'signedIn', token: 'token', userID: 'asha' });
    await settled();
    expect(drafts.load('visitor', loginDraft.flow, loginDraft.schema)).toBeNull();
  });
});

test('a registration keeps its details when the number is changed', () => {
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

function startLogin(draft: v.InferOutput<typeof loginDraft.schema> | null = null) {
  const fakes = new FakePorts();
  const machine = withServices(loginMachine, fakes.actors);
  const login = createActor(machine, { input: { shell, draft } }).start();
  const drafts = createDrafts(memory(), memory());
  const stopKeeping = keepDraft(login, loginDraft, drafts, 'visitor');
  return { login, fakes, drafts, stopKeeping };
}

/** A storage that throws whatever is asked of it, as a full or forbidden one does. */
function forbidden(): Storage {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return new Proxy(memory(), { get: () => refuse, ownKeys: refuse });
}
