import { and, asc, eq, sql } from 'drizzle-orm';
import type { WorkingHours } from '#domain/working-hours.ts';
import type { Database } from '../db/database.ts';
import { partners, services } from '../db/schema.ts';
import { refusal } from '../http/refusal.ts';

/** The fields of a service that booking needs. */
export interface OfferedService {
  readonly id: string;
  readonly name: string;
  readonly partnerId: string;
  readonly partnerName: string;
  readonly working: WorkingHours;
  readonly minutes: number;
  /** The number of people in one session: 1 unless it is a group. */
  readonly capacity: number;
  readonly gapDays: number;
  readonly floorDays: number;
}

/** For a group without a stated size; the largest number of the column. */
const unlimited = 2_147_483_647;

/** A partner's services of one length and place; a 404 for an unknown partner or service. */
export async function servicesLike(
  db: Database,
  partnerId: string,
  minutes: number,
  locationMode: string,
): Promise<readonly OfferedService[]> {
  const rows = await selectOffered(db)
    .where(
      and(
        eq(services.partnerId, partnerId),
        // As a number of any size, since a request may exceed the column's range.
        sql`${services.durationMinutes} = ${minutes}::numeric`,
        eq(services.locationMode, locationMode),
      ),
    )
    .orderBy(asc(services.id));
  if (rows.length > 0) return rows.map(toOffered);
  await requirePartner(db, partnerId);
  throw refusal(404, 'This partner has no service of this length at this place.');
}

/** A partner's service; a 404 if either is unknown, a 400 if they do not belong together. */
export async function serviceOf(
  db: Database,
  partnerId: string,
  serviceId: string,
): Promise<OfferedService> {
  const [row] = await selectOffered(db).where(eq(services.id, serviceId));
  if (row === undefined) throw refusal(404, 'There is no such service.');
  if (row.service.partnerId === partnerId) return toOffered(row);
  await requirePartner(db, partnerId);
  throw refusal(400, 'Please check service_id: this partner does not offer it.');
}

async function requirePartner(db: Database, id: string): Promise<void> {
  const [partner] = await db.select({ id: partners.id }).from(partners).where(eq(partners.id, id));
  if (partner === undefined) throw refusal(404, 'There is no such partner.');
}

function selectOffered(db: Database) {
  return db
    .select({ service: services, partner: partners })
    .from(services)
    .innerJoin(partners, eq(partners.id, services.partnerId));
}

function toOffered({ service, partner }: Row): OfferedService {
  return {
    id: service.id,
    name: service.name,
    partnerId: partner.id,
    partnerName: partner.name,
    working: { zone: partner.zone, hours: partner.hours ?? [] },
    minutes: service.durationMinutes,
    capacity: service.sessionType === 'one2many' ? (service.maxCapacity ?? unlimited) : 1,
    gapDays: service.bookingGapDays ?? 0,
    floorDays: service.minBookingFloor ?? 0,
  };
}

interface Row {
  readonly service: typeof services.$inferSelect;
  readonly partner: typeof partners.$inferSelect;
}
