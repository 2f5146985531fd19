import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '#domain/contract/call.ts';
import type { cancelEvent as contract } from '#domain/contract/events.ts';
import { markCancelled } from '../calendar/hosting.ts';
import type { Database } from '../db/database.ts';
import { hostedEvents } from '../db/event-schema.ts';
import { keepGuestsOf, lockPerson } from '../db/lock-people.ts';
import { refusal } from '../http/refusal.ts';
import { type Outbox, queueCancellation } from '../push/outbox.ts';
import { isUuid } from '../uuid.ts';

/**
 * Cancels a host's event with a sentence for its guests (§22.50), and marks it in all calendars: an
 * entry that vanished would leave people wondering (§22.52). A repeat changes nothing. Refuses with a
 * 404 an event that is unknown or another host's, and with a 409 one that has begun.
 */
export function cancelEvent(
  db: Database,
  { event_id, user_id, message }: RequestOf<typeof contract>,
  now: Date,
  outbox: Outbox,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockPerson(transaction, user_id);
    const accounts = isUuid(event_id) ? await keepGuestsOf(transaction, event_id) : [];
    const { cancelledAt, eventDateTime } = await lockHosted(transaction, event_id, user_id);
    if (cancelledAt !== null) return;
    if (eventDateTime <= now) {
      throw refusal(409, (say) => say.eventBegunNotCancelled);
    }
    await transaction
      .update(hostedEvents)
      .set({ cancelledAt: now, cancelMessage: message?.trim() || null })
      .where(eq(hostedEvents.id, event_id));
    await markCancelled(transaction, event_id);
    await queueCancellation(transaction, outbox, { eventId: event_id, accounts, now });
  });
}

/**
 * A host's event, locked against other changes and answers until the transaction ends: an answer locks
 * the event as well, before its own invitation. Refuses (404) any other.
 */
export async function lockHosted(db: Database, eventId: string, hostId: string) {
  const [event] = isUuid(eventId)
    ? await db
        .select()
        .from(hostedEvents)
        .where(and(eq(hostedEvents.id, eventId), eq(hostedEvents.hostId, hostId)))
        .for('no key update')
    : [];
  if (event === undefined) throw refusal(404, (say) => say.noEvent);
  return event;
}
