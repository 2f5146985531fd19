import { useSelector } from '@xstate/react';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarDays from 'lucide-react/icons/calendar-days';
import LogOut from 'lucide-react/icons/log-out';
import MenuLines from 'lucide-react/icons/menu';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { pushTexts } from '../../domain/push-texts.ts';
import { headerMachine } from '../../machines/header.ts';
import { CalendarDialog } from '../calendar/calendar-dialog.tsx';
import { CalendarSkeleton } from '../calendar/calendar-skeleton.tsx';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { Menu, type MenuAction } from '../ui/menu.tsx';
import { SlottedIconButton } from '../ui/slotted-icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';

const calendar = onDemand(
  async () => (await import('../calendar/read-only-calendar.tsx')).ReadOnlyCalendar,
  <CalendarSkeleton />,
);

/** The signed-in person's menu. */
export function HeaderMenu() {
  const flow = useFlow(headerMachine, { input: () => ({}) });
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('menuOpen'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isCalendarOpen = useSelector(flow, (snapshot) => snapshot.matches('calendarOpen'));
  const { app } = useEnvironment();
  const canTurnOnPush = useApp(({ context }) => context.pushOffer !== 'none');
  const turnOnPush: MenuAction = {
    id: 'push',
    label: pushTexts.turnOn,
    icon: <BellRing />,
    onAction: () => app.send({ type: 'push.wanted' }),
  };
  return (
    <>
      <Menu
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (open) calendar.preload();
          flow.send({ type: open ? 'menu.pressed' : 'menu.closed' });
        }}
        button={
          <SlottedIconButton label="Menu" isPending={isBusy} isBordered>
            {isBusy ? <Spinner /> : <MenuLines />}
          </SlottedIconButton>
        }
        actions={[
          {
            id: 'calendar',
            label: 'Calendar',
            icon: <CalendarDays />,
            onAction: () => flow.send({ type: 'calendar.chosen' }),
          },
          ...(canTurnOnPush ? [turnOnPush] : []),
          {
            id: 'logout',
            label: 'Logout',
            icon: <LogOut />,
            onAction: () => flow.send({ type: 'logout.chosen' }),
          },
          {
            id: 'everywhere',
            label: 'Log out everywhere',
            icon: <MonitorSmartphone />,
            onAction: () => flow.send({ type: 'everywhere.chosen' }),
          },
        ]}
      />
      {isCalendarOpen && (
        <CalendarDialog onClose={() => flow.send({ type: 'calendar.closed' })}>
          <calendar.Component />
        </CalendarDialog>
      )}
    </>
  );
}
