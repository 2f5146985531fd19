import { useSelector } from '@xstate/react';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import type { ActorRefFrom } from 'xstate';
import { texts } from '../../domain/texts.ts';
import type { calendarFileMachine } from '../../machines/calendar-file.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export interface CalendarFileButtonProps extends Pick<ButtonProps, 'isWide' | 'size'> {
  flow: ActorRefFrom<typeof calendarFileMachine>;
}

/** The button 'Add to calendar', which saves a calendar file; no element where none can be made. */
export function CalendarFileButton({ flow, ...look }: CalendarFileButtonProps) {
  const isSaving = useSelector(flow, (snapshot) => snapshot.matches('saving'));
  const canSave = useSelector(flow, (snapshot) => snapshot.can({ type: 'calendarFile.requested' }));
  if (!canSave && !isSaving) return null;
  return (
    <Button
      {...look}
      isPending={isSaving}
      onPress={() => flow.send({ type: 'calendarFile.requested' })}
    >
      {!isSaving && <Icon of={CalendarPlus} />}
      {texts.addToCalendar}
    </Button>
  );
}
