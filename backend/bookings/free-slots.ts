import type { ResponseOf } from '#domain/contract/call.ts';
import type { slotsByDate } from '#domain/contract/services.ts';
import type { Asked } from './asked.ts';
import { judgeService, type OfferedService } from './offered-service.ts';

/**
 * The free slots of a partner's services of one length and place, in order. A slot is listed if one
 * of several such services has it free: otherwise a group with seats left would vanish as soon as
 * its first booking engages the partner. Booking names the service and checks that one.
 */
export function freeSlots(
  alike: readonly OfferedService[],
  asked: Asked,
): ResponseOf<typeof slotsByDate> {
  const free = alike
    .flatMap((service) =>
      // To its own time a booking is not moved.
      judgeService(service, asked).filter(({ start }) => start.getTime() !== service.leftStart),
    )
    .filter(({ verdict }) => verdict === 'free')
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  const endByStart = new Map(free.map(({ startTime, endTime }) => [startTime, endTime]));
  return {
    slots: [...endByStart].map(([start_time, end_time]) => ({ start_time, end_time })),
    zone: alike[0]?.working.zone,
  };
}

/** Whether one of those services has a free slot on an asked day. */
export function hasFree(alike: readonly OfferedService[], asked: Asked): boolean {
  return freeSlots(alike, asked).slots.length > 0;
}
