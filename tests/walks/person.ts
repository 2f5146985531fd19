import { getLocalTimeZone, today } from '@internationalized/date';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { attendingQuestion, type RsvpQuestion } from '#domain/rsvp.ts';
import { people, typedBy } from './world/people.ts';

/** What somebody knows who is about to do something. */
export interface Sight {
  snapshot: AnyMachineSnapshot;
  /** The flow that this one stands in, where it stands in one. */
  parent: AnyMachineSnapshot | null;
  /** Who is signed in; null for nobody. */
  userID: string | null;
  /** The code that came to the phone last. */
  code: string;
}

/** What is done in one go: one event after the other, each only if the flow takes it. */
export type Deeds = readonly AnyEventObject[];

/** By machine, what a person can try at a moment; what is likelier stands there more often. */
export const tries: Readonly<Record<string, (sight: Sight) => Deeds[]>> = {
  login: () => [
    ...people.map(({ typed }) => [typing(typed), { type: 'number.submitted' }]),
    [typing('98765 4321')],
    ...one('number.submitted'),
    [{ type: 'country.changed', country: 'US' }],
  ],
  phoneProof: () => one('signIn.retried', 'number.abandoned'),
  otp: ({ code }) => [
    [{ type: 'code.changed', text: code }, { type: 'code.submitted' }],
    [{ type: 'code.changed', text: code }, { type: 'code.submitted' }],
    [{ type: 'code.changed', text: '12' }],
    [{ type: 'code.changed', text: '000000' }, { type: 'code.submitted' }],
    ...one('code.submitted', 'code.resent', 'number.abandoned'),
  ],
  registration: ({ userID }) => {
    const fullName = typedBy(userID, 'Meena Rao');
    const details = [
      { type: 'name.changed', fullName },
      { type: 'dob.changed', dob: '1990-05-17' },
      { type: 'aadhaar.changed', text: '246 810' },
      { type: 'terms.changed', agreed: true },
    ];
    const submit = { type: 'details.submitted', today: todayHere() };
    return [
      [...details, submit],
      [...details, submit],
      [...details, { type: 'dob.changed', dob: '2999-01-01' }, submit],
      ...details.map((event) => [event]),
      [submit],
      ...one('number.abandoned'),
    ];
  },
  header: () =>
    one('menu.pressed', 'menu.closed', 'calendar.chosen', 'calendar.closed', 'logout.chosen'),
  explore: ({ snapshot }) => [
    [{ type: 'category.chosen', category: 'Fitness' }],
    [{ type: 'category.chosen', category: 'Sports' }],
    ...snapshot.context.services.map((service: object) => [{ type: 'service.chosen', service }]),
    ...one('category.closed', 'services.retried'),
  ],
  serviceBooking: () => [
    [{ type: 'booking.opened', today: todayHere() }],
    ...one('booking.submitted', 'booking.closed'),
  ],
  resourceBooking: () => one('booking.opened', 'booking.submitted', 'booking.closed'),
  slotChoice: ({ snapshot: { context }, parent }) => {
    const isChoosing =
      parent?.matches({ choosing: 'picking' }) || parent?.matches({ booking: 'choosing' });
    if (!isChoosing) return parent?.matches({ booking: 'viewing' }) ? one('slots.refreshed') : [];
    const days = context.isMultiple ? [] : ['2026-03-09', '2026-03-10'];
    return [
      ...context.slots.map((slot: object) => [{ type: 'slot.toggled', slot }]),
      ...days.map((date) => [{ type: 'date.changed', date }]),
      ...one('slots.refreshed'),
    ];
  },
  organisations: () => [
    [{ type: 'resource.chosen', resourceId: 'hall' }],
    ...one('organisations.retried'),
  ],
  resource: () => one('resource.retried'),
  calendar: ({ snapshot }) => [
    [{ type: 'calendar.opened', today: todayHere() }],
    ...['appointment', 'event', 'task'].map((kind) => [{ type: 'entry.requested', kind }]),
    [{ type: 'day.chosen', day: '2026-03-12' }],
    [{ type: 'day.focused', day: '2026-04-02' }],
    [{ type: 'month.turned', by: -1 }],
    [{ type: 'today.requested', today: todayHere() }],
    // The header's own is closed by the header.
    ...(snapshot.context.isReadOnly ? [] : one('calendar.closed')),
  ],
  calendarItems: () => [],
  calendarList: () => [],
  calendarEntry: ({ userID }) => {
    const text = typedBy(userID, 'Check-up');
    const fields = { title: text, time: '09:30', status: 'Planned', serviceProvider: text };
    const filled = Object.entries({ ...fields, invitees: text, notes: text }).map(field);
    return [
      [...filled, { type: 'entry.submitted' }],
      [...filled, { type: 'entry.submitted' }],
      filled,
      [field(['title', text])],
      [field(['time', '25:00'])],
      ...one('entry.submitted', 'entry.cancelled'),
    ];
  },
  createEvent: ({ snapshot, userID }) => {
    const text = typedBy(userID, 'Garba night');
    const when = { date: '2026-03-14', time: '19:30', deadline: '2026-03-12' };
    const filled = Object.entries({ ...when, name: text, venue: text, description: text }).map(
      field,
    );
    const submit = { type: 'event.submitted', now: Date.now(), zone: getLocalTimeZone() };
    return [
      [...filled, submit],
      [...filled, submit],
      filled,
      [submit],
      [field(['date', '2026-03-01']), submit],
      [{ type: 'question.changed', text }, { type: 'question.added' }],
      [{ type: 'question.changed', text }],
      [{ type: 'questionType.changed', questionType: 'number' }],
      ...one('question.added'),
      ...snapshot.context.draft.questions.map(({ questionId }: RsvpQuestion) => [
        { type: 'question.removed', questionId },
      ]),
    ];
  },
  invitees: ({ snapshot }) => [
    ...['98480 22338', '98480 22338,', '12,', '12'].map((text) => [
      { type: 'number.changed', text },
    ]),
    [{ type: 'numbers.pasted', text: '98480 22338\n+91 98480 22338, 7' }],
    [{ type: 'country.changed', country: 'US' }],
    ...one('numbers.submitted', 'contacts.requested'),
    ...snapshot.context.draft.numbers.map((number: string) => [
      { type: 'invitee.removed', number },
    ]),
  ],
  hostedEvents: ({ snapshot }) => [
    [{ type: 'events.opened', now: Date.now() }],
    ...snapshot.context.events.map((event: object) => [{ type: 'event.chosen', event }]),
    ...one('events.closed', 'events.retried'),
  ],
  eventPage: () => one('event.retried', 'event.refreshed'),
  calendarFile: () => one('calendarFile.requested'),
  handOver: () => one('share.requested'),
  invitations: () => one('invitations.retried'),
  rsvp: ({ snapshot, userID }) => {
    const submit = { type: 'rsvp.submitted', now: Date.now() };
    const questions = snapshot.context.questions.filter(
      ({ questionId }: RsvpQuestion) => questionId !== attendingQuestion.questionId,
    );
    const answers = ['4', typedBy(userID, 'four')].flatMap((answer) =>
      questions.map(({ questionId }: RsvpQuestion) => ({
        type: 'question.answered',
        questionId,
        answer,
      })),
    );
    const attending = [true, false].map((isAttending) => ({
      type: 'attendance.answered',
      isAttending,
    }));
    return [
      ...attending.map((event) => [event]),
      ...attending.map((event) => [event, submit]),
      ...answers.map((event: AnyEventObject) => [event]),
      [submit],
      ...one('change.requested', 'change.cancelled'),
    ];
  },
  notices: ({ snapshot }) => [
    ...snapshot.context.toasts.map(({ id }: { id: string }) => [{ type: 'toast.dismissed', id }]),
    ...one('toasts.held', 'toasts.released', 'alert.dismissed'),
  ],
  app: ({ snapshot: { context }, userID }) => {
    const isAtDashboard = context.guardedPage?.path === '/dashboard';
    return [
      ...(userID === null ? one('login.requested', 'login.requested', 'login.requested') : []),
      ...one('login.dismissed'),
      ...(isAtDashboard ? one('resume.taken') : []),
      ...(isAtDashboard && context.pushOffer === 'card'
        ? one('offer.accepted', 'offer.declined')
        : []),
    ];
  },
};

function one(...types: string[]): Deeds[] {
  return types.map((type) => [{ type }]);
}

function typing(typed: string): AnyEventObject {
  return { type: 'number.changed', typed };
}

function field([name, text]: [string, string]): AnyEventObject {
  return { type: 'field.changed', field: name, text };
}

function todayHere(): string {
  return today(getLocalTimeZone()).toString();
}
