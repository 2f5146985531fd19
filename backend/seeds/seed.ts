import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { partners, services } from '../db/schema.ts';
import { everybodyJoinsOpenOrganisations } from '../organisations/members.ts';
import { findUserId, insertUser } from '../users/users.ts';
import { insertOrganisations } from './organisations/insert-organisations.ts';
import { partners as seededPartners } from './partners/partners.ts';
import { partnerServices } from './services/partner-services.ts';

/** The person who can sign in from the first start on. */
export const demoUser = {
  full_name: 'Asha Reddy',
  mobile_number: '+919876543210',
  aadhaar6: '123456',
  dob: '1994-08-17',
} as const;

/** When the people of the demonstration signed up: before all that they have done since. */
export function accountsMadeAt(now: Date): Date {
  return new Date(now.getTime() - 120 * 24 * 60 * 60 * 1000);
}

/**
 * Seeds partners with their services, a person and organisations. Changes nothing that is already
 * there.
 */
export async function seed(db: Database, aadhaarHashKey: string, now: Date): Promise<void> {
  await insertPartners(db);
  await db
    .insert(services)
    .values([...partnerServices])
    .onConflictDoNothing();
  const demoUserId =
    (await insertUser(db, demoUser, aadhaarHashKey, accountsMadeAt(now))) ??
    (await findUserId(db, demoUser.mobile_number));
  if (demoUserId !== undefined) await insertOrganisations(db, demoUserId);
  await everybodyJoinsOpenOrganisations(db);
}

/** Fills in the hours, names and cities of partners that an older version seeded. */
async function insertPartners(db: Database): Promise<void> {
  await db
    .insert(partners)
    .values([...seededPartners])
    .onConflictDoUpdate({
      target: partners.id,
      set: {
        name: sql`case when ${partners.hours} is null then excluded.name else ${partners.name} end`,
        zone: sql`case when ${partners.hours} is null then excluded.zone else ${partners.zone} end`,
        hours: sql`coalesce(${partners.hours}, excluded.hours)`,
        city: sql`coalesce(${partners.city}, excluded.city)`,
        latitude: sql`coalesce(${partners.latitude}, excluded.latitude)`,
        longitude: sql`coalesce(${partners.longitude}, excluded.longitude)`,
      },
      setWhere: sql`${partners.hours} is null or ${partners.city} is null`,
    });
}
