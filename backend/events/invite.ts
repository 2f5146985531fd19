import { and, count, eq, gt } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { eventLimits } from '#domain/event.ts';
import type { Database } from '../db/database.ts';
import { eventInvitations, hostedEvents, withdrawnInvitations } from '../db/event-schema.ts';
import { refusal } from '../http/refusal.ts';
import { dayBefore, type Quotas } from '../quotas/quotas.ts';

/** The invitations to write. */
export interface Invitation {
  readonly eventId: string;
  /** E.164, none of them invited to this event yet. */
  readonly numbers: readonly string[];
  /** Those of the numbers that have one; more of them do no harm. */
  readonly accounts: readonly { readonly id: string; readonly mobileNumber: string }[];
  /** The event's first version that they see. */
  readonly version: number;
  readonly now: Date;
}

/** Refuses (400) more people than an event may have. */
export function requireSeats(invitees: number): void {
  if (invitees > eventLimits.invitees) {
    throw refusal(400, (say) => say.tooManyInvitees(eventLimits.invitees));
  }
}

/**
 * Refuses (429) more invitations than a host may send within 24 hours, in all and to one number: the
 * first such number of those given is named. Reliable only while the host is locked.
 */
export async function requireInvitations(
  db: Database,
  hostId: string,
  numbers: readonly string[],
  now: Date,
  { invitationsADay, invitationsToOneNumberADay }: Quotas,
): Promise<void> {
  const lateAgo = dayBefore(now);
  const all = unionAll(
    db
      .select({ number: eventInvitations.mobileNumber })
      .from(eventInvitations)
      .innerJoin(hostedEvents, eq(hostedEvents.id, eventInvitations.eventId))
      .where(and(eq(hostedEvents.hostId, hostId), gt(eventInvitations.invitedAt, lateAgo))),
    db
      .select({ number: withdrawnInvitations.mobileNumber })
      .from(withdrawnInvitations)
      .where(
        and(eq(withdrawnInvitations.hostId, hostId), gt(withdrawnInvitations.invitedAt, lateAgo)),
      ),
  ).as('all_invitations');
  const sent = await db
    .select({ number: all.number, times: count() })
    .from(all)
    .groupBy(all.number);
  const lately = sent.reduce((sum, { times }) => sum + times, 0);
  if (lately + numbers.length > invitationsADay) {
    throw refusal(429, (say) => say.tooManyInvitations(invitationsADay));
  }
  const timesOf = new Map(sent.map(({ number, times }) => [number, times]));
  const often = numbers.find((number) => (timesOf.get(number) ?? 0) >= invitationsToOneNumberADay);
  if (often !== undefined) {
    throw refusal(429, (say) => say.tooManyToOneNumber(invitationsToOneNumberADay, often));
  }
}

/**
 * Writes invitations. A number of an account is linked to it at once, by the same steps as any
 * other number: neither the answer nor its time may reveal which numbers have an account.
 */
export async function invite(
  db: Database,
  { eventId, numbers, accounts, version, now }: Invitation,
): Promise<void> {
  if (numbers.length === 0) return;
  const idByNumber = new Map(accounts.map(({ id, mobileNumber }) => [mobileNumber, id]));
  const positions = await freePositions(db, eventId);
  await db.insert(eventInvitations).values(
    numbers.map((mobileNumber, index) => ({
      eventId,
      mobileNumber,
      position: positions[index] ?? null,
      userId: idByNumber.get(mobileNumber) ?? null,
      invitedAt: now,
      invitedVersion: version,
    })),
  );
}

/** The positions to give out: those after the last guest, then those that removed guests left. */
async function freePositions(db: Database, eventId: string): Promise<number[]> {
  const rows = await db
    .select({ position: eventInvitations.position })
    .from(eventInvitations)
    .where(eq(eventInvitations.eventId, eventId));
  const taken = new Set(rows.map(({ position }) => position));
  const last = Math.max(0, ...rows.map(({ position }) => position ?? 0));
  const all = Array.from({ length: eventLimits.invitees }, (_, index) => index + 1);
  return [...all.slice(last), ...all.slice(0, last)].filter((position) => !taken.has(position));
}
