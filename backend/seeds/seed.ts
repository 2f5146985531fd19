import type { Database } from '../db/connect.ts';
import { services } from '../db/schema.ts';
import { insertUser } from '../users/users.ts';
import { partnerServices } from './services/partner-services.ts';

/** Who can sign in from the first start on. */
export const demoUser = {
  full_name: 'Asha Reddy',
  mobile_number: '+919876543210',
  aadhaar6: '123456',
  dob: '1994-08-17',
} as const;

/** Puts in what a demonstration needs: partner services and a person. Leaves what is there as it is. */
export async function seed(db: Database, aadhaarHashKey: string, now: Date): Promise<void> {
  await db
    .insert(services)
    .values([...partnerServices])
    .onConflictDoNothing();
  await insertUser(db, demoUser, aadhaarHashKey, now);
}
