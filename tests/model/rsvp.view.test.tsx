import { act, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { createActor, createEmptyActor, fromTransition } from 'xstate';
import type { InvitedEvent, RsvpDraft } from '#domain/invitation.ts';
import { texts } from '#domain/texts.ts';
import { rsvpDraft } from '../../src/machines/rsvp.ts';
import { InvitationCard } from '../../src/views/invitations/invitation-card.tsx';
import { toasts } from '../world/screen.ts';
import { now } from './flows/hosting.ts';
import { garba, trust } from './flows/invitations.model.ts';
import {
  alertsAfter,
  deadline,
  draft,
  isLost,
  moved,
  questionnaire,
  refusal,
  responses,
  rsvpModel,
} from './flows/rsvp.model.ts';
import { button, ofAsha, press, readAlerts, retype } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

const owner = createEmptyActor();

/** What a refresh says of the event otherwise than the list did. */
const newer = createActor(
  fromTransition((_, { facts }: { type: 'told'; facts: Partial<InvitedEvent> }) => facts, {}),
).start();

beforeEach(() => newer.send({ type: 'told', facts: {} }));

function event(answered: Partial<InvitedEvent> = {}, kept: RsvpDraft | null = null) {
  return ({ environment: { drafts } }: Stage) => {
    if (kept) drafts.save({ userID: 'asha' }, `${rsvpDraft.flow}.event.${garba.event_id}`, kept);
    return <EventCard answered={answered} />;
  };
}

function EventCard({ answered }: { answered: Partial<InvitedEvent> }) {
  const facts = useSelector(newer, ({ context }) => context);
  const invitation = useMemo(
    () => ({ ...garba, rsvpQuestionnaire: questionnaire, version: 1, ...answered, ...facts }),
    [answered, facts],
  );
  const { event_id: id, title } = invitation;
  return <InvitationCard kind="event" {...{ owner, id, title, invitation }} picture={null} />;
}

function organisation(answered: Partial<typeof trust>, at = now) {
  return () => {
    vi.setSystemTime(at);
    const invitation = { ...trust, ...answered };
    const { org_id: id, org_name: title } = invitation;
    return (
      <InvitationCard kind="organisation" {...{ owner, id, title, invitation }} picture={null} />
    );
  };
}

const { date, version, changed } = moved;
const responded = { response_status: 'responded', rsvpResponses: responses };

describeView({
  model: rsvpModel,
  device: Object.fromEntries(Object.keys(rsvpModel.inputs).map((name) => [name, ofAsha])),
  screens: {
    'an event': event(),
    'an answered event': event(responded),
    'a change under way': event(responded, draft),
    'an event that was moved after the answer': event({ ...responded, date, version, changed }),
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
    'invitation.renewed': () =>
      act(async () => newer.send({ type: 'told', facts: { date, version, changed } })),
    'change.requested': press('Change response'),
    'change.cancelled': press('Cancel'),
  },
  states: {
    'open.answering.confirming': async (stage, expected) => {
      const { answers } = expected.snapshot.context;
      await expectSaid(stage, expected);
      expect(screen.getByText(texts.answerAgain)).toBeVisible();
      expect(choice(true).checked).toBe(answers.q_attending === true);
      expectForm(expected);
    },
    'open.answering.unanswered': async (stage, expected) => {
      await expectSaid(stage, expected);
      expect([choice(true).checked, choice(false).checked]).toEqual([false, false]);
      expect(fields()).toEqual([]);
      expectForm(expected);
    },
    'open.answering.attending': async (stage, expected) => {
      const { answers, faulty, kind } = expected.snapshot.context;
      await expectSaid(stage, expected);
      expect([choice(true).checked, choice(false).checked]).toEqual([true, false]);
      expectForm(expected);
      const isFaulty = faulty.length > 0;
      const guests = { value: answers.q_custom_1 ?? '', isFaulty };
      expect(fields()).toEqual(kind === 'event' ? [guests] : []);
      const said = screen.queryAllByText('Please answer with a number.');
      expect(said).toHaveLength(isFaulty ? 1 : 0);
      const isFocused = document.activeElement === screen.queryByRole('textbox');
      expect(isFocused).toBe(/^(question|rsvp)\./.test(expected.after?.type ?? ''));
    },
    'open.answering.notAttending': async (stage, expected) => {
      await expectSaid(stage, expected);
      expect([choice(true).checked, choice(false).checked]).toEqual([false, true]);
      expect(fields()).toEqual([]);
      expectForm(expected);
    },
    'open.submitting': async ({ user, fakes }, { snapshot }) => {
      const { answers, kind, id, answered } = snapshot.context;
      const given = answers.q_attending === true;
      await user.click(button('Submit RSVP'));
      await user.click(choice(!given));
      expect(choice(given).checked).toBe(true);
      const cancels = screen.queryAllByRole('button', { name: 'Cancel' });
      expect(cancels.map((one) => one.hasAttribute('disabled'))).toEqual(answered ? [true] : []);
      expect(fakes.waiting('respond')).toBe(1);
      expect(fakes.lastInput('respond')).toMatchObject({
        userID: 'asha',
        kind,
        id,
        responses: { q_attending: given },
      });
    },
    'open.answered': (_, { snapshot }) => {
      expect(outcome()).toBe(`Your answer: ${pill(snapshot.context)}`);
      expect(button('Change response')).toBeVisible();
      expectNoForm();
    },
    expired: async (stage, expected) => {
      const { answered, kind } = expected.snapshot.context;
      await expectSaid(stage, expected);
      const sentence = texts.expired[kind as Kind];
      const words = answered
        ? `Your answer: ${pill(expected.snapshot.context)}${sentence}`
        : sentence;
      expect(outcome()).toBe(words);
      expect(screen.queryByRole('button', { name: 'Change response' })).toBeNull();
      expectNoForm();
    },
  },
});

type Kind = 'event' | 'organisation';

function choice(isAttending: boolean): HTMLInputElement {
  const question = screen.getByRole('radiogroup', { name: 'Will you be able to attend?' });
  return within(question).getByRole('radio', { name: isAttending ? 'Yes' : 'No' });
}

/** What is asked besides whether the person comes. */
function fields() {
  return screen.queryAllByRole<HTMLInputElement>('textbox').map((field) => ({
    value: field.value,
    isFaulty: field.getAttribute('aria-invalid') === 'true',
  }));
}

function guestsField(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'How many are you?' });
}

