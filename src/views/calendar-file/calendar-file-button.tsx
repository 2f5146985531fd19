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

/** The button 'Add to calendar', which saves a calendar file. */
export function CalendarFileButton({ flow, ...look }: CalendarFileButtonProps) {
  const isSaving = useSelector(flow, (snapshot) => snapshot.matches('saving'));
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
