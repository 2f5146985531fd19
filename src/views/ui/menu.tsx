import { memo, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { UnderDialog } from './under-dialog.ts';
import { useBackGesture } from './use-back-gesture.ts';
import { useInSlices } from './use-in-slices.ts';
import './aria/gone-transitions.ts';
import './option-list.css';
import './menu.css';

interface MenuAction {
  id: string;
  label: string;
  /** The language of the label, where it is another than the page's. */
  lang?: string;
  icon?: ReactNode;
  onAction: () => void;
}

export interface MenuProps {
  label: string;
  /** The button that opens it, which has the focus then. */
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Where it and the actions stay the same, the list is not rendered again for its closing. */
  onClose: () => void;
  actions: readonly MenuAction[];
  /** In a menu of which one action is in force, the id of that one. */
  chosen?: string;
}

/** The menu of a button. */
export function Menu({ anchor, isOpen, ...list }: MenuProps) {
  const isShown = useInSlices(isOpen);
  const { onClose } = list;
  const isUnder = useContext(UnderDialog);
  useEffect(() => {
    // It may come late, when the login or a dialog is open or the person is typing: the next press or letter
    // would choose an item.
    if (!isOpen) return;
    if (isUnder || document.activeElement?.closest('input, textarea, [role$=dialog]')) onClose();
  }, [isOpen, isUnder, onClose]);
  useBackGesture(isShown, onClose);
  return (
    <Popover
      className="option-popover"
      aria-label={list.label}
      placement="bottom end"
      offset={8}
      triggerRef={anchor}
      isOpen={isShown}
      onOpenChange={(open) => {
        if (!open) list.onClose();
      }}
    >
      <ActionList anchor={anchor} {...list} />
    </Popover>
  );
}

/** Begins with its first action where a key opened it. Not rendered again for the menu's closing. */
const ActionList = memo(function ActionList({
  label,
  anchor,
  onClose,
  actions,
  chosen,
}: Omit<MenuProps, 'isOpen'>) {
  const [isByKey] = useState(() => anchor.current?.matches(':focus-visible'));
  return (
    <AriaMenu
      className="option-list menu"
      aria-label={label}
      autoFocus={isByKey ? 'first' : true}
      onClose={onClose}
      {...(chosen !== undefined && {
        selectionMode: 'single',
        selectedKeys: [chosen],
        disallowEmptySelection: true,
      })}
    >
      {actions.map(({ id, label: name, lang, icon, onAction }) => (
        <MenuItem key={id} id={id} className="option" textValue={name} onAction={onAction}>
          {icon}
          {lang ? <span lang={lang}>{name}</span> : name}
        </MenuItem>
      ))}
    </AriaMenu>
  );
});
