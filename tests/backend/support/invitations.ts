import * as v from 'valibot';
import { expect } from 'vitest';
import { getUserEvents, getUserMemberInvites } from '#domain/contract/invitations.ts';
import type { Database } from '../../../backend/db/database.ts';
import { organisationInvitations } from '../../../backend/db/member-schema.ts';
import type { Person } from '../../../scripts/many-people.ts';
import type { TestBackend } from './backend.ts';

export const yes = { q_attending: true };
export const no = { q_attending: false };

/** Both kinds of invitation by the calls of the API. */
export function invitationsAt(backend: TestBackend) {
  const respond = (guest: Person, event_id: string, rsvpResponses: unknown, version?: unknown) =>
    backend.post(
      '/respond_to_invite',
      { user_id: guest.userID, event_id, rsvpResponses, version },
      { bearer: guest.token },
    );
  const join = (guest: Person, org_id: string, rsvpResponses: unknown) =>
    backend.post(
      '/respond_to_member_invite',
      { user_id: guest.userID, org_id, rsvpResponses },
      { bearer: guest.token },
    );
  const invited = async (guest: Person) => {
    const answer = await read('/get_user_events', guest);
    return v.parse(getUserEvents.response, answer).invitedEvents;
  };
  const asked = async (guest: Person) => {
    const answer = await read('/get_user_member_invites', guest);
    return v.parse(getUserMemberInvites.response, answer).invites;
  };
  const link = (guest: Person, contact: string) =>
    backend.post('/link_pending', { user_id: guest.userID, contact }, { bearer: guest.token });
  const calendar = async (guest: Person) => {
    const path = `/get-events/${guest.userID}?zone=Asia/Kolkata`;
    return (await backend.get(path, { bearer: guest.token })).json();
  };
  const organisations = async (guest: Person): Promise<string[]> => {
    const path = `/get-user-organisations?userId=${guest.userID}`;
    const list = await (await backend.get(path, { bearer: guest.token })).json();
    return list.map(({ name }: { name: string }) => name);
  };

  async function read(path: string, guest: Person): Promise<unknown> {
    const response = await backend.post(path, { user_id: guest.userID }, { bearer: guest.token });
    expect(response.status).toBe(200);
    return response.json();
  }

  return { respond, join, invited, asked, link, calendar, organisations };
}

/** Invites a number to an organisation, by default until three weeks after the tests' clock. */
export async function ask(
  db: Database,
  organisationId: string,
  mobileNumber: string,
  changed: Partial<typeof organisationInvitations.$inferInsert> = {},
): Promise<void> {
  await db.insert(organisationInvitations).values({
    organisationId,
    mobileNumber,
    rsvpQuestionnaire: [],
    inviteExpiryDate: new Date('2026-04-01T18:29:59.999Z'),
    invitedAt: new Date('2026-03-14T09:00:00.000Z'),
    ...changed,
  });
}

/** The status and the body of an answer. */
export async function told(asking: Promise<Response>): Promise<[number, unknown]> {
  const response = await asking;
  return [response.status, await response.json()];
}
