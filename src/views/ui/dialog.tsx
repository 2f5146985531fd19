import X from 'lucide/dist/esm/icons/x.mjs';
import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components/Modal';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { makeToastRoom } from './toast-room.ts';
import { close } from './ui.texts.ts';
import { UnderDialog } from './under-dialog.ts';
import { useBackGesture } from './use-back-gesture.ts';
import { useInSlices } from './use-in-slices.ts';
import './aria/gone-transitions.ts';
import './aria/late-inert.ts';
import './dialog.css';

export interface DialogProps
  extends Omit<ModalOverlayProps, 'className' | 'style' | 'children' | 'isOpen' | 'onOpenChange'> {
  title: string;
  /** Called by the close button, Escape, Back and a press outside. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons, which stay in sight under the scrolling content. */
  footer?: ReactNode;
  size?: 'narrow' | 'regular' | 'broad' | 'wide';
  /** At full height from the start, so that loading content does not change it. */
  isTall?: boolean;
}

/**
 * A modal: a sheet from below on a phone, a card in the middle on a desktop. One that is to open under
 * the login waits until that is closed, and one that comes late over another dialog is closed at once.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  size = 'narrow',
  isTall = false,
  ...props
}: DialogProps) {
  const part = useRef<HTMLElement>(null);
  const isOpen = useInOrder(useInSlices(true), part);
  useAlone(onClose);
  useBackGesture(isOpen, onClose);
  return (
    <ModalOverlay
      isDismissable
      // While React Aria awaits the on-screen keyboard, neither dialog nor veil shows: a press is the page's.
      shouldCloseOnInteractOutside={(pressed) => pressed.matches('.dialog-veil')}
      {...props}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="dialog-veil"
    >
      <Modal className="dialog-sheet" data-size={size} data-tall={isTall || undefined}>
        <AriaDialog ref={part} className="dialog">
          <header className="dialog-head" ref={makeToastRoom}>
            <Heading slot="title" level={2} className="dialog-title">
              {title}
            </Heading>
            <IconButton label={close} onPress={onClose}>
              <Icon of={X} />
            </IconButton>
          </header>
          <div className="dialog-body" ref={dropCaret}>
            {children}
          </div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Whether a dialog is open that is wanted: none opens under the login, and an open one stays under it.
 * React Aria returns the login's focus a frame after its end. A waiting dialog opens one frame later, so
 * that it returns the focus to the same element; an open one takes the focus from a page that has taken it.
 */
function useInOrder(isWanted: boolean, part: RefObject<HTMLElement | null>): boolean {
  const isUnder = useContext(UnderDialog);
  const [isFree, setFree] = useState(!isUnder);
  useEffect(() => {
    if (isUnder) setFree(false);
    if (isUnder || isFree) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setFree(true);
        if (!document.activeElement?.closest('.dialog')) part.current?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isUnder, isFree, part]);
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = isWanted && (wasOpen || (isFree && !isUnder));
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  return isOpen;
}

/** Whether a dialog of the page is open, or is about to open. */
let isOneThere = false;

/** Closes a dialog before it opens where another one has come while its files were on the way. */
function useAlone(onClose: () => void): void {
  const isOfPage = useContext(UnderDialog) !== null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOfPage) return undefined;
    if (isOneThere) {
      close();
      return undefined;
    }
    isOneThere = true;
    return () => {
      isOneThere = false;
    };
  }, [isOfPage]);
}

/**
 * A ref for what may be removed with the caret in a field of it: Safari brings a caret that is left into sight,
 * at the start of the page.
 */
function dropCaret(): () => void {
  return () => getSelection()?.removeAllRanges();
}
