import type { Words } from './words.ts';

/** A message to one device, which shows one of two messages with the same `tag`. */
export interface Letter extends Words {
  readonly token: string;
  readonly tag: string;
}

/**
 * How sending to one device ended: `gone` where the provider knows the device no more, `later` where it
 * asks for another try, after `afterMs` at the earliest, `refused` where a repeat would be in vain.
 * `reason` is fit for the log.
 */
export type Delivery =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'later'; readonly afterMs: number; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Sends a message to a device; never rejects. */
export type Provider = (letter: Letter, now: Date) => Promise<Delivery>;
