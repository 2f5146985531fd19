import { navigations } from '../../domain/navigations.ts';

/**
 * Keeps a value in the query of the page's address until the returned function is called, so that a
 * reload and the way back find it; null takes it out.
 */
export function keepInAddress(name: string, value: string | null): () => void {
  const { pathname } = location;
  const write = () => {
    const address = new URL(location.href);
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    const isOther = address.href !== location.href && address.pathname === pathname;
    if (isOther) history.replaceState(history.state, '', address);
  };
  write();
  // A link to the page that is shown leads to its address without a query. And an open dialog may have a
  // history entry of its own: the one below it is reached when it closes.
  for (const navigation of navigations) window.addEventListener(navigation, write);
  return () => {
    for (const navigation of navigations) window.removeEventListener(navigation, write);
  };
}
