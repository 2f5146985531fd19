import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { RsvpDraft } from '#domain/invitation.ts';
import { texts } from '#domain/texts.ts';
import { rsvpDraft } from '../../src/machines/rsvp.ts';
import { InvitationCard } from '../../src/views/invitations/invitation-card.tsx';
import { now } from './flows/hosting.ts';
import { garba, trust } from './flows/invitations.model.ts';
import {
  deadline,
  draft,
  questionnaire,
  refusal,
  responses,
  rsvpModel,
} from './flows/rsvp.model.ts';
import { button, press, retype, toast } from './harness/person.ts';
import { dismissAlert } from './harness/slots-person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

// Only the clock is pretended: what waits goes on waiting for real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => vi.useRealTimers());

const asha = {
  stored: { userID: 'asha', token: 'token', userLocation: null, isAuthenticated: true },
};

function event(answered: Partial<typeof garba> = {}, kept: RsvpDraft | null = null) {
  return ({ environment: { drafts } }: Stage) => {
    if (kept) drafts.save({ userID: 'asha' }, `${rsvpDraft.flow}.event.${garba.event_id}`, kept);
    const invitation = { ...garba, rsvpQuestionnaire: questionnaire, ...answered };
    const { event_id: id, title } = invitation;
    return <InvitationCard kind="event" {...{ id, title, invitation }} picture={null} />;
  };
}

function organisation(answered: Partial<typeof trust>, at = now) {
  return () => {
    vi.setSystemTime(at);
    const invitation = { ...trust, ...answered };
    const { org_id: id, org_name: title } = invitation;
    return <InvitationCard kind="organisation" {...{ id, title, invitation }} picture={null} />;
  };
}

const responded = { response_status: 'responded', rsvpResponses: responses };

describeView({
  model: rsvpModel,
  device: Object.fromEntries(Object.keys(rsvpModel.inputs).map((name) => [name, asha])),
  screens: {
    'an event': event(),
    'an answered event': event(responded),
    'a change under way': event(responded, draft),
    'an organisation without a deadline': organisation({ inviteExpiryDate: null }),
    'an organisation that was told neither yes nor no': organisation({
      response_status: 'accepted',
    }),
    'an expired organisation': organisation({}, deadline + 1),
  },
  events: {
    'attendance.answered': ({ isAttending }, { user }) => user.click(choice(isAttending)),
    'question.answered': ({ answer }, stage) => retype(guestsField(), String(answer), stage),
    'rsvp.submitted': (submitted, stage) => {
      vi.setSystemTime(submitted.now);
      return press('Submit RSVP')(submitted, stage);
    },
    'change.requested': press('Change response'),
    'change.cancelled': press('Cancel'),
  },
  states: {
    'open.answering.unanswered': async (stage, expected) => {
      const { snapshot, after } = expected;
      if (after?.type === 'rsvp.submitted') {
        const message = texts.attendanceMissing[kindOf(expected)];
        await readAlert('Incomplete', message, stage);
      }
      expect([choice(true).checked, choice(false).checked]).toEqual([false, false]);
      expect(screen.queryByRole('textbox')).toBeNull();
      expectForm(snapshot.context.isChanging);
    },
    'open.answering.attending': async (stage, expected) => {
      const { answers, isChanging, faulty, kind } = expected.snapshot.context;
      await readFailure(stage, expected);
      expect([choice(true).checked, choice(false).checked]).toEqual([true, false]);
      expectForm(isChanging);
      if (kind === 'organisation') return expect(screen.queryByRole('textbox')).toBeNull();
      expect(guestsField().value).toBe(answers.q_custom_1 ?? '');
      if (expected.after?.type === 'attendance.answered') expect(guestsField().value).toBe('');
      const isFaulty = faulty.length > 0;
      expect(screen.queryByText('Please answer with a number.') !== null).toBe(isFaulty);
      expect(guestsField().getAttribute('aria-invalid') === 'true').toBe(isFaulty);
      if (expected.after?.type === 'rsvp.submitted') {
        expect(document.activeElement).toBe(guestsField());
      }
    },
    'open.answering.notAttending': async (stage, expected) => {
      await readFailure(stage, expected);
      expect([choice(true).checked, choice(false).checked]).toEqual([false, true]);
      expect(screen.queryByRole('textbox')).toBeNull();
      expectForm(expected.snapshot.context.isChanging);
    },
    'open.submitting': async ({ user, fakes }, { snapshot }) => {
      const { answers, kind, id, isChanging } = snapshot.context;
      const given = answers.q_attending === true;
      await user.click(button('Submit RSVP'));
      await user.click(choice(!given));
      expect(choice(given).checked).toBe(true);
      if (isChanging) expect(button('Cancel').hasAttribute('disabled')).toBe(true);
      expect(fakes.waiting('respond')).toBe(1);
      const { input } = fakes.calls.findLast(({ actor }) => actor === 'respond') ?? {};
      expect(input).toMatchObject({ userID: 'asha', kind, id, responses: { q_attending: given } });
    },
    'open.answered': (_, { snapshot }) => {
      expect(outcome()).toBe(`Your answer: ${pill(snapshot.context.answered)}`);
      expect(button('Change response')).toBeVisible();
      expectNoForm();
    },
    expired: async (stage, expected) => {
      const { snapshot, after } = expected;
      const { answered } = snapshot.context;
      const sentence = texts.expired[kindOf(expected)];
      const isSaid = after?.type === 'rsvp.submitted' || after?.output?.outcome === 'expired';
      if (isSaid) await readAlert('RSVP Expired', sentence, stage);
      else await readFailure(stage, expected);
      const words = answered ? `Your answer: ${pill(answered)}${sentence}` : sentence;
      expect(outcome()).toBe(words);
      expect(screen.queryByRole('button', { name: 'Change response' })).toBeNull();
      expectNoForm();
    },
  },
});

