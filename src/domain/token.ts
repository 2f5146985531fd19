import type { Language } from './language.ts';

/**
 * The outcomes of a token check: `unanswered` when neither the network nor the service gave an answer,
 * with the pause in milliseconds that the service asks for, or null; `offline` when the device knows
 * that it has no network (§11.10). `language` is the person's, null before they chose one, and absent
 * where the service keeps none; so is `name`.
 */
export type TokenAnswer =
  | { outcome: 'valid'; language?: Language | null | undefined; name?: string | undefined }
  | { outcome: 'invalid' | 'offline' }
  | { outcome: 'unanswered'; retryAfter: number | null };

/** How often a check without an answer is repeated (§11.2). */
export const maxRetries = 2;

/** The longest pause that a service can ask for, in milliseconds (§11.2). */
const longestPause = 10_000;

/**
 * The pause before a retry, in milliseconds: a second before the first and two before the second,
 * or as long as the service asks for (§11.2).
 */
export function pauseBeforeRetry(retry: number, retryAfter: number | null): number {
  return Math.max(retry * 1_000, Math.min(retryAfter ?? 0, longestPause));
}
