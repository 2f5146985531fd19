import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components/Modal';
import { IconButton } from './icon-button.tsx';
import { useBackGesture } from './use-back-gesture.ts';
import './dialog.css';

export interface DialogProps
  extends Omit<ModalOverlayProps, 'className' | 'style' | 'children' | 'isOpen' | 'onOpenChange'> {
  title: string;
  isOpen: boolean;
  /** Asked to close by the close button, Escape or a press outside. */
  onClose: () => void;
  children: ReactNode;
  /** Stands still under what scrolls: the buttons. */
  footer?: ReactNode;
  size?: 'narrow' | 'regular' | 'wide';
  /** As high as it may be from the start: for what is still loading, so that nothing jumps. */
  isTall?: boolean;
}

/** A modal: a sheet from below on a phone, a card in the middle on a desktop. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  footer,
  size = 'narrow',
  isTall = false,
  ...props
}: DialogProps) {
  useBackGesture(isOpen, onClose);
  return (
    <ModalOverlay
      isDismissable
      {...props}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="dialog-veil"
    >
      <Modal className="dialog-sheet" data-size={size} data-tall={isTall || undefined}>
        <AriaDialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title" level={2} className="dialog-title">
              {title}
            </Heading>
            <IconButton label="Close" onPress={onClose}>
              <X />
            </IconButton>
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
