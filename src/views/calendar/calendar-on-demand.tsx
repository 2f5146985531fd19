import { onDemand } from '../flow/on-demand.tsx';

/** The calendar's dialog, which is fetched apart from the pages that it opens over. */
export const calendarDialog = onDemand(
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
);
