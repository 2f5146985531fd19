const homeZone = 'Asia/Kolkata';

/**
 * Items by the day `YYYY-MM-DD` of their `time_slot` in an IANA zone; India's is meant by none and by
 * a name that is not known. Days are in order, and the items of a day as they came.
 */
export function groupByDay<Item extends { readonly time_slot: Date }>(
  items: readonly Item[],
  zone: string | undefined,
): Record<string, Item[]> {
  const days = daysIn(zone);
  const grouped = Map.groupBy(items, ({ time_slot }) => days.format(time_slot));
  // Items in time order are not enough: where clocks go back over midnight, a day comes again.
  return Object.fromEntries([...grouped].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names days as Swedes do, which is `YYYY-MM-DD`: putting it together from parts takes twice as long. */
function daysIn(zone = homeZone): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone });
  } catch {
    return daysIn();
  }
}
