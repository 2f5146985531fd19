import type { ReactNode } from 'react';
import { LeaveOverlay } from '../calendar-items/item-title.tsx';
import { Boundary } from '../flow/boundary.tsx';
import { Dialog, type DialogProps } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import * as texts from './calendar.texts.ts';

export interface CalendarDialogProps extends Pick<DialogProps, 'onClose' | 'footer'> {
  /** The calendar or its placeholder. */
  children: ReactNode;
}

/** The calendar's dialog, open while it is mounted. */
export function CalendarDialog({ onClose, footer, children }: CalendarDialogProps) {
  return (
    <Dialog title={texts.heading} onClose={onClose} size="wide" isTall footer={footer}>
      <Boundary
        fallback={(retry) => (
          <ErrorState title={texts.notShown} text={texts.checkConnection} onRetry={retry} />
        )}
      >
        <LeaveOverlay value={onClose}>{children}</LeaveOverlay>
      </Boundary>
    </Dialog>
  );
}
