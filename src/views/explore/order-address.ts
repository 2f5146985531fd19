import { type ServiceSort, serviceSorts } from '../../domain/service-sort.ts';

const name = 'order';

/** The order that the query of a page's address asks for (§22.87). */
export function orderOf(search: string): ServiceSort {
  const asked = new URLSearchParams(search).get(name);
  return serviceSorts.find((sort) => sort === asked) ?? 'suggested';
}

/** Keeps an order in the page's address until the returned function is called. */
export function keepOrder(sort: ServiceSort): () => void {
  const { pathname } = location;
  const write = () => {
    const address = new URL(location.href);
    if (sort === 'suggested') address.searchParams.delete(name);
    else address.searchParams.set(name, sort);
    const isOther = address.href !== location.href && address.pathname === pathname;
    if (isOther) history.replaceState(history.state, '', address);
  };
  write();
  // An open dialog may have a history entry of its own; the one below it is reached when it closes.
  window.addEventListener('popstate', write);
  return () => window.removeEventListener('popstate', write);
}
