import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  type MenuTriggerProps,
  Popover,
} from 'react-aria-components/Menu';
import './option-list.css';
import './menu.css';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  onAction: () => void;
}

export interface MenuProps extends Omit<MenuTriggerProps, 'children' | 'trigger'> {
  /** The button that opens it. */
  button: ReactNode;
  actions: readonly MenuAction[];
}

/** A menu that a button opens. */
export function Menu({ button, actions, ...props }: MenuProps) {
  return (
    <MenuTrigger {...props}>
      {button}
      <Popover className="option-popover" placement="bottom end" offset={8}>
        <AriaMenu className="option-list menu">
          {actions.map(({ id, label, icon, onAction }) => (
            <MenuItem key={id} id={id} className="option" textValue={label} onAction={onAction}>
              {icon}
              {label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
