import type { OpenHours } from '#domain/working-hours.ts';
import type { Database } from '../../../backend/db/database.ts';
import { partners, services } from '../../../backend/db/schema.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;

/** The same hours on each day of the week. */
export function daily(opens: string, closes: string): OpenHours[] {
  return everyDay.map((weekday) => ({ weekday, opens, closes }));
}

export async function addPartner(
  db: Database,
  id: string,
  hours: readonly OpenHours[],
  zone = 'Asia/Kolkata',
): Promise<void> {
  await db.insert(partners).values({ id, name: `Partner ${id}`, zone, hours });
}

/** Creates a service, one-to-one and an hour long by default. */
export async function addService(
  db: Database,
  partnerId: string,
  id: string,
  changed: Partial<typeof services.$inferInsert> = {},
): Promise<void> {
  await db.insert(services).values({
    id,
    partnerId,
    category: 'Doctor',
    name: `Service ${id}`,
    description: '',
    price: 450.5,
    currency: 'INR',
    durationMinutes: 60,
    locationMode: 'Here',
    sessionType: 'one2one',
    portfolioUrls: [],
    ...changed,
  });
}

/** A partner with hours from 9 to 17, a service for one person and one for a group of `seats`. */
export async function addOffer(db: Database, seats = 2): Promise<void> {
  await addPartner(db, 'partner', daily('09:00', '17:00'));
  await addService(db, 'partner', 'alone');
  await addService(db, 'partner', 'group', { sessionType: 'one2many', maxCapacity: seats });
}