function choice(isAttending: boolean): HTMLInputElement {
  const question = screen.getByRole('radiogroup', { name: 'Will you be able to attend?' });
  return within(question).getByRole('radio', { name: isAttending ? 'Yes' : 'No' });
}

function guestsField(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'How many are you?' });
}

/** What the card says has become of the invitation. */
function outcome(): string {
  return within(screen.getByRole('article')).getByRole('status').textContent;
}

function pill(answered: Record<string, unknown>): string {
  if (answered.q_attending === undefined) return 'Responded';
  return answered.q_attending ? 'Accepted' : 'Rejected';
}

function expectForm(isChanging: boolean): void {
  expect(outcome()).toBe('');
  expect(button('Submit RSVP').hasAttribute('disabled')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Cancel' }) !== null).toBe(isChanging);
  expect(screen.queryByRole('button', { name: 'Change response' })).toBeNull();
}

function expectNoForm(): void {
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit RSVP' })).toBeNull();
}

function kindOf({ snapshot }: Expected): 'event' | 'organisation' {
  return snapshot.context.kind;
}

async function readAlert(title: string, message: string, stage: Stage): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name: title });
  expect(within(alert).getByText(message)).toBeVisible();
  await dismissAlert(stage);
}

/** Reads what is said of an answer that did not arrive; nothing is where the session is over. */
async function readFailure(stage: Stage, { after, snapshot }: Expected): Promise<void> {
  if (!after?.type.endsWith('.actor.respond') || after.output?.outcome === 'answered') return;
  if (after.output?.outcome === 'unauthorized') {
    return expect(screen.queryByRole('alertdialog')).toBeNull();
  }
  const message = 'Something went wrong while submitting your RSVP.';
  await readAlert('Submission Failed', message, stage);
  expect(toast('Failed to submit RSVP. Please try again.')).toBeVisible();
  const isKept = after.output?.outcome === 'refused' && !snapshot.matches('expired');
  const sentence = within(screen.getByRole('article')).queryByRole('alert')?.textContent;
  expect(sentence).toBe(isKept ? refusal : undefined);
}
