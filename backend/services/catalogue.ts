import { asc, eq } from 'drizzle-orm';
import type { Category } from '#domain/categories.ts';
import type { PartnerService } from '#domain/partner-service.ts';
import type { Database } from '../db/database.ts';
import { services } from '../db/schema.ts';

/** The services of a category by name. */
export function servicesOf(db: Database, category: Category): Promise<PartnerService[]> {
  return db
    .select({
      service_id: services.id,
      partner_id: services.partnerId,
      name: services.name,
      description: services.description,
      price: services.price,
      currency: services.currency,
      duration_minutes: services.durationMinutes,
      location_mode: services.locationMode,
      session_type: services.sessionType,
      min_capacity: services.minCapacity,
      max_capacity: services.maxCapacity,
      booking_gap_days: services.bookingGapDays,
      min_booking_floor: services.minBookingFloor,
      portfolio_urls: services.portfolioUrls,
    })
    .from(services)
    .where(eq(services.category, category))
    .orderBy(asc(services.name));
}
