// In the person's own zone.
const timeFormat = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit' });

/** An ISO instant as the person's clock shows it: '09:30 am'. */
export function timeText(instant: string): string {
  return timeFormat.format(Date.parse(instant));
}
