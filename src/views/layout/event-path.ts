/** The address of an event's page. */
export function eventPath(id: string): string {
  return `/event/${encodeURIComponent(id)}`;
}
