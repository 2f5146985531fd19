import BellRing from 'lucide-react/icons/bell-ring';
import CalendarDays from 'lucide-react/icons/calendar-days';
import LogOut from 'lucide-react/icons/log-out';
import MenuLines from 'lucide-react/icons/menu';
import { pushTexts } from '../../domain/push-texts.ts';
import { Menu, type MenuAction } from '../ui/menu.tsx';
import { SlottedIconButton } from '../ui/slotted-icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';

export interface MenuButtonProps {
  isOpen: boolean;
  /** Asked to open or to close; opening waits for the token's answer. */
  onOpenChange: (isOpen: boolean) => void;
  isChecking: boolean;
  onCalendar: () => void;
  onLogout: () => void;
  /** Where notifications can be turned on; absent elsewhere. */
  onTurnOnPush?: (() => void) | undefined;
}

/** The header's menu of those who are signed in. */
export function MenuButton({
  isOpen,
  onOpenChange,
  isChecking,
  onCalendar,
  onLogout,
  onTurnOnPush,
}: MenuButtonProps) {
  const turnOnPush: MenuAction[] = onTurnOnPush
    ? [{ id: 'push', label: pushTexts.turnOn, icon: <BellRing />, onAction: onTurnOnPush }]
    : [];
  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      button={
        <SlottedIconButton label="Menu" isPending={isChecking} isBordered>
          {isChecking ? <Spinner /> : <MenuLines />}
        </SlottedIconButton>
      }
      actions={[
        { id: 'calendar', label: 'Calendar', icon: <CalendarDays />, onAction: onCalendar },
        ...turnOnPush,
        { id: 'logout', label: 'Logout', icon: <LogOut />, onAction: onLogout },
      ]}
    />
  );
}
