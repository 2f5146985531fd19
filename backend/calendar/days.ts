const homeZone = 'Asia/Kolkata';

/**
 * Items by the day `YYYY-MM-DD` of their `time_slot` in an IANA zone, with the time as an ISO text; a
 * missing or unknown zone means India's. Days are in order; the items of a day keep their order.
 */
export function groupByDay<Item extends { readonly time_slot: Date }>(
  items: readonly Item[],
  zone: string | undefined,
): Record<string, (Omit<Item, 'time_slot'> & { time_slot: string })[]> {
  const days = daysIn(zone);
  const grouped = Map.groupBy(items, ({ time_slot }) => days.format(time_slot));
  // Time order is not enough: where clocks go back over midnight, a day repeats.
  const inOrder = [...grouped].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(inOrder.map(([day, ofDay]) => [day, ofDay.map(withText)]));
}

/** The day `YYYY-MM-DD` of an instant in an IANA zone; an unknown one means India's. */
export function dayAt(instant: Date, zone: string): string {
  return daysIn(zone).format(instant);
}

function withText<Item extends { readonly time_slot: Date }>(item: Item) {
  return { ...item, time_slot: item.time_slot.toISOString() };
}

/** The Swedish format is `YYYY-MM-DD`; assembling it from parts takes twice as long. */
function daysIn(zone = homeZone): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });
  } catch {
    return daysIn();
  }
}
