import { categories } from '../../domain/categories.ts';
import type { ResponseOf } from '../../domain/contract/call.ts';
import * as search from '../../domain/contract/service-search.ts';
import * as calls from '../../domain/contract/services.ts';
import { nearOf } from '../../domain/known-city.ts';
import type { ApiService } from '../port.ts';
import { isLacking } from './failure.ts';
import { atLeast, sendPages } from './page.ts';

/** The services of one category. */
export const listServices: ApiService<'listServices'> = async (
  send,
  { category, place },
  signal,
) => {
  const request = { category, ...nearOf(place) };
  return (await send(calls.listServices, request, { signal })).services;
};

/** Pages of the services that a text finds. */
export const searchServices: ApiService<'searchServices'> = async (
  send,
  { text, sort, place, cursor, least },
  signal,
) => {
  const request = { query: text, sort, ...nearOf(place) };
  const span = {
    cursor,
    itemsOf: ({ services }: ResponseOf<typeof search.searchServices>) => services,
    isEnough: atLeast(least),
  };
  try {
    const page = await sendPages(send, search.searchServices, request, span, signal);
    return { outcome: 'found', ...page };
  } catch (error) {
    if (isLacking(error)) return { outcome: 'notServed' };
    throw error;
  }
};

/** The services of all categories, for a service that cannot search. */
export const listAllServices: ApiService<'listAllServices'> = async (send, { place }, signal) => {
  const lists = await Promise.all(
    categories.map(async (category) => {
      const services = await listServices(send, { category, place }, signal);
      return services.map((service) => ({ ...service, category }));
    }),
  );
  return lists.flat();
};
