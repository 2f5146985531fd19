import type { AnyEventObject } from 'xstate';

/** An event with nothing left in it that anybody typed, was sent or is known by. */
export type MaskedEvent = { type: string } & Record<string, unknown>;

const hidden = '•••';

/**
 * The only words that come through: outcomes and the like, which choose a flow's way and are the
 * same for everybody. What is not here is hidden, and so is whatever a later event carries.
 */
const plainWords: ReadonlySet<unknown> = new Set([
  ...['answered', 'booked', 'cancelled', 'confirmed', 'copied', 'created', 'expired', 'failure'],
  ...['found', 'granted', 'denied', 'dismissed', 'incomplete', 'invalid', 'known', 'listed'],
  ...[
    'malformed',
    'none',
    'notFound',
    'notRequested',
    'notSent',
    'numberAskedAgain',
    'numberChanged',
    'offline',
  ],
  ...['received', 'refused', 'registered', 'sent', 'shared', 'signedIn', 'tooManyTries'],
  ...['unanswered', 'unauthorized', 'unavailable', 'unknown', 'unsupported', 'valid', 'wrongCode'],
  ...['loggedOut', 'elsewhere', 'card', 'menu', 'wanted', 'declined', 'info', 'success'],
  ...['appointment', 'event', 'task', 'text', 'number', 'boolean'],
]);

/** The fields of an answer that say how it came out. */
const tellingFields = ['outcome', 'problem', 'standing', 'valid', 'kind'] as const;

/** The event as it may be shown: its type, the names of its fields, and what is plain of them. */
export function masked(event: AnyEventObject): MaskedEvent {
  const fields = Object.entries(event).map(([name, value]) => [name, maskedField(value)]);
  return { ...Object.fromEntries(fields), type: event.type };
}

function maskedField(value: unknown): unknown {
  if (isPlain(value)) return value;
  if (typeof value !== 'object' || value === null) return hidden;
  const telling = tellingFields.flatMap((name) => {
    const field: unknown = Reflect.get(value, name);
    return isPlain(field) ? [[name, field]] : [];
  });
  return telling.length > 0 ? Object.fromEntries(telling) : hidden;
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'boolean' || plainWords.has(value);
}
