import { useSelector } from '@xstate/react';
import { headerMachine } from '../../machines/header.ts';
import { CalendarDialog } from '../calendar/calendar-dialog.tsx';
import { CalendarSkeleton } from '../calendar/calendar-skeleton.tsx';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { MenuButton } from './menu-button.tsx';

const calendar = onDemand(
  async () => (await import('../calendar/read-only-calendar.tsx')).ReadOnlyCalendar,
  <CalendarSkeleton />,
);

/** The signed-in person's menu on its flow. */
export function HeaderMenu() {
  const flow = useFlow(headerMachine, { input: {} });
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('menuOpen'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isCalendarOpen = useSelector(flow, (snapshot) => snapshot.matches('calendarOpen'));
  const { app } = useEnvironment();
  const canTurnOnPush = useApp(({ context }) => context.pushOffer !== 'none');
  return (
    <>
      <MenuButton
        isOpen={isOpen}
        isChecking={isBusy}
        onOpenChange={(open) => {
          if (open) calendar.preload();
          flow.send({ type: open ? 'menu.pressed' : 'menu.closed' });
        }}
        onCalendar={() => flow.send({ type: 'calendar.chosen' })}
        onTurnOnPush={canTurnOnPush ? () => app.send({ type: 'push.wanted' }) : undefined}
        onLogout={() => flow.send({ type: 'logout.chosen' })}
      />
      {isCalendarOpen && (
        <CalendarDialog onClose={() => flow.send({ type: 'calendar.closed' })}>
          <calendar.Component />
        </CalendarDialog>
      )}
    </>
  );
}
