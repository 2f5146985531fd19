import { Dialog } from '../ui/dialog.tsx';
import { MonthGrid } from '../ui/month-grid.tsx';

/** The calendar over the page. */
export function CalendarDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Calendar" isOpen={isOpen} onClose={onClose}>
      <MonthGrid label="Calendar" />
    </Dialog>
  );
}
