import type { ReceiveCodeOutcome } from '../domain/sign-in.ts';

/** Waits for a text message with a code for this site (WebOTP); rejects when aborted. */
export async function receiveCode(signal: AbortSignal): Promise<ReceiveCodeOutcome> {
  if (!('OTPCredential' in window)) return { outcome: 'unsupported' };
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  const credential = await navigator.credentials.get(request);
  const hasCode = credential && 'code' in credential && typeof credential.code === 'string';
  return hasCode
    ? { outcome: 'received', code: String(credential.code) }
    : { outcome: 'unsupported' };
}

/** WebOTP, which the DOM's types lack. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}
