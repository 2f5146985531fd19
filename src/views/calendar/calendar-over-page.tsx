import { texts } from '../../domain/texts.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import type { CalendarDialogProps } from './calendar-dialog.tsx';

const dialog = onDemand(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);

/** Fetches the dialog, which no first screen needs. */
export const preloadCalendarDialog = dialog.preload;

export interface CalendarOverPageProps extends CalendarDialogProps {
  /** Closes the calendar in its flow where its dialog could not be fetched. */
  onLost: () => void;
}

/** The calendar's dialog, open while it is mounted. */
export function CalendarOverPage({ onLost, ...props }: CalendarOverPageProps) {
  return (
    <DialogBoundary text={texts.calendarNotLoaded} onLost={onLost}>
      <dialog.Component {...props} />
    </DialogBoundary>
  );
}
