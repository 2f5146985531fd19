import { setLocalTimeZone } from '@internationalized/date';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fromCallback } from 'xstate';
import type { InvitedEvent, MemberInvite } from '#domain/invitation.ts';
import type { QuestionType, RsvpQuestion } from '#domain/rsvp.ts';
import * as hi from '#domain/text-list.texts.hi.ts';
import { texts } from '#domain/texts.ts';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { Invitations } from '../../src/views/invitations/invitations.tsx';
import { Main } from '../../src/views/layout/main.tsx';
import { Notices } from '../../src/views/notices/notices.tsx';
import { sessionOf } from '../model/flows/session.model.ts';
import { button } from '../model/harness/person.ts';
import { pretendDate } from '../model/harness/pretended-date.ts';
import { type Stage, setStage } from '../model/harness/view.tsx';

const attending = 'Will you be able to attend?';
const hostile = '<img src=x onerror=alert(1)>';
const further = [
  question('dish', 'What will you bring?', 'text'),
  question('guests', 'How many come with you?', 'number'),
  question('meat', 'Do you eat meat?', 'boolean'),
];

pretendDate(new Date('2026-11-20T12:00:00'));

it('Invitations: an empty list says so with a next step, and the organisations’ heading is absent', async () => {
  await open([]);
  expect(screen.getByText(texts.invitationsEmpty)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Host an event yourself' })).toBeVisible();
  expect(screen.queryByText(texts.organisationInvitations)).toBeNull();
});

it('Invitations: each card has title, time, location, deadline and the answer’s pill', async () => {
  await open(
    [
      event(),
      event({ event_id: 'e2', title: hostile, ...answered({ q_attending: true }) }),
      event({ event_id: 'e3', title: 'Cricket', ...answered({ q_attending: false }) }),
      event({ event_id: 'e4', title: 'Picnic', date: '2026-12-24', ...answered({}) }),
    ],
    [organisation()],
  );
  const list = screen.getByRole('list', { name: 'Event Invitations' });
  expect(within(list).getAllByRole('article')).toHaveLength(4);
  const first = within(card('Housewarming'));
  expect(first.getByRole('heading', { level: 3, name: 'Housewarming' })).toBeVisible();
  expect(first.getByText(/^Sunday, 29 November 2026, 07:30 pm .+$/)).toBeVisible();
  expect(first.getByText('Sunrise Towers')).toBeVisible();
  expect(first.getByText('Answer until Friday, 27 November 2026')).toBeVisible();
  expect(first.getByRole('radiogroup', { name: attending })).toBeVisible();
  expect(within(card(hostile)).getByRole('status').textContent).toBe('Your answer: Accepted');
  expect(within(card('Cricket')).getByRole('status').textContent).toBe('Your answer: Rejected');
  expect(within(card('Picnic')).getByRole('status').textContent).toBe('Your answer: Responded');
  expect(within(card('Picnic')).getByText('Thursday, 24 December 2026')).toBeVisible();
  const organisations = screen.getByRole('region', { name: texts.organisationInvitations });
  expect(within(organisations).getByRole('article', { name: 'Runners' })).toBeVisible();
});

it('Invitations: the sentence about the host runs as the app’s language does, also where it begins with a name that runs from right to left', async () => {
  vi.spyOn(texts, 'invitedBy').mockImplementation(hi.invitedBy);
  await open([event({ host_name: 'مریم' })]);
  expect(screen.getByText('مریم ने बुलाया है').closest('[dir]')).toBeNull();
});

it('Invitations: a deadline before the end of its local day shows its time', async () => {
  const inviteExpiryDate = new Date('2026-11-27T18:29:59.999').toISOString();
  await open([event({ inviteExpiryDate })]);
  expect(screen.getByText(/^Answer until Fri, 27 Nov,? 2026, 06:29 pm$/)).toBeVisible();
});

it('Invitations: without a network too their times are in the zone that the device has come to (§22.183)', async () => {
  setLocalTimeZone('Asia/Kolkata');
  const inviteExpiryDate = '2026-11-27T18:29:59.999Z';
  await open([event({ date: '2026-11-29T14:00:00Z', inviteExpiryDate })]);
  expect(screen.getByText('Answer until Friday, 27 November 2026')).toBeVisible();
  setLocalTimeZone('America/New_York');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^Sunday, 29 November 2026, 09:00 am GMT-5$/)).toBeVisible();
  expect(screen.getByText(/^Answer until Fri, 27 Nov,? 2026, 01:29 pm$/)).toBeVisible();
});

