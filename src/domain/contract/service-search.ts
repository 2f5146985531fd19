import * as v from 'valibot';
import { longestSearch } from '../longest-search.ts';
import { PartnerService } from '../partner-service.ts';
import { serviceSorts } from '../service-sort.ts';
import { call } from './call.ts';
import { pageFields, pageQuery, pageSizes } from './page.ts';
import { placeFields, placeQuery } from './place.ts';

/** The services of all categories that a text finds, in pages (§22.6, §22.83). Public. */
export const searchServices = call({
  name: 'searchServices',
  method: 'GET',
  path: '/services',
  query: ['query', 'sort', ...placeQuery, ...pageQuery],
  request: v.object({
    query: v.pipe(v.string(), v.maxLength(longestSearch)),
    sort: v.optional(v.picklist(serviceSorts)),
    ...placeFields,
    ...pageFields(pageSizes.services),
  }),
  response: v.object({ services: v.array(PartnerService) }),
  list: 'services',
});
