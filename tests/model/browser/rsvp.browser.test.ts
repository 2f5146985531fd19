import * as calls from '#domain/contract/invitations.ts';
import type { InvitationKind, InvitedEvent, MemberInvite, RsvpDraft } from '#domain/invitation.ts';
import { texts } from '#domain/texts.ts';
import { now } from '../flows/hosting.ts';
import { garba, trust } from '../flows/invitations.model.ts';
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
} from '../flows/rsvp.model.ts';
import type { Expected } from '../harness/walk.ts';
import { answering } from './answers.ts';
import { describeBrowser } from './driver.ts';
import { expect } from './expect.ts';
import {
  button,
  expectFocus,
  expectRead,
  expectUnderWay,
  loginIsOver,
  press,
  readAlerts,
} from './person.ts';
import { ofAsha, type Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** How often the flow looks at the clock, in milliseconds. */
const aMinute = 60_000;

const { date, version, changed } = moved;
const responded = { response_status: 'responded', rsvpResponses: responses };

const toldNeither = 'an event that was told neither yes nor no';

const { 'an organisation that was told neither yes nor no': _, ...inputs } = rsvpModel.inputs;

/** Organisations that were answered are not shown any more; of events, those are. */
const model: typeof rsvpModel = {
  ...rsvpModel,
  inputs: {
    ...inputs,
    [toldNeither]: (shell) => {
      const [input] = Object.values(inputs);
      if (!input) throw new Error('The first starting point is an answered event.');
      return { ...input(shell), told: {} };
    },
  },
  isPossible: (snapshot, tried) => {
    const { answered } = snapshot.context;
    const isNeither = answered !== null && answered.q_attending === undefined;
    if (isNeither) return tried.type.startsWith('change.');
    return rsvpModel.isPossible?.(snapshot, tried) ?? true;
  },
};

describeBrowser({
  model,
  screens: {
    'an event': event({}),
    'an answered event': event(responded),
    'a change under way': event(responded, draft),
    'an event that was moved after the answer': event({ ...responded, date, version, changed }),
    'an organisation without a deadline': organisation({ inviteExpiryDate: null }),
    [toldNeither]: event({ ...responded, rsvpResponses: {} }),
    'an expired organisation': organisation({}, deadline + 1),
  },
  events: {
    'attendance.answered': ({ isAttending }, stage) => choice(isAttending, stage).click(),
    'question.answered': ({ answer }, stage) => guests(stage).fill(String(answer)),
    'rsvp.submitted': async (submitted, stage) => {
      const { clock } = stage.page;
      await clock.setFixedTime(submitted.now);
      // Looked at in time, the clock says that the deadline is near.
      if (submitted.now <= deadline) await clock.fastForward(aMinute);
      await press('Submit RSVP')(submitted, stage);
    },
    'invitation.renewed': () => Promise.reject(new Error('A list is refreshed elsewhere.')),
    'change.requested': press('Change response'),
    'change.cancelled': press('Cancel'),
  },
  actors: {
    respond: async (event, stage) => {
      const call = callUnderWay(stage);
      if (event.output?.outcome === 'expired') await stage.network.respond(call, 410, {});
      else await answering(call, () => ({}))(event, stage);
    },
    awaitInstant: async ({ output }, { page: { clock }, network }) => {
      await clock.setFixedTime(output.now);
      // A call under way would be given up within the minute; the flow looks at the clock soon then.
      if (network.waiting(calls.respondToInvite) === 0) await clock.fastForward(aMinute);
    },
  },
  states: {
    'open.answering.confirming': async (stage, expected) => {
      await readAlerts(alertsAfter(expected), stage);
      const chosen = ['radio "Yes" [checked]', 'radio "No"\n'];
      await expectForm(stage, expected, [texts.answerAgain, ...chosen, ...saidAfter(expected)], []);
    },
    'open.answering.unanswered': async (stage, expected) => {
      await readAlerts(alertsAfter(expected), stage);
      await expectForm(stage, expected, ['radio "Yes"\n', 'radio "No"\n'], ['textbox']);
    },
    'open.answering.attending': async (stage, expected) => {
      if (expected.after?.output?.outcome === 'unauthorized') return loginIsOver(stage);
      const { answers, faulty, kind } = expected.snapshot.context;
      await readAlerts(alertsAfter(expected), stage);
      const chosen = ['radio "Yes" [checked]', 'radio "No"\n'];
      const complaints = ['textbox "How many are you?" [invalid]', 'Please answer with a number.'];
      const [lines, absent] = faulty.length > 0 ? [complaints, []] : [[], complaints];
      await expectForm(stage, expected, [...chosen, ...saidAfter(expected), ...lines], absent);
      await expectFields(kind === 'event' ? [String(answers.q_custom_1 ?? '')] : [], stage);
      await expectFocus(guests(stage), /^(question|rsvp)\./.test(expected.after?.type ?? ''));
    },
    'open.answering.notAttending': async (stage, expected) => {
      if (expected.after?.output?.outcome === 'unauthorized') return loginIsOver(stage);
      await readAlerts(alertsAfter(expected), stage);
      const chosen = ['radio "Yes"\n', 'radio "No" [checked]'];
      await expectForm(stage, expected, [...chosen, ...saidAfter(expected)], ['textbox']);
    },
    'open.submitting': async (stage, { snapshot }) => {
      const { answers, answered, kind, id } = snapshot.context;
      const isAttending = answers.q_attending === true;
      await button('Submit RSVP', stage).click({ force: true });
      await choice(!isAttending, stage).click();
      const chosen = `radio "${isAttending ? 'Yes' : 'No'}" [checked]`;
      await expectRead(stage, [chosen, ...(answered ? ['button "Cancel" [disabled]'] : [])]);
      await expectUnderWay(callOf(kind), stage, {
        user_id: 'asha',
        [kind === 'event' ? 'event_id' : 'org_id']: id,
        rsvpResponses: { q_attending: isAttending },
      });
    },
    'open.answered': async (stage, { snapshot }) => {
      const outcome = `Your answer: ${pill(snapshot.context)}`;
      await expectRead(stage, [outcome, 'button "Change response"'], form);
    },
    expired: async (stage, expected) => {
      const { snapshot, after } = expected;
      if (after?.output?.outcome === 'unauthorized') return loginIsOver(stage);
      const { answered } = snapshot.context;
      const sentence = texts.expired[kindOf(expected)];
      await readAlerts(alertsAfter(expected), stage);
      const outcome = answered ? [`Your answer: ${pill(snapshot.context)}`] : [];
      await expectRead(stage, [sentence, ...outcome], [...form, 'Change response']);
    },
  },
});

function event(answered: Partial<InvitedEvent>, kept: RsvpDraft | null = null): Screen {
  const invitation = { ...garba, rsvpQuestionnaire: questionnaire, version: 1, ...answered };
  const flow = `rsvp.event.${garba.event_id}`;
  const drafts = kept ? [{ owner: ofAsha.userID, flow, draft: kept }] : [];
  return { ...page([invitation], [], now), drafts };
}

function organisation(answered: Partial<MemberInvite>, at = now): Screen {
  return page([], [{ ...trust, ...answered }], at);
}

function page(invitedEvents: InvitedEvent[], invites: MemberInvite[], at: number): Screen {
  return {
    at: '/my-appointments',
    now: at,
    session: ofAsha,
    standing: [
      [calls.getUserEvents, { invitedEvents }],
      [calls.getUserMemberInvites, { invites }],
    ],
  };
}

function choice(isAttending: boolean, { page }: Stage) {
  const question = page.getByRole('radiogroup', { name: 'Will you be able to attend?' });
  return question.getByText(isAttending ? 'Yes' : 'No');
}

function guests({ page }: Stage) {
  return page.getByRole('textbox', { name: 'How many are you?' });
}

function kindOf({ snapshot }: Expected): InvitationKind {
  return snapshot.context.kind;
}

function callOf(kind: InvitationKind) {
  return kind === 'event' ? calls.respondToInvite : calls.respondToMemberInvite;
}

/** The call that waits, of the two kinds of invitations. */
function callUnderWay({ network }: Stage) {
  const isEvent = network.waiting(calls.respondToInvite) > 0;
  return callOf(isEvent ? 'event' : 'organisation');
}

/** What a form shows and a settled answer does not. */
const form = ['radiogroup', 'button "Submit RSVP"'];

async function expectForm(
  stage: Stage,
  { snapshot }: Expected,
  lines: string[],
  absent: string[],
): Promise<void> {
  const hasAnswered = snapshot.context.answered !== null;
  const cancel = 'button "Cancel"';
  const present = [...lines, 'button "Submit RSVP"\n', ...(hasAnswered ? [cancel] : [])];
  const others = [...absent, 'Your answer:', 'Change response', ...(hasAnswered ? [] : [cancel])];
  await expectRead(stage, present, others);
}

function pill({ answered, changed }: Expected['snapshot']['context']): string {
  const answer = answered.q_attending ? 'Accepted' : 'Rejected';
  const said = answered.q_attending === undefined ? 'Responded' : answer;
  return changed.length > 0 ? texts.beforeTheChange(said) : said;
}

/** What a toast and the form say of an answer that did not arrive. */
function saidAfter({ after }: Expected): string[] {
  const { outcome } = after?.output ?? {};
  if (outcome === 'outdated') return [`alert: ${refusal}`];
  // Told by the toast already (§22.100).
  const isRefused = outcome === 'disputed' || outcome === 'refused';
  return [
    ...(isLost(after) ? [texts.rsvpFailed] : []),
    ...(isRefused ? [`paragraph: ${refusal}`] : []),
  ];
}

/** Holds once the fields of the page hold these texts, and there is no other field. */
async function expectFields(values: string[], { page }: Stage): Promise<void> {
  const fields = page.getByRole('textbox');
  await expect(fields).toHaveCount(values.length);
  for (const [place, value] of values.entries()) await expect(fields.nth(place)).toHaveValue(value);
}