it('RSVP: the form can be answered with the keyboard alone', async () => {
  const { user, fakes } = await open([event({ rsvpQuestionnaire: further })]);
  await user.keyboard('{Tab}{Tab} {Tab}Sweets{Tab}3{Tab} {Enter}');
  expect(fakes.calls.at(-1)).toEqual({
    actor: 'respond',
    input: {
      kind: 'event',
      userID: 'user of asha',
      id: 'e1',
      responses: { q_attending: true, dish: 'Sweets', guests: 3, meat: true },
      version: null,
    },
  });
});

it('RSVP: text in a numeric question is marked, the first one has the focus, and nothing is sent', async () => {
  const { user, fakes } = await open([
    event({ rsvpQuestionnaire: [...further, question('age', 'How old are they?', 'number')] }),
  ]);
  await user.click(radio('Yes'));
  expect(field('How old are they?').inputMode).toBe('decimal');
  await user.type(field('How old are they?'), 'young');
  await user.type(field('How many come with you?'), 'many');
  await user.click(button(texts.submitRsvp));
  expect(screen.getAllByText(texts.notANumber)).toHaveLength(2);
  expect(document.activeElement).toBe(field('How many come with you?'));
  expect(fakes.waiting('respond')).toBe(0);
});

it('RSVP: the focus stays in the card when an answer is sent, changed and left as it is', async () => {
  const { user, fakes } = await open([event()]);
  await user.click(radio('Yes'));
  await user.click(button(texts.submitRsvp));
  await act(async () => fakes.resolve('respond', { outcome: 'answered' }));
  expect(document.activeElement).toBe(heading('Housewarming'));
  await user.click(button(texts.changeResponse));
  expect(document.activeElement).toBe(radio('Yes'));
  await user.click(button('Cancel'));
  expect(document.activeElement).toBe(button(texts.changeResponse));
});

it('RSVP: a form that expires on the screen turns into its message, and the focus stays in the card', async () => {
  const { user, fakes } = await open([event({ rsvpQuestionnaire: further })]);
  await user.click(radio('Yes'));
  await user.type(field('What will you bring?'), 'Sweets');
  const now = Date.parse('2026-11-28T00:00:00');
  vi.setSystemTime(now);
  await act(async () => fakes.resolve('awaitInstant', { now }));
  expect(within(card('Housewarming')).getByRole('status').textContent).toBe(texts.expired.event);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByText(/^Answer until/)).toBeNull();
  expect(document.activeElement).toBe(heading('Housewarming'));
});

