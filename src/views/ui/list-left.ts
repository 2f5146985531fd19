/**
 * How many items of a list, which stands below the element of this identifier or in a dialog, the person had
 * unfolded when they left the page of this history entry; 1 without such a list.
 */
export function itemsLeft(list: string): number {
  if (!('navigation' in window)) return 1;
  const count: unknown = navigation.currentEntry?.getState()?.shown?.[list];
  return typeof count === 'number' ? count : 1;
}
