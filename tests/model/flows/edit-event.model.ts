import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { HostedEvent } from '#domain/event.ts';
import { draftOf, type NewEventDraft } from '#domain/new-event.ts';
import { attendingQuestion } from '#domain/rsvp.ts';
import { editEventMachine } from '../../../src/machines/edit-event.ts';
import type { FlowModel } from '../harness/paths.ts';
import { moment, question, refusal, sent } from './create-event.model.ts';
import { asha, ravi } from './invitees.model.ts';
import { partOfFlow } from './reasons.ts';
import { zone } from './slots.ts';

/** The event as its host changes it, and as it was changed elsewhere meanwhile. */
export const hosted: HostedEvent = {
  id: 'garba/1',
  ...sent.eventData,
  rsvpQuestionnaire: [
    attendingQuestion,
    { questionId: 'q_custom_1', questionText: 'Dal?', type: 'boolean' },
  ],
  invitees: [{ mobile_number: asha, response_status: 'pending', rsvpResponses: {} }],
  version: 1,
};
const newer: HostedEvent = { ...hosted, venue: 'The park', version: 2 };

const edit = { id: 'garba/1', event: hosted, zone, draft: null };

/** The form over the event's page, and the same without a session. */
export const editEventModel: FlowModel<typeof editEventMachine> = {
  machine: editEventMachine,
  inputs: {
    'signed in': (shell) => ({ shell, owner: shell, userID: 'asha', ...edit }),
    'signed out': (shell) => ({ shell, owner: shell, userID: '', ...edit }),
  },
  events: {
    'field.changed': [{ field: 'name', text: 'Holi' }],
    'question.changed': [{ text: question }],
    'questionType.changed': [{ questionType: 'number' }],
    'question.removed': [{ questionId: 'q_custom_1' }],
    'question.reworded': [{ questionId: 'q_custom_1', text: 'Rice?' }],
    'event.submitted': [moment],
    'invitees.changed': [
      { invitees: { country: 'IN', text: '12', numbers: [asha] } },
      { invitees: { country: 'IN', text: '', numbers: [asha, ravi] } },
    ],
  },
  actors: {
    invitees: partOfFlow,
    updateEvent: {
      succeeds: { updated: { outcome: 'updated' } },
      refuses: {
        refused: { outcome: 'refused', message: refusal },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
    findEvent: {
      succeeds: {
        newer: { outcome: 'found', event: newer },
        'the same': { outcome: 'found', event: hosted },
        'new in its version alone': { outcome: 'found', event: { ...hosted, version: 2 } },
      },
      refuses: { gone: { outcome: 'notFound' }, unauthorized: { outcome: 'unauthorized' } },
    },
  },
  listeners: ['invitees'],
  isPossible: isWorthwhile,
};

/** The event is changed in one way at a time, and saved with a question in other words. */
function isWorthwhile(snapshot: AnyMachineSnapshot, { type, invitees }: AnyEventObject): boolean {
  const { draft, userID, problems, refusal: refused } = snapshot.context;
  const { questions, questionText, questionType, invitees: invited } = draft as NewEventDraft;
  const isUntouched = JSON.stringify(draft) === JSON.stringify(draftOf(hosted, zone));
  const isReworded = questions[1]?.questionText === 'Rice?';
  const isHalfTyped = invited.text !== '';
  if (type === 'xstate.error.actor.invitees') return isUntouched && userID !== '';
  if (type.startsWith('xstate.')) return true;
  if (snapshot.hasTag('busy')) return false;
  if (userID === '') return type === 'event.submitted';
  if (type === 'event.submitted') {
    return (isReworded && refused === null) || (isHalfTyped && !problems.invitees);
  }
  if (type.startsWith('edit.')) return isUntouched || isReworded;
  if (type === 'questionType.changed') return questionText !== '' && questionType === 'text';
  if (type === 'question.added') return true;
  return isUntouched || (isHalfTyped && invitees?.text === '');
}
