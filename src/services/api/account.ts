import * as calls from '../../domain/contract/account.ts';
import type { ApiService } from '../port.ts';
import { ApiFailure, expecting } from './failure.ts';

/** The account of a person; `absent` where the service has no such call. */
export const getAccount: ApiService<'getAccount'> = async (send, { userID }, signal) => {
  try {
    const account = await send(calls.getAccount, { user_id: userID }, { signal });
    return { outcome: 'found', account };
  } catch (error) {
    if (error instanceof ApiFailure && unserved.includes(error.status)) {
      return { outcome: 'absent' };
    }
    throw error;
  }
};

/** Ends a session of the person on another device. */
export const endSession: ApiService<'endSession'> = (send, { userID, id }, signal) =>
  expecting(['unauthorized'], async () => {
    await send(calls.endSession, { id, user_id: userID }, { signal });
    return { outcome: 'ended' };
  });

/** The statuses by which a service answers an address or a method that it does not have. */
const unserved: readonly (number | null)[] = [404, 405, 501];
