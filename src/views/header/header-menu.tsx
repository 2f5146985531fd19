import { useSelector } from '@xstate/react';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import MenuLines from 'lucide/dist/esm/icons/menu.mjs';
import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { useCallback, useMemo, useRef, useState } from 'react';
import { pushTexts } from '../../domain/push.texts.ts';
import { texts } from '../../domain/texts.ts';
import { headerMachine } from '../../machines/header.ts';
import { CalendarOverPage, calendarDialog } from '../calendar/calendar-over-page.tsx';
import { CalendarSkeleton } from '../calendar/calendar-skeleton.tsx';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { PageLeft } from '../flow/on-the-way.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { usePreload } from '../flow/use-preload.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { takeMenuKey } from '../ui/menu-key.ts';
import { painted } from '../ui/painted.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useFocusLeft } from '../ui/use-focus-left.ts';
import * as said from './header.texts.ts';

const menu = onDemand(async () => (await import('../ui/menu.tsx')).Menu);

const calendar = onDemand(
  async () => (await import('../calendar/read-only-calendar.tsx')).ReadOnlyCalendar,
  <CalendarSkeleton />,
);

/** The menu's items, each with what it tells. */
const choices = [
  ['calendar.chosen', said.calendar, CalendarDays],
  ['logout.chosen', said.logout, LogOut],
  ['push.wanted', pushTexts.turnOn, BellRing],
  ['account.chosen', texts.account, UserRound],
  ['everywhere.chosen', texts.logOutEverywhere, MonitorSmartphone],
] as const;

/** The signed-in person's menu. Its button needs little code; the rest comes once the page rests. */
export function HeaderMenu() {
  const flow = useFlow(headerMachine, { input: () => ({}) });
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('menuOpen'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isCalendarOpen = useSelector(flow, (snapshot) => snapshot.matches('calendarOpen'));
  const { app } = useEnvironment();
  const canTurnOnPush = useApp(({ context }) => context.pushOffer !== 'none');
  const anchor = useRef<HTMLButtonElement>(null);
  useFocusLeft(isOpen, 'main');
  const [isWanted, setWanted] = useState(false);
  usePreload(menu);
  usePreload(calendarDialog);
  const press = () => {
    setWanted(true);
    flow.send({ type: 'menu.pressed' });
    void painted().then(calendar.preload);
  };
  const closeCalendar = () => flow.send({ type: 'calendar.closed' });
  const closeMenu = useCallback(() => flow.send({ type: 'menu.closed' }), [flow]);
  const actions = useMemo(
    () =>
      choices
        .filter(([type]) => type !== 'push.wanted' || canTurnOnPush)
        .map(([type, label, icon]) => ({
          id: type,
          label,
          icon: <Icon of={icon} />,
          onAction: () => (type === 'push.wanted' ? app.send({ type }) : flow.send({ type })),
        })),
    [app, flow, canTurnOnPush],
  );
  return (
    <>
      <IconButton
        ref={anchor}
        label={said.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isPending={isBusy}
        data-bordered
        onIntent={menu.preload}
        onPress={press}
        onKeyDown={(event) => {
          if (takeMenuKey(event) && !isBusy) press();
        }}
      >
        {isBusy ? <Spinner /> : <Icon of={MenuLines} />}
      </IconButton>
      {(isBusy || isOpen) && <PageLeft onLeft={() => flow.send({ type: 'page.left' })} />}
      {isWanted && (
        <DialogBoundary
          text={texts.menuNotLoaded}
          onLost={() => {
            setWanted(false);
            closeMenu();
          }}
        >
          <menu.Component
            label={said.menu}
            anchor={anchor}
            isOpen={isOpen}
            onClose={closeMenu}
            actions={actions}
          />
        </DialogBoundary>
      )}
      {isCalendarOpen && (
        <CalendarOverPage onLost={closeCalendar} onClose={closeCalendar}>
          <calendar.Component />
        </CalendarOverPage>
      )}
    </>
  );
}
