import * as own from '../../domain/calendar.texts.te.ts';
import type { ItemKind } from '../../domain/calendar.ts';
import { kinds } from '../calendar-items/calendar-items.texts.ts';
import { knownStatus } from './known-status.ts';

const statuses = new Map([
  ['Planned', 'అనుకున్నది'],
  ['To do', 'చేయాలి'],
  ['Confirmed', own.confirmed],
  ['Waiting', 'వేచి ఉంది'],
  ['Done', 'పూర్తయింది'],
  ['Accepted', own.accepted],
  ['Hosting', own.hosting],
  ['Time changed', own.timeChanged],
  ['Cancelled', own.cancelled],
]);

export const heading = 'క్యాలెండర్';
export const lead = 'మీ అపాయింట్‌మెంట్‌లు, కార్యక్రమాలు, పనులు.';
export const notShown = 'క్యాలెండర్ చూపించలేకపోయాం.';
export const checkConnection = 'మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const emptyDay = 'ఈ తేదీన ఏమీ లేదు';
export const emptyDayHint = 'అపాయింట్‌మెంట్, కార్యక్రమం లేదా పని చేర్చండి.';
export const showMore = (count: number) => `మరో ${count} చూపించండి`;
export const more = (count: number) => `మరో ${count}`;
export const provider = 'ఎవరితో:';
export const invited = 'ఆహ్వానితులు:';
export const notes = 'నోట్స్:';
export const edit = 'మార్చండి';
export const remove = 'తొలగించండి';
export const statusText = (status: string) => statuses.get(status) ?? status;
export const statusFrom = (text: string) => knownStatus(statuses, text);
export const entryAdded = (kind: ItemKind, day: string) => `${kinds[kind]} చేర్చాం: ${day}.`;
export const entryChanged = (kind: ItemKind, day: string) => `${kinds[kind]} మార్చాం: ఇప్పుడు ${day}.`;
