import { useSelector } from '@xstate/react';
import type { EventField } from '../../domain/new-event.ts';
import type { CreateEventFlow } from './flows.ts';

/** What a field of the form shows, and what it tells the flow. */
export function useEventField(flow: CreateEventFlow, field: EventField) {
  const value = useSelector(flow, ({ context }) => context.draft.form[field]);
  const errorMessage = useSelector(flow, ({ context }) => context.problems[field]);
  const isReadOnly = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const onChange = (text: string) => flow.send({ type: 'field.changed', field, text });
  return { name: field, value, errorMessage, isReadOnly, onChange, isRequired: true };
}
