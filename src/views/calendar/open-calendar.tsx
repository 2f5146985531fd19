import { useSelector } from '@xstate/react';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import { texts } from '../../domain/texts.ts';
import { calendarDraft, calendarMachine } from '../../machines/calendar.ts';
import { usePageOwner } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { todayHere } from '../words/day-text.ts';
import { AddButtons } from './add-buttons.tsx';
import { CalendarOverPage, calendarDialog } from './calendar-over-page.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';

const view = onDemand(
  async () => (await import('./calendar-view.tsx')).CalendarView,
  <CalendarSkeleton />,
);

export interface OpenCalendarProps {
  /** The page it stands on: what was being added goes on there, and opens over no other. */
  page?: string;
  /** The calendar was closed: something may have been added. */
  onClosed?: () => void;
}

/** The button 'Open calendar', and the calendar in full that it opens. */
export function OpenCalendar({ page, onClosed }: OpenCalendarProps) {
  const userID = usePageOwner();
  const flow = useFlow(calendarMachine, {
    input: () => ({ userID, today: todayHere(), isReadOnly: false, isPage: false }),
    draft: { keeper: calendarDraft, owner: { userID } },
    key: page,
  });
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('open'));
  const isChecking = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isAdding = useSelector(flow, ({ context }) => context.adding !== null);
  const close = () => flow.send({ type: 'calendar.closed' });
  return (
    <>
      <Button
        isPending={isChecking}
        onIntent={() => {
          calendarDialog.preload();
          view.preload();
        }}
        onPress={() => flow.send({ type: 'calendar.opened', today: todayHere() })}
      >
        {!isChecking && <Icon of={CalendarDays} />}
        {texts.openCalendar}
      </Button>
      {isOpen && (
        <CalendarOverPage
          footer={!isAdding && <AddButtons flow={flow} />}
          onLost={close}
          onClose={() => {
            close();
            onClosed?.();
          }}
        >
          <view.Component flow={flow} />
        </CalendarOverPage>
      )}
    </>
  );
}
