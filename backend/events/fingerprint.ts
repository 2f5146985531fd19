import { createHash } from 'node:crypto';
import type { NewEvent } from './new-event.ts';

/** Equal for equal events, however their times were written, and different for any other. */
export function fingerprint(event: NewEvent): string {
  const parts = [
    event.eventName,
    event.eventDateTime,
    event.venue,
    event.description,
    event.inviteExpiryDate,
    event.rsvpQuestionnaire.map(({ questionId, questionText, type }) => [
      questionId,
      questionText,
      type,
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
