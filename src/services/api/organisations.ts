import { getLocalTimeZone } from '@internationalized/date';
import * as organisations from '../../domain/contract/organisations.ts';
import type { Organisation } from '../../domain/organisation.ts';
import { isOffline } from '../network.ts';
import type { ApiService } from '../port.ts';

/**
 * The organisations that a person belongs to. Without a network they are those that were stored, of which
 * nobody knows what is free by now.
 */
export const getUserOrganisations: ApiService<'getUserOrganisations'> = async (
  send,
  { userID },
  signal,
) => {
  const request = { userId: userID, zone: getLocalTimeZone() };
  const answer = await send(organisations.getUserOrganisations, request, { signal });
  return isOffline() ? answer.map(withoutFree) : answer;
};

function withoutFree({ branches, ...organisation }: Organisation): Organisation {
  return {
    ...organisation,
    branches: branches.map(({ departments, ...branch }) => ({
      ...branch,
      departments: departments.map(({ resources, ...department }) => ({
        ...department,
        resources: resources.map((resource) => ({ ...resource, free_today: null })),
      })),
    })),
  };
}
