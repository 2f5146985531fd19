import { getLocalTimeZone } from '@internationalized/date';
import { brand } from '../../domain/brand.ts';
import * as calls from '../../domain/contract/account.ts';
import { isProofTooOld } from '../../domain/sign-in.ts';
import { dayIn } from '../../domain/working-hours.ts';
import type { ApiService } from '../port.ts';
import { ApiFailure, expecting, isBreakdown, isLacking } from './failure.ts';
import { changing, newest } from './newest.ts';

/** The account of a person; `absent` where the service has no such call. */
export const getAccount: ApiService<'getAccount'> = newest(async (send, { userID }, signal) => {
  try {
    const account = await send(calls.getAccount, { user_id: userID }, { signal });
    return { outcome: 'found', account };
  } catch (error) {
    if (isLacking(error)) return { outcome: 'absent' };
    throw error;
  }
});

/** Ends a session of the person on another device. */
export const endSession: ApiService<'endSession'> = changing((send, { userID, id }, signal) =>
  expecting(['unauthorized'], async () => {
    await send(calls.endSession, { id, user_id: userID }, { signal });
    return { outcome: 'ended' };
  }),
);

/** Milliseconds; the data of some years takes a slow network longer than any other answer. */
const dataPatience = 120_000;

/** Saves everything that the service holds about the person as a file, named after the day. */
export const downloadData: ApiService<'downloadData'> = (send, { userID }, signal) =>
  expecting(['unauthorized', 'refused'], async () => {
    const options = { signal, patience: dataPatience };
    const data = await send(calls.getAccountData, { user_id: userID }, options);
    const { saveFile } = await import('../save-file.ts');
    const text = JSON.stringify(data, null, 2);
    const day = dayIn(getLocalTimeZone(), new Date());
    saveFile(`${brand.toLowerCase()}-${day}.json`, new Blob([text], { type: 'application/json' }));
    return { outcome: 'saved' };
  });

/**
 * Deletes the account of the person, whose number was proven anew. To the repeat of a try without an
 * answer a 401 says that the account is gone: its session was open when the person began.
 */
export const deleteAccount: ApiService<'deleteAccount'> = (send, input, signal) =>
  expecting(['unauthorized', 'refused'], async () => {
    const { userID, proof, provenAt, isRepeat } = input;
    try {
      const options = { signal, keepsSession: isRepeat };
      await send(calls.deleteAccount, { user_id: userID, proof }, options);
      return { outcome: 'deleted' };
    } catch (error) {
      const isGone = error instanceof ApiFailure && error.kind === 'unauthorized';
      if (isGone && isRepeat) return { outcome: 'deleted' };
      if (isBreakdown(error)) throw new ApiFailure('unavailable', error.call, { cause: error });
      const isRefused = error instanceof ApiFailure && error.status === 403;
      if (isRefused && isProofTooOld(provenAt, Date.now())) return { outcome: 'proofTooOld' };
      throw error;
    }
  });
