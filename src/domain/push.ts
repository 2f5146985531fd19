import * as v from 'valibot';
import { brand } from './brand.ts';
import { AppPath } from './page-request.ts';
import { E164 } from './phone.ts';

/** A person's wish for push messages and their number, as the device remembers them. */
export const PushWish = v.object({
  choice: v.picklist(['undecided', 'wanted', 'declined']),
  mobileNumber: E164,
});

export type PushWish = v.InferOutput<typeof PushWish>;

export type PushChoice = PushWish['choice'];

/** The event that stores a person's wish on the device. */
export type PushStoreEvent = { type: 'choice.stored'; userID: string; wish: PushWish };

/** Where a person stands with push messages on this device. */
export type PushStanding =
  | { standing: 'unavailable' }
  | { standing: PushChoice; mobileNumber: string };

/** The browser's answer to the permission request; `default` when the person closes it. */
export type PermissionOutcome = { outcome: NotificationPermission };

/** A push message as the person reads it; plain text, whatever it looks like. */
export interface PushMessage {
  title: string | null;
  body: string | null;
}

/** A notice is cut at this many characters. */
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
 * A person's standing: a wish counts only while the browser allows it, and is open again once the
 * browser has revoked it.
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

/** The title and body of a push message, from its notification or its data; null without any. */
export function readPushMessage(payload: unknown): PushMessage | null {
  const parsed = v.safeParse(Payload, payload);
  if (!parsed.success) return null;
  const { notification, data } = parsed.output;
  const title = notification?.title ?? v.parse(Words, data?.title);
  const body = notification?.body ?? v.parse(Words, data?.body);
  return title === null && body === null ? null : { title, body };
}

/** The words of a push message's toast (§1.11): its title and body, with the brand for a missing title. */
export function noticeOf({ title, body }: PushMessage): { title?: string; text: string } {
  return body === null ? { text: title ?? brand } : { title: title ?? brand, text: body };
}

/**
 * The page that a push message leads to: `path` of its data where that is an address within the
 * app, else the invitations.
 */
export function pathOfPush(data: unknown): string {
  const parsed = v.safeParse(v.object({ path: AppPath }), data);
  return parsed.success ? parsed.output.path : '/my-appointments';
}
