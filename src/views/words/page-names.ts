import { account } from '../../domain/text-list.texts.ts';
import * as texts from './words.texts.ts';

const names: readonly (readonly [RegExp, string])[] = [
  [/^\/calendar$/, texts.calendar],
  [/^\/create-events$/, texts.hostEvent],
  [/^\/my-appointments$/, texts.appointments],
  [/^\/my-organisation$/, texts.organisation],
  [/^\/resource\//, texts.bookResource],
  [/^\/service-details$/, texts.bookService],
  [/^\/event\//, texts.event],
  [/^\/account$/, account],
  [/^\/booking\//, texts.booking],
];

/** The display name of a guarded page's path. */
export function pageName(path: string): string {
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? texts.formerPage;
}
