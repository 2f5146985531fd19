import { getLocalTimeZone } from '@internationalized/date';
import { toCsv } from '../domain/csv.ts';
import { eventNameOf, type HostedEvent } from '../domain/event.ts';
import { fileNameOf } from '../domain/file-name.ts';
import { guestTable } from '../domain/guest-table.ts';
import { dayTold } from '../domain/zoned-time.ts';
import { saveFile } from './save-file.ts';

/** Downloads all guests of the event as a `.csv` file, named after the event and its day. */
export function saveGuests(event: HostedEvent): void {
  const zone = getLocalTimeZone();
  const day = dayTold(event.eventDateTime, zone);
  const file = new Blob([toCsv(guestTable(event, zone))], { type: 'text/csv;charset=utf-8' });
  saveFile(fileNameOf(day, eventNameOf(event), 'csv'), file);
}
