import type { FormChange } from '../../domain/event-form.ts';
import type { NewEventDraft } from '../../domain/new-event.ts';
import type { InviteesNotice } from '../invitees.ts';
import type { Recipient } from './recipient.ts';
import type { Shell } from './shell.ts';

interface InForm {
  context: { shell: Shell; draft: NewEventDraft };
  self: Recipient<InviteesNotice>;
}

/** The flow of the form's invitees, which runs beside the form. */
export const inviteesOfForm = {
  id: 'invitees',
  src: 'invitees',
  input: ({ context: { shell, draft }, self }: InForm) => ({
    owner: self,
    shell,
    draft: draft.invitees,
  }),
  onError: {},
} as const;

type Removal = Extract<FormChange, { type: 'question.removed' }>;

/** The transitions for changes in the form of an event, whether it is new or is changed. */
export const onFormChange = {
  'field.changed': { actions: 'keepChange' },
  'question.changed': { actions: 'keepChange' },
  'questionType.changed': { actions: 'keepChange' },
  'question.added': { guard: 'canAddQuestion', actions: 'keepChange' },
  'question.removed': {
    guard: { type: 'isRemovable', params: ({ event }: { event: Removal }) => event },
    actions: 'keepChange',
  },
} as const;
