import { eventLimits } from '../../domain/event.ts';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import * as said from './create-event.texts.ts';
import type { EventFormFlow } from './flows.ts';
import { FormSection } from './form-section.tsx';
import { useEventField } from './use-event-field.ts';

/** The fields for name and description. */
export function WhatFields({ flow }: { flow: EventFormFlow }) {
  return (
    <FormSection title={said.what}>
      <TextField
        {...useEventField(flow, 'name')}
        label={said.eventName}
        autoComplete="off"
        maxLength={eventLimits.name}
      />
      <TextArea
        {...useEventField(flow, 'description')}
        label={said.description}
        hint={said.descriptionHint}
        maxLength={eventLimits.description}
      />
    </FormSection>
  );
}
