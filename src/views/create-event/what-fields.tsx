import { eventLimits } from '../../domain/event.ts';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { EventFormFlow } from './flows.ts';
import { FormSection } from './form-section.tsx';
import { useEventField } from './use-event-field.ts';

/** The fields for name and description. */
export function WhatFields({ flow }: { flow: EventFormFlow }) {
  return (
    <FormSection title="What">
      <TextField
        {...useEventField(flow, 'name')}
        label="Event name"
        autoComplete="off"
        maxLength={eventLimits.name}
      />
      <TextArea
        {...useEventField(flow, 'description')}
        label="Description"
        hint="What happens, what to bring, how long it goes."
        maxLength={eventLimits.description}
      />
    </FormSection>
  );
}
