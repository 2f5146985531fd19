import type { AnyEventObject } from 'xstate';

/** An event without personal data. */
export type MaskedEvent = { type: string } & Record<string, unknown>;

const hidden = '•••';

/**
 * The only texts that stay visible: outcomes and kinds, which choose a flow's way and are the same
 * for every person. Every other value is hidden, also in events that are added later.
 */
const plainWords: ReadonlySet<unknown> = new Set([
  ...['answered', 'booked', 'cancelled', 'confirmed', 'copied', 'created', 'expired', 'failure'],
  ...['found', 'granted', 'denied', 'dismissed', 'incomplete', 'invalid', 'known', 'listed'],
  ...['changed', 'gone'],
  ...[
    'malformed',
    'none',
    'notFound',
    'notRequested',
    'notServed',
    'notSent',
    'numberAskedAgain',
    'numberChanged',
    'offline',
    'proofTooOld',
  ],
  ...['received', 'refused', 'registered', 'sent', 'shared', 'signedIn', 'tooManyTries'],
  ...['unanswered', 'unauthorized', 'unavailable', 'unknown', 'unsupported', 'valid', 'wrongCode'],
  ...[
    'loggedOut',
    'deleted',
    'disputed',
    'saved',
    'ended',
    'absent',
    'elsewhere',
    'card',
    'menu',
    'wanted',
    'declined',
    'info',
    'success',
  ],
  ...['appointment', 'event', 'task', 'text', 'number', 'boolean'],
]);

/** The fields of an answer that name its outcome. */
const tellingFields = ['outcome', 'problem', 'standing', 'valid', 'kind'] as const;

/**
 * The event with its type and field names; every value but booleans, null and plain words is
 * hidden.
 */
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