it('RSVP: the focus returns to the card after the alert of an expired invitation', async () => {
  const { user, fakes } = await open([], [organisation()]);
  await user.click(radio('No'));
  await user.click(button(texts.submitRsvp));
  await act(async () => fakes.resolve('respond', { outcome: 'expired' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(within(card('Runners')).getByRole('status').textContent).toBe(texts.expired.organisation);
  await waitFor(() => expect(document.activeElement).toBe(heading('Runners')));
});

it('Invitations: a quiet refresh that removes the focused element moves the focus to the card or the page', async () => {
  const { user, look } = await open([event()]);
  await user.click(radio('Yes'));
  await look([event(answered({ q_attending: true }))]);
  expect(document.activeElement).toBe(heading('Housewarming'));
  await look([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('Invitations: a further page leaves a half-filled form and the focus in it as they are', async () => {
  const { user, fakes } = await open([event({ rsvpQuestionnaire: further })], [], 'page 2');
  await user.click(button(texts.showMore));
  expect(document.activeElement).toBe(button(texts.moreLoading));
  await user.click(radio('Yes'));
  await user.type(field('What will you bring?'), 'Sweets');
  const cricket = event({ event_id: 'e2', title: 'Cricket', rsvpQuestionnaire: further });
  await act(async () => fakes.resolve('getUserEvents', page([cricket])));
  expect(card('Cricket')).toBeVisible();
  expect(document.activeElement).toBe(field('What will you bring?'));
  expect(field('What will you bring?').value).toBe('Sweets');
});

it('RSVP: a questionnaire of two hundred questions can be answered', async () => {
  const types = ['text', 'number', 'boolean'] as const;
  const many = Array.from({ length: 199 }, (_, place) =>
    question(`q${place}`, `Question ${place}`, types[place % 3] ?? 'text'),
  );
  const { user, fakes } = await open([event({ rsvpQuestionnaire: many })]);
  await user.click(radio('Yes'));
  expect(screen.getByText('199 more questions. You may leave any of them out.')).toBeVisible();
  expect(document.querySelectorAll('input[type=text]')).toHaveLength(133);
  await user.type(screen.getByLabelText('Question 198'), 'Yes');
  await user.click(button(texts.submitRsvp));
  expect(fakes.calls.at(-1)?.input).toMatchObject({ responses: { q198: 'Yes' } });
});

it('Invitations: of five hundred in one answer no more are at work than are shown, and what is typed in one stays (§22.260)', async () => {
  const many = Array.from({ length: 500 }, (_, place) =>
    event({ event_id: `e${place}`, title: `Event ${place}`, rsvpQuestionnaire: further }),
  );
  const { user, fakes, look } = await open(many);
  const cards = () => [...document.querySelectorAll('.invite-list > li')];
  // Each form waits for its own deadline.
  const expectShown = (count: number) => {
    expect(cards()).toHaveLength(count);
    expect(fakes.waiting('awaitInstant')).toBe(count);
  };
  expectShown(60);
  await user.click(within(card('Event 59')).getByRole('radio', { name: 'Yes' }));
  await user.type(field('What will you bring?'), 'Sweets');
  await user.click(button(texts.showMore));
  expectShown(120);
  expect(cards()[60]).toHaveFocus();
  expect(announced()).toBe(texts.moreShown(60));
  await look(many);
  expectShown(120);
  expect(field('What will you bring?').value).toBe('Sweets');
  expect(fakes.waiting('getUserEvents')).toBe(0);
});

function question(questionId: string, questionText: string, type: QuestionType): RsvpQuestion {
  return { questionId, questionText, type };
}

function event(own: Partial<InvitedEvent> = {}): InvitedEvent {
  return {
    event_id: 'e1',
    title: 'Housewarming',
    date: new Date('2026-11-29T19:30:00').toISOString(),
    location: 'Sunrise Towers',
    ...waiting,
    ...own,
  };
}

function organisation(own: Partial<MemberInvite> = {}): MemberInvite {
  return { org_id: 'o1', org_name: 'Runners', ...waiting, ...own };
}

const waiting = {
  response_status: 'pending',
  inviteExpiryDate: '2026-11-27',
  rsvpQuestionnaire: [],
  rsvpResponses: {},
};

function answered(rsvpResponses: Record<string, boolean>) {
  return { response_status: 'responded', rsvpResponses };
}

interface Opened extends Stage {
  /** Shows the page again, which loads the invitations anew, and answers with these. */
  look: (events: InvitedEvent[]) => Promise<void>;
}

function page<Item>(items: Item[], next: string | null = null) {
  return { items, next };
}

/** What the live region at the end of the list says. */
function announced(): string | undefined {
  return screen.getByRole('region', { name: 'Event Invitations' }).querySelector('[aria-live]')
    ?.textContent;
}

/**
 * Opens the invitations of a person, with these events and organisations if any are given; the
 * events have a further page at the cursor.
 */
async function open(
  events?: InvitedEvent[],
  invites: MemberInvite[] = [],
  next: string | null = null,
): Promise<Opened> {
  const stage = setStage({ stored: sessionOf('asha') });
  const { environment, fakes } = stage;
  let tell: () => void = () => undefined;
  const pageLooks = fromCallback(({ sendBack }) => {
    tell = () => sendBack({ type: 'page.shown' });
  });
  const services = { ...environment.services, pageLooks };
  render(
    <EnvironmentContext value={{ ...environment, services }}>
      <Main title="My Appointments" className="my-appointments">
        <Invitations />
      </Main>
      <Notices />
    </EnvironmentContext>,
  );
  const come = async (list: InvitedEvent[]) =>
    act(async () => {
      fakes.resolve('getUserEvents', page(list, next));
      fakes.resolve('getUserMemberInvites', page(invites));
    });
  if (events) await come(events);
  const look = async (list: InvitedEvent[]) => {
    await act(async () => tell());
    await come(list);
  };
  return { ...stage, look };
}

function card(name: string): HTMLElement {
  return screen.getByRole('article', { name });
}

function heading(name: string): HTMLElement {
  return screen.getByRole('heading', { level: 3, name });
}

function radio(name: string): HTMLInputElement {
  const all = within(screen.getByRole('radiogroup', { name: attending }));
  return all.getByRole<HTMLInputElement>('radio', { name });
}

function field(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}
