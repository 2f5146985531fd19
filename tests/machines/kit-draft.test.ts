import { describe, expect, it, vi } from 'vitest';
import { emptyNewEvent, NewEventDraft } from '#domain/new-event.ts';
import type { Asked } from '#domain/rsvp-form.ts';
import { createEventDraft, createEventMachine } from '../../src/machines/create-event.ts';
import { isBlankChoice, newChoice } from '../../src/machines/kit/chosen-slots.ts';
import { keepDraft } from '../../src/machines/kit/draft.ts';
import { loginDraft, loginMachine } from '../../src/machines/login.ts';
import { registrationDraft, registrationMachine } from '../../src/machines/registration.ts';
import { rsvpDraft, rsvpMachine } from '../../src/machines/rsvp.ts';
import { createDrafts } from '../../src/services/drafts.ts';
import { memory } from '../world/storage.ts';
import { startFlow, startWithChildren } from './harness.ts';
import { plannedForm } from './planned-event.ts';

function startLogin() {
  const login = startWithChildren(loginMachine, (shell) => ({ shell, draft: null }));
  const drafts = createDrafts(memory(), memory());
  const stopKeeping = keepDraft(login, loginDraft, drafts, 'visitor');
  return {
    ...login,
    stopKeeping,
    draft: () => drafts.load('visitor', loginDraft.flow, loginDraft.schema),
  };
}

const garba = {
  questions: [],
  told: null,
  deadline: null,
  date: null,
  version: null,
  changed: [],
};

const whole: NewEventDraft = {
  ...emptyNewEvent,
  form: plannedForm,
};

function startRsvp(asked: Partial<Asked> = {}) {
  return startFlow(rsvpMachine, (shell) => ({
    ...garba,
    ...asked,
    shell,
    kind: 'event' as const,
    userID: 'asha',
    id: 'garba',
    owner: shell,
    now: 0,
    draft: null,
  }));
}

