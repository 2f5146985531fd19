import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { emptyNewEvent, type NewEventDraft } from '#domain/new-event.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { texts } from '#domain/texts.ts';
import { createEventMachine } from '../../../src/machines/create-event.ts';
import type { FlowModel } from '../harness/paths.ts';
import type { Alert } from '../harness/walk.ts';
import { asha, ravi } from './invitees.model.ts';
import { partOfFlow } from './reasons.ts';
import { today, zone } from './slots.ts';

export const refusal = 'An event takes at most 200 invitees.';

/** The moment at which forms are sent off: the morning of today in the host's zone. */
export const moment = { now: Date.parse(`${today}T06:00:00Z`), zone };

/** A whole form, as it was kept before a reload. */
export const filled: NewEventDraft = {
  ...emptyNewEvent,
  form: {
    name: 'Garba night',
    date: '2026-03-14',
    time: '19:30',
    venue: 'Community hall',
    description: 'Dance with us.',
    deadline: '2026-03-12',
  },
  invitees: { ...emptyNewEvent.invitees, numbers: [asha] },
};

/** What is sent of it: both instants in UTC, from 19:30 and the end of the day in UTC+5:30. */
export const sent = {
  userID: 'asha',
  eventData: {
    eventName: 'Garba night',
    eventDateTime: '2026-03-14T14:00:00.000Z',
    venue: 'Community hall',
    description: 'Dance with us.',
    inviteExpiryDate: '2026-03-12T18:29:59.999Z',
    rsvpQuestionnaire: [attendingQuestion],
  },
  invitees: [asha],
};

export const question = 'Will you bring food?';

/** The form at first, after a reload, and without a session. */
export const createEventModel: FlowModel<typeof createEventMachine> = {
  machine: createEventMachine,
  inputs: {
    afresh: (shell) => ({ shell, userID: 'asha', draft: null }),
    'after a reload': (shell) => ({ shell, userID: 'asha', draft: filled }),
    'signed out': (shell) => ({ shell, userID: '', draft: filled }),
  },
  events: {
    'field.changed': [{ field: 'name', text: 'Holi' }],
    'question.changed': [{ text: question }, { text: '   ' }],
    'questionType.changed': [{ questionType: 'number' }],
    'question.removed': [
      { questionId: 'q_custom_1' },
      { questionId: attendingQuestion.questionId },
    ],
    'event.submitted': [moment],
    'invitees.changed': [
      { invitees: { country: 'IN', text: '12', numbers: [] } },
      { invitees: { country: 'IN', text: '', numbers: [asha, ravi] } },
    ],
  },
  actors: {
    invitees: partOfFlow,
    createEvent: {
      succeeds: {
        created: { outcome: 'created', eventId: null },
        'created at an address': { outcome: 'created', eventId: 'garba/1' },
      },
      refuses: {
        refused: { outcome: 'refused', message: refusal },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
  },
  listeners: ['invitees'],
  isPossible: isWorthwhile,
};

/** What an answer of the service lets the person read; a 401 opens the login instead. */
export function alertsAfter(after: AnyEventObject | null): Alert[] {
  const outcome = after?.output?.outcome;
  if (!after?.type.endsWith('.actor.createEvent') || outcome === 'unauthorized') return [];
  return outcome === 'created'
    ? [[texts.eventCreated, texts.eventCreatedMessage]]
    : [[texts.eventNotCreated, texts.eventNotCreatedMessage]];
}

/**
 * The empty form is gone through field by field and question by question; the whole one is sent off
 * at once. Guests are not added while the event is being created.
 */
function isWorthwhile(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { draft, userID, problems, refusal: refused } = snapshot.context;
  const { form, questions, questionText, questionType, invitees } = draft as NewEventDraft;
  const { type } = event;
  if (type === 'xstate.error.actor.invitees') return isUntouched(draft) && userID !== '';
  if (type.startsWith('xstate.')) return true;
  if (snapshot.matches('creating')) return false;
  if (userID === '') return type === 'event.submitted';
  if (form.venue !== '') return type === 'event.submitted' && refused === null;
  if (type === 'event.submitted') return Object.keys(problems).length === 0;
  const isElsewhere = form.name !== '' || invitees.text !== '' || invitees.numbers.length > 0;
  if (type === 'field.changed') return isUntouched(draft);
  if (type === 'invitees.changed') {
    return isUntouched(draft) || (invitees.text === '12' && event.invitees.text === '');
  }
  if (isElsewhere) return false;
  if (type === 'question.changed') return questions.length === 1 && questionText === '';
  if (type === 'question.removed') return questions.length > 1;
  if (type === 'questionType.changed') return questionText !== '' && questionType === 'text';
  return true;
}

function isUntouched(draft: NewEventDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyNewEvent);
}