/** What the card says has become of the invitation. */
function outcome(): string {
  return within(screen.getByRole('article')).getByRole('status').textContent;
}

function pill({ answered, changed }: Expected['snapshot']['context']): string {
  const answer = answered.q_attending ? 'Accepted' : 'Rejected';
  const said = answered.q_attending === undefined ? 'Responded' : answer;
  return changed.length > 0 ? `${said} before the change` : said;
}

function expectForm({ snapshot: { context } }: Expected): void {
  expect(outcome()).toBe('');
  expect(button('Submit RSVP').hasAttribute('disabled')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Cancel' }) !== null).toBe(context.answered !== null);
  const [refused] = screen.queryAllByText(refusal);
  expect(refused !== undefined).toBe(context.refusal !== null);
  expect(refused?.role === 'alert').toBe(context.refusal !== null && !context.isToasted);
  const title = screen.getByRole('heading').textContent;
  const reason = context.isToasted && context.refusal ? ` ${context.refusal}` : '';
  expect(button('Submit RSVP')).toHaveAccessibleDescription(`${title}${reason}`);
  expect(screen.queryByRole('button', { name: 'Change response' })).toBeNull();
}

function expectNoForm(): void {
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit RSVP' })).toBeNull();
}

/** The alert that follows an answer, and the toast where it did not arrive. */
async function expectSaid(stage: Stage, expected: Expected): Promise<void> {
  expect(await readAlerts(stage)).toEqual(alertsAfter(expected));
  const failures = toasts().filter((text) => text === 'Failed to submit RSVP. Please try again.');
  expect(failures.length > 0).toBe(isLost(expected.after));
}
