import { useSelector } from '@xstate/react';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import type { CalendarEntry } from '../../domain/booking.ts';
import { texts } from '../../domain/texts.ts';
import { calendarFileMachine } from '../../machines/calendar-file.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export interface AddToCalendarProps extends Pick<ButtonProps, 'isWide' | 'size'> {
  entry: CalendarEntry;
}

/**
 * The button 'Add to calendar', which saves the entry, as it is when it is pressed, as a calendar file; no
 * element where none can be made.
 */
export function AddToCalendar({ entry, ...look }: AddToCalendarProps) {
  const flow = useFlow(calendarFileMachine, { input: () => ({}) });
  const request = { type: 'calendarFile.requested', entry } as const;
  const isSaving = useSelector(flow, (snapshot) => snapshot.matches('saving'));
  const canSave = useSelector(flow, (snapshot) => snapshot.can(request));
  if (!canSave && !isSaving) return null;
  return (
    <Button {...look} isPending={isSaving} onPress={() => flow.send(request)}>
      {!isSaving && <Icon of={CalendarPlus} />}
      {texts.addToCalendar}
    </Button>
  );
}
