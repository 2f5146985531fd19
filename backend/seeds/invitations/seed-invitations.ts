import type { Database } from '../../db/database.ts';
import { inviteEverybody } from '../../invitations/open-to-everyone.ts';
import { joinOpenOrganisations } from '../../organisations/members.ts';
import { findUserId, insertUser } from '../../users/users.ts';
import { accountsMadeAt, demoUser } from '../seed.ts';
import { type HostName, hosts } from './hosts.ts';
import { insertInvitedEvent } from './insert-invited-events.ts';
import { insertMemberInvitations } from './insert-member-invitations.ts';
import { invitedEvents } from './invited-events.ts';

/**
 * Seeds invitations around `now` for the demonstration's person, and one event and one organisation
 * for everyone. Each start adds newer ones and changes nothing that is already there.
 */
export async function seedInvitations(
  db: Database,
  aadhaarHashKey: string,
  now: Date,
): Promise<void> {
  const { mobile_number: mobileNumber } = demoUser;
  const userId = await findUserId(db, mobileNumber);
  if (userId === undefined) return;
  for (const seed of invitedEvents) {
    const hostId = await hostOf(db, seed.host, aadhaarHashKey, now);
    if (hostId !== undefined) await insertInvitedEvent(db, seed, hostId, now);
  }
  await insertMemberInvitations(db, { userId, mobileNumber }, now);
  await inviteEverybody(db, now);
}

/**
 * The id of a host; the first time this creates the account, with everything that a new account
 * gets.
 */
async function hostOf(
  db: Database,
  name: HostName,
  aadhaarHashKey: string,
  now: Date,
): Promise<string | undefined> {
  const made = await insertUser(db, hosts[name], aadhaarHashKey, accountsMadeAt(now));
  if (made !== undefined) await joinOpenOrganisations(db, made);
  return made ?? findUserId(db, hosts[name].mobile_number);
}
