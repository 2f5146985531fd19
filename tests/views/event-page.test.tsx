import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { act, render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { type HostedEvent, Invitee } from '#domain/event.ts';
import { attendingQuestion, type RsvpResponses } from '#domain/rsvp.ts';
import { texts } from '#domain/texts.ts';
import { EventAnswers, type EventAnswersProps } from '../../src/views/event-page/event-answers.tsx';
import { EventDetails } from '../../src/views/event-page/event-details.tsx';
import { EventScreen } from '../../src/views/event-page/event-screen.tsx';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { sessionOf } from '../model/flows/session.model.ts';
import { setStage } from '../model/harness/view.tsx';

const now = Date.parse('2026-11-20T06:00:00.000Z');
const dinner: HostedEvent = {
  id: 'dinner',
  eventName: 'Ugadi dinner',
  eventDateTime: '2026-11-29T14:00:00.000Z',
  venue: 'Hotel Triguna',
  description: 'Six tastes, one table.',
  inviteExpiryDate: '2026-11-26T18:29:59.999Z',
  rsvpQuestionnaire: [
    attendingQuestion,
    { questionId: 'q_custom_1', questionText: 'What will you bring?', type: 'text' },
    { questionId: 'q_custom_2', questionText: 'Do you need a ride?', type: 'boolean' },
  ],
  invitees: [
    answered('+919876543210', { q_attending: true, q_custom_1: 'Payasam', q_custom_2: true }),
    answered('+919876543211', { q_attending: true, q_custom_1: 'Payasam', q_custom_2: false }),
    answered('+919876543212', { q_attending: false }),
    { mobile_number: '+919876543213', response_status: 'pending', rsvpResponses: {} },
  ],
};

beforeEach(() => setLocalTimeZone('Asia/Kolkata'));

afterEach(() => {
  resetLocalTimeZone();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('Event page: of an event whose host’s service tells only a day, no time is shown', () => {
  show({ ...dinner, eventDateTime: '2026-11-29' });
  expect(screen.getByText('Sunday, 29 November 2026')).toBeVisible();
});

describe('Event page: the answers of the invitees', () => {
  it('are counted as accepted, rejected and waiting', () => {
    show(dinner);
    expect(figures()).toEqual({ Accepted: '2', Rejected: '1', Waiting: '1' });
    expect(screen.getByText('3 of 4 have answered.')).toBeVisible();
  });

  it('have the count Responded only when an answer lacks the attendance', () => {
    show({ ...dinner, invitees: [answered('+919876543210', {})] });
    expect(figures()).toEqual({ Accepted: '0', Rejected: '0', Responded: '1', Waiting: '0' });
  });

  it('are listed by mobile number with what each guest said, waiting invitees last', async () => {
    show(dinner);
    const invited = within(screen.getByRole('list', { name: 'Invited' }));
    await invited.findByText('+91 98765 43210');
    const guests = invited.getAllByRole('listitem');
    expect(guests.map(({ textContent }) => textContent)).toEqual([
      '+91 98765 43210AcceptedWhat will you bring?PayasamDo you need a ride?Yes',
      '+91 98765 43211AcceptedWhat will you bring?PayasamDo you need a ride?No',
      '+91 98765 43212Rejected',
      '+91 98765 43213Waiting',
    ]);
  });

  it('are not claimed to be missing where the service tells the numbers of the invited alone', async () => {
    const invitees = ['+919876543210', '+919876543211'].map((number) => v.parse(Invitee, number));
    show({ ...dinner, invitees });
    const invited = within(screen.getByRole('list', { name: 'Invited' }));
    await invited.findByText('+91 98765 43210');
    const guests = invited.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(guests).toEqual(['+91 98765 43210', '+91 98765 43211']);
    expect(screen.getByRole('heading', { name: 'Invited' })).toBeVisible();
    for (const claim of ['Waiting', /have answered/, 'No answers yet.', 'What they said']) {
      expect(screen.queryByText(claim)).toBeNull();
    }
    expect(screen.queryByRole('button', { name: 'Refresh answers' })).toBeNull();
  });

  it('stand beside the name of a guest who is named', () => {
    const [guest] = dinner.invitees ?? [];
    show({ ...dinner, invitees: guest && [{ ...guest, name: 'Lila Rao' }] });
    const row = within(screen.getByRole('list', { name: 'Invited' })).getByRole('listitem');
    expect(row).toHaveTextContent(/^Lila Rao\+91 ?98765/);
  });

  it('are listed by question, with the most frequent answer first', () => {
    show(dinner);
    expect(answersTo('What will you bring?')).toEqual(['Payasam2']);
    expect(answersTo('Do you need a ride?')).toEqual(['No1', 'Yes1']);
    expect(screen.queryByRole('heading', { name: attendingQuestion.questionText })).toBeNull();
  });

  it('have a sentence for a question without answers and for an event without invitees, and are not asked for again there', () => {
    const { unmount } = show({ ...dinner, invitees: dinner.invitees?.slice(3) });
    expect(screen.getAllByText('No answers yet.')).toHaveLength(2);
    unmount();
    show({ ...dinner, invitees: [] });
    expect(screen.getByText('Nobody is invited to this event.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Invited' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refresh answers' })).toBeNull();
  });

  it('are called neither empty nor absent while the list of invitees is not known', () => {
    const { unmount } = show({ ...dinner, invitees: null });
    expect(screen.getByText('The service does not say who is invited.')).toBeVisible();
    expect(screen.queryByText('Nobody is invited to this event.')).toBeNull();
    expect(screen.queryByText('No answers yet.')).toBeNull();
    unmount();
    const { unmount: leave } = show({ ...dinner, invitees: null }, { isUnanswered: true });
    expect(screen.getByText('The list of invitees did not arrive.')).toBeVisible();
    leave();
    show({ ...dinner, invitees: undefined }, { isRefreshing: true });
    expect(screen.queryByText('The service does not say who is invited.')).toBeNull();
    expect(screen.queryByText('Nobody is invited to this event.')).toBeNull();
  });

  it('of two hundred invitees show twelve rows and the rest on demand', () => {
    const invitees = Array.from({ length: 200 }, (_, place) =>
      answered(`+9198765${String(43210 + place)}`, { q_attending: true }),
    );
    show({ ...dinner, invitees });
    expect(figures()).toMatchObject({ Accepted: '200' });
    expect(screen.getByRole('list', { name: 'Invited' }).children).toHaveLength(12);
    expect(screen.getByText('Show 188 more')).toBeVisible();
  });
});

it('Event page: the time in the host’s zone, the place and the deadline are shown', () => {
  show(dinner);
  expect(screen.getByRole('heading', { level: 1, name: 'Ugadi dinner' })).toBeVisible();
  expect(fact('When')).toContain('29 November 2026');
  expect(fact('Where')).toBe('Hotel Triguna');
  expect(fact('Deadline')).toMatch(/^Answers until .*26 November 2026$/);
});

it('Event page: a host abroad reads at what time the deadline of another zone ends', () => {
  setLocalTimeZone('America/New_York');
  show(dinner);
  expect(fact('Deadline')).toMatch(/^Answers until Thu, 26 Nov,? 2026, 01:29.pm$/);
});

it('Event page: a deadline that has passed says so', () => {
  show(dinner, { at: Date.parse('2026-11-28T06:00:00.000Z') });
  expect(fact('Deadline')).toMatch(/^The deadline passed on /);
});

it('Event page: a deadline that passes while its host looks at the page is said to have passed', () => {
  showPage();
  expect(fact('Deadline')).toMatch(/^Answers until /);
  vi.setSystemTime('2026-11-26T18:30:00.000Z');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(fact('Deadline')).toMatch(/^The deadline passed on .*26 November 2026$/);
});

it('Event page: the focus of its buttons and the open QR code stay when another device changes the event', async () => {
  const { user, fakes } = showPage();
  await user.click(screen.getByText('QR code'));
  const edit = screen.getByRole('button', { name: texts.editEvent });
  act(() => edit.focus());
  const changed = { ...dinner, can_edit: true, venue: 'Town hall' };
  await act(async () => fakes.resolve('findEvent', { outcome: 'found', event: changed }));
  expect(fact('Where')).toBe('Town hall');
  expect(edit).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: /SMS/ })).toHaveAttribute(
    'href',
    expect.stringContaining('Town%20hall'),
  );
});

it('Event page: an event whose guests are not known can be cancelled, and has no buttons that would edit it', () => {
  showPage({ ...dinner, invitees: null });
  expect(screen.getByRole('button', { name: texts.cancelEvent })).toBeVisible();
  for (const name of [texts.editEvent, texts.addGuests]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('Event page: once it can be edited no more the page has the focus of “Cancel event”, which goes', async () => {
  const { fakes } = showPage();
  const cancel = screen.getByRole('button', { name: texts.cancelEvent });
  act(() => cancel.focus());
  const changed = { ...dinner, can_edit: false };
  await act(async () => fakes.resolve('findEvent', { outcome: 'found', event: changed }));
  expect(cancel).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each(['Edit event', 'WhatsApp'])(
  'Event page: once the event is over the page has the focus of “%s”, which goes',
  async (name) => {
    const { fakes } = showPage();
    const control = screen.getByText(name).closest<HTMLElement>('button, a');
    act(() => control?.focus());
    const at = Date.parse(`${dinner.eventDateTime}`) + 1;
    await act(async () => fakes.resolve('awaitInstant', { now: at }));
    expect(control).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

it('Event page: an unreadable date shows as unknown', () => {
  show({ ...dinner, eventDateTime: 'soon', inviteExpiryDate: 'sooner' });
  expect(fact('When')).toBe('Date not known');
  expect(screen.queryByText('Deadline')).toBeNull();
});

/** The page of the event for a host who may change it. */
function showPage(event = dinner) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  window.history.replaceState({ ...event, can_edit: true }, '', '/event/dinner');
  const stage = setStage({ stored: sessionOf('asha') });
  render(
    <EnvironmentContext value={stage.environment}>
      <Route path="/event/:id" component={EventScreen} />
    </EnvironmentContext>,
  );
  return stage;
}

function answered(mobileNumber: string, rsvpResponses: RsvpResponses): Invitee {
  return { mobile_number: mobileNumber, response_status: 'responded', rsvpResponses };
}

function show(
  event: HostedEvent,
  { at = now, ...answers }: { at?: number } & Partial<EventAnswersProps> = {},
) {
  return render(
    <EventDetails
      event={event}
      now={at}
      isCompleted={false}
      actions={<button type="button">Add to calendar</button>}
    >
      <EventAnswers
        event={event}
        isPast={false}
        isRefreshing={false}
        isUnanswered={false}
        onRefresh={() => undefined}
        listActions={<button type="button">{texts.exportGuests}</button>}
        {...answers}
      />
    </EventDetails>,
  );
}

/** The counts in the section 'Who is coming', by name. */
function figures(): Record<string, string> {
  const summary = document.querySelector<HTMLElement>('.answer-summary') ?? document.body;
  const section = within(summary);
  const names = section.getAllByRole('term').map(({ textContent }) => textContent);
  const values = section.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
}

function answersTo(question: string): string[] {
  const section = within(screen.getByRole('region', { name: question }));
  return section.getAllByRole('listitem').map(({ textContent }) => textContent);
}

function fact(name: string): string | undefined {
  return screen.getByText(name).nextElementSibling?.textContent;
}
