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
  // An open dialog may have a history entry of its own; the one below it is reached when it closes.
  window.addEventListener('popstate', write);
  return () => window.removeEventListener('popstate', write);
}