describe('Drafts (§11.8)', () => {
  it('Drafts: the draft of a login stays while the service looks up the number', () => {
    const login = startLogin();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    expect(login.draft()?.typedNumber).toBe('98765 43210');
  });

  it('Drafts: a draft no longer changes after keeping it was stopped', () => {
    const login = startLogin();
    login.send({ type: 'number.changed', typed: '98765' });
    login.stopKeeping();
    login.send({ type: 'number.changed', typed: '98765 4' });
    expect(login.draft()?.typedNumber).toBe('98765');
  });

  it('Drafts: a finished sign-in drops the draft of the login', async () => {
    const login = startLogin();
    login.send({ type: 'number.changed', typed: '98765 43210' });
    login.send({ type: 'number.submitted' });
    await login.answer('checkUser', { outcome: 'known' });
    expect(login.draft()).not.toBeNull();
    await login.answer('sendCode', { outcome: 'sent' });
    const otp = login.snapshot().children.phoneProof?.getSnapshot().children.otp;
    otp?.send({ type: 'code.changed', text: '135790' });
    otp?.send({ type: 'code.submitted' });
    await login.answer('confirmCode', { outcome: 'confirmed', proof: 'proof', provenAt: 0 });
    await login.answer('openSession', { outcome: 'signedIn', token: 'token', userID: 'asha' });
    expect(login.draft()).toBeNull();
  });

  it('Drafts: choosing another number keeps the details of a registration', () => {
    const registration = startWithChildren(registrationMachine, (shell) => ({
      shell,
      mobileNumber: '+919123456789',
      draft: null,
    }));
    const drafts = createDrafts(memory(), memory());
    keepDraft(registration, registrationDraft, drafts, 'visitor');
    registration.send({ type: 'name.changed', fullName: 'Asha Rao' });
    registration.send({ type: 'number.abandoned' });
    const kept = drafts.load('visitor', registrationDraft.flow, registrationDraft.schema);
    expect(kept?.details.fullName).toBe('Asha Rao');
  });

  it.each([
    ['neither a slot nor another day', { date: '2026-03-09', chosen: [] }, true],
    ['another day', { date: '2026-03-10', chosen: [] }, false],
    ['a slot', { date: '2026-03-09', chosen: [{ start: '09:00', end: '10:00' }] }, false],
  ])('Drafts: a booking in which %s was chosen is blank: %o %s', (_, choice, isBlank) => {
    const context = { ...newChoice(choice.date, choice.chosen), today: '2026-03-09' };
    expect(isBlankChoice({ context })).toBe(isBlank);
  });

  it('Drafts: a form in which nothing is typed leaves what another tab has typed', () => {
    const shared = memory();
    const asha = { userID: 'asha' };
    const untouched = startRsvp();
    keepDraft(untouched, rsvpDraft, createDrafts(shared, memory()), asha);
    const typing = startRsvp();
    keepDraft(typing, rsvpDraft, createDrafts(shared, memory()), asha);
    typing.send({ type: 'attendance.answered', isAttending: true });
    untouched.send({ type: 'invitation.renewed', asked: garba });
    const onALaterVisit = createDrafts(shared, memory());
    expect(onALaterVisit.load(asha, rsvpDraft.flow, rsvpDraft.schema)).toEqual({
      answers: { q_attending: true },
      isChanging: false,
    });
  });

  it('Drafts: an event that is created in one tab leaves what another tab has typed', async () => {
    const shared = memory();
    const asha = { userID: 'asha' };
    const tabs = [whole, null].map((draft) => {
      const event = startWithChildren(createEventMachine, (shell) => ({
        shell,
        userID: 'asha',
        draft,
      }));
      keepDraft(event, createEventDraft, createDrafts(shared, memory()), asha);
      return event;
    });
    const [created, typing] = tabs;
    typing?.send({ type: 'field.changed', field: 'name', text: 'Onam' });
    created?.send({ type: 'event.submitted', now: 0, zone: 'Asia/Kolkata' });
    await created?.answer('createEvent', { outcome: 'created', eventId: null });
    expect(created?.context().draft).toEqual(emptyNewEvent);
    const later = createDrafts(shared, memory()).load(asha, 'create-event', NewEventDraft);
    expect(later?.form.name).toBe('Onam');
  });

  it('Drafts: an RSVP keeps its draft until the service accepts the answer', async () => {
    const rsvp = startRsvp();
    const drafts = createDrafts(memory(), memory());
    const asha = { userID: 'asha' };
    keepDraft(rsvp, rsvpDraft, drafts, asha);
    rsvp.send({ type: 'attendance.answered', isAttending: true });
    rsvp.send({ type: 'rsvp.submitted', now: 0 });
    const kept = () => drafts.load(asha, rsvpDraft.flow, rsvpDraft.schema);
    expect(kept()).toEqual({ answers: { q_attending: true }, isChanging: false });
    expect(drafts.load({ userID: 'ravi' }, rsvpDraft.flow, rsvpDraft.schema)).toBeNull();
    await rsvp.answer('respond', { outcome: 'answered' });
    expect(kept()).toBeNull();
  });

  it('Drafts: an accepted answer is looked for once, as another person may be signed in later', async () => {
    const rsvp = startRsvp();
    const drafts = createDrafts(memory(), memory());
    const drop = vi.spyOn(drafts, 'drop');
    keepDraft(rsvp, rsvpDraft, drafts, { userID: 'asha' });
    rsvp.send({ type: 'attendance.answered', isAttending: true });
    rsvp.send({ type: 'rsvp.submitted', now: 0 });
    await rsvp.answer('respond', { outcome: 'answered' });
    rsvp.send({ type: 'invitation.renewed', asked: garba });
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('Drafts: a flow with nothing to keep looks for a draft as it begins, and not once another person may be signed in', () => {
    const drafts = createDrafts(memory(), memory());
    const drop = vi.spyOn(drafts, 'drop');
    const answered = startRsvp({ told: { q_attending: true } });
    keepDraft(answered, rsvpDraft, drafts, { userID: 'asha' });
    expect(drop).toHaveBeenCalledTimes(1);
    answered.send({ type: 'invitation.renewed', asked: { ...garba, told: { q_attending: true } } });
    expect(drop).toHaveBeenCalledTimes(1);
  });
});
