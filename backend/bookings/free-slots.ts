import type { ResponseOf } from '#domain/contract/call.ts';
import type { slotsByDate } from '#domain/contract/services.ts';
import type { Database } from '../db/database.ts';
import { type Asked, judgeService } from './availability.ts';
import { servicesLike } from './offered-service.ts';

/**
 * The free slots of a partner's services of one length and place, in order. A slot is listed if one
 * of several such services has it free: otherwise a group with seats left would vanish as soon as
 * its first booking engages the partner. Booking names the service and checks that one.
 */
export async function freeSlots(
  db: Database,
  partnerId: string,
  minutes: number,
  locationMode: string,
  asked: Asked,
): Promise<ResponseOf<typeof slotsByDate>> {
  const alike = await servicesLike(db, partnerId, minutes, locationMode);
  const judged = await Promise.all(alike.map((service) => judgeService(db, service, asked)));
  const free = judged
    .flat()
    .filter(({ verdict }) => verdict === 'free')
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  const endByStart = new Map(free.map(({ startTime, endTime }) => [startTime, endTime]));
  return {
    slots: [...endByStart].map(([start_time, end_time]) => ({ start_time, end_time })),
    zone: alike[0]?.working.zone,
  };
}
