import type { AnyEventObject } from 'xstate';

/** An event without personal data. */
export type MaskedEvent = { type: string } & Record<string, unknown>;

const hidden = '•••';

/**
 * The only texts that stay visible: outcomes and kinds, which choose a flow's way and are the same
 * for every person. Every other value is hidden, also in events that are added later.
 */
const plainWords: ReadonlySet<unknown> = new Set(
  `
    absent answered appointment booked boolean cancelled card changed confirmed copied created
    declined deleted denied dismissed disputed elsewhere ended event expired failure found
    gone granted incomplete info invalid known listed loggedOut malformed menu none notFound
    notRequested notSent notServed number numberAskedAgain numberChanged offline proofTooOld
    received refused registered saved sent shared signedIn success task text tooManyTries
    unanswered unauthorized unavailable unknown unsupported valid wanted wrongCode
  `.match(/\w+/g),
);

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
