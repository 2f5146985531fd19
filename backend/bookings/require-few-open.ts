import { refusal } from '../http/refusal.ts';
import type { Quotas } from '../quotas/quotas.ts';

/** The number of a person's bookings to come: in all, and with one partner on one day. */
export interface OpenBookings {
  readonly inAll: number;
  readonly thatDay: number;
}

/** Refuses (409) one booking more than a person may have open. */
export function requireFewOpen(open: OpenBookings, { openBookings }: Quotas): void {
  if (open.thatDay >= openBookings.withPartnerADay) {
    throw refusal(409, (say) => say.tooManyWithPartner(openBookings.withPartnerADay));
  }
  if (open.inAll >= openBookings.inAll) {
    throw refusal(409, (say) => say.tooManyBookings(openBookings.inAll));
  }
}
