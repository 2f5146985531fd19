import type { DayItem, ItemKind, OwnItem } from './calendar.ts';

/** What a person does to an entry that they made by hand (§22.32). */
export type EntryAction = {
  userID: string;
  item: OwnItem;
  /** The day that it stands under, `YYYY-MM-DD`. */
  day: string;
} & (
  | { what: 'delete' | 'restore'; kind: ItemKind }
  /** A task is ticked off, or is to be done after all. */
  | { what: 'mark'; kind: 'task'; status: string }
);

/** A change of an entry, told to every list that may show it. */
export type EntryChange =
  /** With its day `YYYY-MM-DD` in the person's zone. */
  | { type: 'item.added'; day: string; added: DayItem }
  | { type: 'item.removed'; kind: ItemKind; id: string }
  /** Something else of the calendar has changed, such as a booking. */
  | { type: 'items.refreshed' };

/** Whether two actions do the same to the same entry. */
export function isSameAction(one: EntryAction, other: EntryAction): boolean {
  return one.what === other.what && one.kind === other.kind && one.item.id === other.item.id;
}
