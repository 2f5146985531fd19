import { texts } from '../../domain/texts.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import type { CalendarDialogProps } from './calendar-dialog.tsx';

/** The dialog alone, which no first screen needs. */
export const calendarDialog = onDemand(
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
);

export interface CalendarOverPageProps extends CalendarDialogProps {
  /** Closes the calendar in its flow where its dialog could not be fetched. */
  onLost: () => void;
}

/** The calendar's dialog, open while it is mounted. */
export function CalendarOverPage({ onLost, ...props }: CalendarOverPageProps) {
  return (
    <DialogBoundary text={texts.calendarNotLoaded} onLost={onLost}>
      <calendarDialog.Component {...props} />
    </DialogBoundary>
  );
}
