/** The address of an event's page. */
export function eventPath(id: string): string {
  return `/event/${encodeURIComponent(id)}`;
}

/** The address of a booking's page. */
export function bookingPath(id: string): string {
  return `/booking/${encodeURIComponent(id)}`;
}
