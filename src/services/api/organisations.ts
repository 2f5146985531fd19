import { getLocalTimeZone } from '@internationalized/date';
import * as organisations from '../../domain/contract/organisations.ts';
import { isOffline } from '../network.ts';
import type { ApiService } from '../port.ts';
import { newest } from './newest.ts';

/** The organisations that a person belongs to; without a network those that the device keeps. */
export const getUserOrganisations: ApiService<'getUserOrganisations'> = newest(
  async (send, { userID }, signal) => {
    const request = { userId: userID, zone: getLocalTimeZone() };
    const answer = await send(organisations.getUserOrganisations, request, { signal });
    return { organisations: answer, isLatest: !isOffline() };
  },
);
