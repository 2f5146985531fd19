import { type ServiceSort, serviceSorts } from '../../domain/service-sort.ts';
import { keepInAddress } from '../flow/keep-in-address.ts';

const name = 'order';

/** The order that the query of a page's address asks for (§22.87). */
export function orderOf(search: string): ServiceSort {
  const asked = new URLSearchParams(search).get(name);
  return serviceSorts.find((sort) => sort === asked) ?? 'suggested';
}

/** Keeps an order in the page's address until the returned function is called. */
export function keepOrder(sort: ServiceSort): () => void {
  return keepInAddress(name, sort === 'suggested' ? null : sort);
}
