import { setTimeout as after } from 'node:timers/promises';
import pWaitFor from 'p-wait-for';
import * as v from 'valibot';
import { localProject } from './auth-emulator.ts';

const SentCodes = v.object({
  verificationCodes: v.optional(
    v.array(v.object({ phoneNumber: v.string(), code: v.string(), sessionInfo: v.string() })),
    [],
  ),
});

/** A one-time code that the emulator sent instead of an SMS. */
export type SentCode = v.InferOutput<typeof SentCodes>['verificationCodes'][number];

/** The unused codes, oldest first. */
async function sentCodes(authUrl: string): Promise<readonly SentCode[]> {
  const answer = await fetch(`${authUrl}/emulator/v1/projects/${localProject}/verificationCodes`);
  return v.parse(SentCodes, await answer.json()).verificationCodes;
}

/**
 * The newest unused code for an E.164 number, waiting up to a minute for one that is not `otherThan`
 * (the code read before a resend).
 */
export function latestCode(authUrl: string, number: string, otherThan?: string): Promise<string> {
  const message = new Error(`No one-time code was sent to ${number} within a minute.`);
  const isSent = async () => {
    const newest = (await sentCodes(authUrl)).findLast((sent) => sent.phoneNumber === number);
    return newest && newest.code !== otherThan ? pWaitFor.resolveWith(newest.code) : false;
  };
  return pWaitFor(isSent, { interval: 50, timeout: { milliseconds: 60_000, message } });
}

/** Calls `tell` for each code as it is sent, until the signal is aborted. */
export async function followCodes(
  authUrl: string,
  signal: AbortSignal,
  tell: (sent: SentCode) => void,
): Promise<void> {
  let told = new Set<string>();
  while (!signal.aborted) {
    const codes = await sentCodes(authUrl).catch(() => undefined);
    if (codes) {
      for (const sent of codes) if (!told.has(sent.sessionInfo)) tell(sent);
      told = new Set(codes.map(({ sessionInfo }) => sessionInfo));
    }
    await after(300, undefined, { signal }).catch(() => undefined);
  }
}
