import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';
import { ok } from './ui.texts.ts';
import { useBackGesture } from './use-back-gesture.ts';
import { useFocusLeft } from './use-focus-left.ts';
import { useInSlices } from './use-in-slices.ts';
import './dialog.css';
import './alert-dialog.css';

export interface AlertDialogProps {
  title: string;
  message?: string | undefined;
  /** Called by the button, Escape and Back; a press outside does not dismiss an alert. */
  onClose: () => void;
}

/** The longest pause between two keys of a person who types on, in milliseconds. */
const typedOnMs = 500;

/** A message with an OK button that a person has to read first. */
export function AlertDialog({ title, message, onClose }: AlertDialogProps) {
  const messageId = useId();
  // The next alert leaves the focus at the button, so that its words would not be read.
  const [first] = useState({ title, message });
  const [isNext, setNext] = useState(false);
  if (!isNext && (title !== first.title || message !== first.message)) setNext(true);
  // Assertive, the message would cut the title off.
  const live = isNext ? 'polite' : undefined;
  const isOpen = useInSlices(true);
  useBackGesture(isOpen, onClose);
  useFocusLeft(isOpen, 'main');
  const button = useRef<HTMLButtonElement>(null);
  /** Whether a person types on, and until when they are taken to. */
  const typing = useRef({ isOn: false, until: 0 });
  // Earlier, as by `autoFocus`, a dialog below takes the focus back.
  useEffect(() => {
    if (!isOpen) return;
    button.current?.focus();
    typing.current.until = new Event('focus').timeStamp + typedOnMs;
  }, [isOpen]);
  // Space and Enter that were meant for the field would dismiss the alert unseen.
  const takeTyped = (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1;
    if (event.type === 'keydown') {
      if (event.timeStamp > typing.current.until) typing.current.isOn = false;
      else if (isCharacter) typing.current = { isOn: true, until: event.timeStamp + typedOnMs };
    }
    if (!typing.current.isOn || !(isCharacter || event.key === 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="dialog-veil alert-dialog-veil"
    >
      <Modal className="dialog-sheet alert-dialog-sheet">
        <AriaDialog
          role="alertdialog"
          className="dialog alert-dialog"
          {...(message ? { 'aria-describedby': messageId } : {})}
        >
          <Heading slot="title" level={2} className="alert-dialog-title" aria-live={live}>
            {title}
          </Heading>
          {message && (
            <p id={messageId} className="alert-dialog-message" aria-live={live}>
              {message}
            </p>
          )}
          <div
            className="alert-dialog-action"
            onKeyDownCapture={takeTyped}
            onKeyUpCapture={takeTyped}
          >
            <Button ref={button} variant="primary" onPress={onClose}>
              {ok}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
