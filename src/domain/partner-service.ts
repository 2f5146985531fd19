import * as v from 'valibot';
import { AnsweredInstant } from './answered-time.ts';
import { categories } from './categories.ts';
import { AnsweredId } from './ids.ts';
import { AnsweredName } from './name.ts';
import { NumberOrText } from './number-text.ts';

export const CategorySchema = v.picklist(categories);

const Count = v.pipe(NumberOrText, v.integer(), v.minValue(0));

/** At most a hundred years (§22.216): no calendar holds a day that is billions of days ahead. */
const DaysAhead = v.pipe(
  Count,
  v.transform((days) => Math.min(days, 36_525)),
);
const Text = v.string();

/**
 * A partner's service (§3.18). `price` is in units of `currency` (ISO 4217),
 * `duration_minutes` in minutes, `booking_gap_days` and `min_booking_floor` in days. Only its
 * identifier and its name are required; a field that it lacks is left out on the screen. Additions
 * (§22.80): the partner's name, the city where it is, and when its next free slot begins.
 */
export const PartnerService = v.object({
  service_id: AnsweredId,
  name: AnsweredName,
  description: v.nullish(Text),
  currency: v.nullish(Text),
  price: v.nullish(v.pipe(NumberOrText, v.finite(), v.minValue(0))),
  partner_id: v.nullish(AnsweredId),
  duration_minutes: v.nullish(v.pipe(NumberOrText, v.integer(), v.minValue(1))),
  location_mode: v.nullish(Text),
  session_type: v.nullish(Text),
  min_capacity: v.nullish(Count),
  max_capacity: v.nullish(Count),
  booking_gap_days: v.nullish(Count),
  min_booking_floor: v.nullish(DaysAhead),
  portfolio_urls: v.nullish(v.array(Text)),
  provider: v.nullish(Text),
  city: v.nullish(Text),
  next_slot: v.nullish(AnsweredInstant),
  /** The category in which the app found it; of all answers only those of a search carry it. */
  category: v.nullish(v.fallback(v.nullable(CategorySchema), null)),
});

export type PartnerService = v.InferOutput<typeof PartnerService>;

/** A service from an untrusted source such as navigation state; null if it does not parse (§10.6). */
export function readService(state: unknown): PartnerService | null {
  const parsed = v.safeParse(PartnerService, state);
  return parsed.success ? parsed.output : null;
}

/** Whether a session is for several people at once (§2.40). */
export function isGroup({ session_type }: PartnerService): boolean {
  return session_type === 'one2many';
}

/** The pictures that may be shown, each once: from https, or from the app's own origin (§10.12). */
export function picturesOf({ portfolio_urls }: PartnerService): string[] {
  return [...new Set(portfolio_urls)].filter(mayBeShown);
}

const ownAddress = 'https://own.invalid';

function mayBeShown(address: string): boolean {
  try {
    if (!address.startsWith('/')) return new URL(address).protocol === 'https:';
    return new URL(address, ownAddress).origin === ownAddress;
  } catch {
    return false;
  }
}

/** A free time of a partner's service on the day asked for, local wall times `HH:MM`. */
export const ServiceSlot = v.object({ start_time: v.string(), end_time: v.string() });

export type ServiceSlot = v.InferOutput<typeof ServiceSlot>;
