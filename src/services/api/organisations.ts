import { getLocalTimeZone } from '@internationalized/date';
import * as organisations from '../../domain/contract/organisations.ts';
import type { ApiService } from '../port.ts';

/** The organisations that a person belongs to. */
export const getUserOrganisations: ApiService<'getUserOrganisations'> = (
  send,
  { userID },
  signal,
) =>
  send(
    organisations.getUserOrganisations,
    { userId: userID, zone: getLocalTimeZone() },
    { signal },
  );
