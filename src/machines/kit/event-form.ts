import type { FormChange } from '../../domain/event-form.ts';

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
