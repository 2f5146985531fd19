import * as calls from '../../domain/contract/session.ts';
import { logged } from '../log.ts';
import type { Send } from './client.ts';

/** Stores where push messages for this device go; a failure is logged. */
export async function savePushToken(
  send: Send,
  { token, mobileNumber }: { token: string; mobileNumber: string },
  signal: AbortSignal,
): Promise<void> {
  await logged(send(calls.savePushToken, { token, phone: mobileNumber }, { signal }));
}
