import type { RequestOf, ResponseOf } from '../../domain/contract/call.ts';
import * as calls from '../../domain/contract/sign-in.ts';
import type { RegistrationDetails } from '../../domain/registration.ts';
import type { CheckUserOutcome, LoginOutcome, SignupOutcome } from '../../domain/sign-in.ts';
import type { Send } from './client.ts';
import { isRefusalWithSentence } from './failure.ts';

/** Whether the number has an account. */
export async function checkUser(
  send: Send,
  { mobileNumber }: { mobileNumber: string },
  signal: AbortSignal,
): Promise<CheckUserOutcome> {
  const answer = send(calls.checkUser, { mobile_number: mobileNumber }, { signal });
  return orRefusal(answer, ({ exists }) => ({ outcome: exists ? 'known' : 'unknown' }));
}

/** Opens a session for the proven number. */
export async function login(
  send: Send,
  { mobileNumber, proof }: { mobileNumber: string; proof: string },
  signal: AbortSignal,
): Promise<LoginOutcome> {
  const request = { mobile_number: mobileNumber };
  const answer = send(calls.login, request, { signal, bearer: proof });
  return orRefusal(answer, (session) => ({ outcome: 'signedIn', ...session }));
}

/** Makes an account for the proven number and opens its session. */
export async function signup(
  send: Send,
  input: { mobileNumber: string; details: RegistrationDetails; proof: string },
  signal: AbortSignal,
): Promise<SignupOutcome> {
  const request: RequestOf<typeof calls.signup> = {
    full_name: input.details.fullName.trim(),
    mobile_number: input.mobileNumber,
    aadhaar6: input.details.aadhaar,
    dob: input.details.dob,
  };
  const answer = send(calls.signup, request, { signal, bearer: input.proof });
  return orRefusal(answer, ({ token, userID }: ResponseOf<typeof calls.signup>) =>
    token && userID ? { outcome: 'registered', token, userID } : { outcome: 'incomplete' },
  );
}

/** A refusal with a sentence is an outcome; everything else that fails stays a failure. */
async function orRefusal<Answer, Outcome>(
  answer: Promise<Answer>,
  toOutcome: (answer: Answer) => Outcome,
): Promise<Outcome | { outcome: 'refused'; message: string }> {
  try {
    return toOutcome(await answer);
  } catch (error) {
    if (isRefusalWithSentence(error)) return { outcome: 'refused', message: error.sentence };
    throw error;
  }
}
