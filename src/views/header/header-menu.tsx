import { useSelector } from '@xstate/react';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import MenuLines from 'lucide/dist/esm/icons/menu.mjs';
import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs';
import { pushTexts } from '../../domain/push-texts.ts';
import { headerMachine } from '../../machines/header.ts';
import { CalendarDialog } from '../calendar/calendar-dialog.tsx';
import { CalendarSkeleton } from '../calendar/calendar-skeleton.tsx';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { Icon } from '../ui/icon.tsx';
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
    icon: <Icon of={BellRing} />,
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
            {isBusy ? <Spinner /> : <Icon of={MenuLines} />}
          </SlottedIconButton>
        }
        actions={[
          {
            id: 'calendar',
            label: 'Calendar',
            icon: <Icon of={CalendarDays} />,
            onAction: () => flow.send({ type: 'calendar.chosen' }),
          },
          ...(canTurnOnPush ? [turnOnPush] : []),
          {
            id: 'logout',
            label: 'Logout',
            icon: <Icon of={LogOut} />,
            onAction: () => flow.send({ type: 'logout.chosen' }),
          },
          {
            id: 'everywhere',
            label: 'Log out everywhere',
            icon: <Icon of={MonitorSmartphone} />,
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
