import { useSelector } from '@xstate/react';
import type { EventField } from '../../domain/new-event.ts';
import type { EventFormFlow } from './flows.ts';

/** The value, error and change handler of one field of the event form. */
export function useEventField(flow: EventFormFlow, field: EventField) {
  const value = useSelector(flow, ({ context }) => context.draft.form[field]);
  const errorMessage = useSelector(flow, ({ context }) => context.problems[field]);
  const isReadOnly = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const onChange = (text: string) => flow.send({ type: 'field.changed', field, text });
  return { name: field, value, errorMessage, isReadOnly, onChange, isRequired: true };
}
