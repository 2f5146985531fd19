import * as v from 'valibot';
import { AppPath } from './page-request.ts';
import { E164 } from './phone.ts';

/** What is remembered on a device of a person's wish for push messages, and their number. */
export const PushWish = v.object({
  choice: v.picklist(['undecided', 'wanted', 'declined']),
  mobileNumber: E164,
});

export type PushWish = v.InferOutput<typeof PushWish>;

export type PushChoice = PushWish['choice'];

/** What can be done about push messages for a person here and now. */
export type PushStanding =
  | { standing: 'unavailable' }
  | { standing: PushChoice; mobileNumber: string };

/** What the browser's question can come to; `default` when the person closes it. */
export type PermissionOutcome = { outcome: NotificationPermission };

/** A push message as the person reads it; plain text, whatever it looks like. */
export interface PushMessage {
  title: string | null;
  body: string | null;
}

/** More letters than this nobody reads in a notice. */
const longest = 500;

const Words = v.fallback(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.slice(0, longest) || null),
  ),
  null,
);

const Payload = v.object({
  notification: v.fallback(v.nullish(v.object({ title: Words, body: Words })), null),
  data: v.fallback(v.nullish(v.record(v.string(), v.unknown())), null),
});

/**
 * Where a person stands: a wish counts only while the browser allows it, and one that the browser
 * has taken back is open again.
 */
export function standingOf(
  permission: NotificationPermission,
  wish: PushWish | null,
): PushStanding {
  if (wish === null || permission === 'denied') return { standing: 'unavailable' };
  const isTakenBack = wish.choice === 'wanted' && permission === 'default';
  return {
    standing: isTakenBack ? 'undecided' : wish.choice,
    mobileNumber: wish.mobileNumber,
  };
}

/** The words of a push message, from its notification or its data; null where it has none. */
export function readPushMessage(payload: unknown): PushMessage | null {
  const parsed = v.safeParse(Payload, payload);
  if (!parsed.success) return null;
  const { notification, data } = parsed.output;
  const title = notification?.title ?? v.parse(Words, data?.title);
  const body = notification?.body ?? v.parse(Words, data?.body);
  return title === null && body === null ? null : { title, body };
}

/**
 * The page that a push message leads to: `path` of its data where that is an address within the
 * app, else the invitations.
 */
export function pathOfPush(data: unknown): string {
  const parsed = v.safeParse(v.object({ path: AppPath }), data);
  return parsed.success ? parsed.output.path : '/my-appointments';
}
