import { setTimeout as after } from 'node:timers/promises';
import { localProject } from './auth-emulator.ts';

/** A one-time code that the emulator would have sent by SMS. */
export type SentCode = {
  readonly phoneNumber: string;
  readonly code: string;
  readonly sessionInfo: string;
};

/** The codes that were sent and not yet used, oldest first. */
export async function sentCodes(authUrl: string): Promise<readonly SentCode[]> {
  const answer = await fetch(`${authUrl}/emulator/v1/projects/${localProject}/verificationCodes`, {
    signal: AbortSignal.timeout(5_000),
  });
  const body: unknown = await answer.json();
  const codes =
    typeof body === 'object' && body && 'verificationCodes' in body ? body.verificationCodes : [];
  return Array.isArray(codes) ? codes.filter(isSentCode) : [];
}

/**
 * The newest unused code for an E.164 number, waiting up to 10 s for one that is not `otherThan`
 * (the code read before a resend).
 */
export async function latestCode(
  authUrl: string,
  number: string,
  otherThan?: string,
): Promise<string> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const newest = (await sentCodes(authUrl)).findLast((sent) => sent.phoneNumber === number);
    if (newest && newest.code !== otherThan) return newest.code;
    await after(50);
  }
  throw new Error(`No one-time code was sent to ${number} within 10 s.`);
}

/** Calls back for each code as it is sent, until the signal is aborted. */
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

function isSentCode(value: unknown): value is SentCode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'phoneNumber' in value &&
    'code' in value &&
    'sessionInfo' in value
  );
}
