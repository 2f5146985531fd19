import { useSelector } from '@xstate/react';
import { lastDay } from '../../domain/day-range.ts';
import { eventLimits } from '../../domain/event.ts';
import { useToday } from '../flow/use-clock.ts';
import { DateField } from '../ui/date-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import * as said from './create-event.texts.ts';
import type { EventFormFlow } from './flows.ts';
import { FormSection } from './form-section.tsx';
import { useEventField } from './use-event-field.ts';

/** When and where the event is, and until when the invited can answer. */
export function WhenWhereFields({ flow }: { flow: EventFormFlow }) {
  const day = useSelector(flow, ({ context }) => context.draft.form.date);
  const today = useToday();
  return (
    <FormSection title={said.whenAndWhere}>
      <div className="host-pair">
        <DateField {...useEventField(flow, 'date')} label={said.date} min={today} max={lastDay} />
        <DateField {...useEventField(flow, 'time')} label={said.time} type="time" />
      </div>
      <TextField
        {...useEventField(flow, 'venue')}
        label={said.venue}
        autoComplete="off"
        maxLength={eventLimits.venue}
      />
      <DateField
        {...useEventField(flow, 'deadline')}
        label={said.inviteDeadline}
        hint={said.deadlineHint}
        min={today}
        max={day >= today ? day : lastDay}
      />
    </FormSection>
  );
}
