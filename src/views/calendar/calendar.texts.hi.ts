import * as own from '../../domain/calendar.texts.hi.ts';
import type { ItemKind } from '../../domain/calendar.ts';
import { kinds } from '../calendar-items/calendar-items.texts.ts';
import { knownStatus } from './known-status.ts';

const statuses = new Map([
  ['Planned', 'तय है'],
  ['To do', 'करना है'],
  ['Confirmed', own.confirmed],
  ['Waiting', 'इंतज़ार में'],
  ['Done', 'हो गया'],
  ['Accepted', own.accepted],
  ['Hosting', own.hosting],
  ['Time changed', own.timeChanged],
  ['Cancelled', own.cancelled],
]);

export const heading = 'कैलेंडर';
export const lead = 'आपके अपॉइंटमेंट, कार्यक्रम और काम।';
export const notShown = 'कैलेंडर दिखाया नहीं जा सका।';
export const checkConnection = 'अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const emptyDay = 'इस दिन कुछ नहीं है';
export const emptyDayHint = 'कोई अपॉइंटमेंट, कार्यक्रम या काम जोड़ें।';
export const showMore = (count: number) => `${count} और दिखाएँ`;
export const more = (count: number) => `${count} और`;
export const provider = 'किसके साथ:';
export const invited = 'किसे बुलाया:';
export const notes = 'नोट:';
export const edit = 'बदलें';
export const remove = 'हटाएँ';
export const statusText = (status: string) => statuses.get(status) ?? status;
export const statusFrom = (text: string) => knownStatus(statuses, text);
export const entryAdded = (kind: ItemKind, day: string) =>
  `${day} के लिए ${kinds[kind]} जोड़ दिया गया।`;
export const entryChanged = (kind: ItemKind, day: string) =>
  `${kinds[kind]} बदल दिया गया: अब ${day} को है।`;
