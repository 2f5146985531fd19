import * as calls from '../../domain/contract/session.ts';
import { logged } from '../log.ts';
import type { ApiService } from '../port.ts';

/** Stores the address of this device for push messages; a failure is logged. */
export const savePushToken: ApiService<'savePushToken'> = async (
  send,
  { token, mobileNumber },
  signal,
) => {
  await logged(send(calls.savePushToken, { token, phone: mobileNumber }, { signal }));
};
