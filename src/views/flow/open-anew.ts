/**
 * Loads the page anew, in the host's present version: a browser may never ask again for a module that its
 * page names. `orElse` is called where the host is in trouble (5xx), or gives no answer within 10 s; its 404
 * page is an answer as well. The page says meanwhile that something is on its way.
 */
export async function openAnew(orElse: () => void): Promise<void> {
  const { href } = location;
  const { dataset } = document.documentElement;
  dataset.awaiting = '';
  const signal = AbortSignal.timeout(10_000);
  const isThere = await fetch(href, { headers: { accept: 'text/html' }, signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere) {
    // On a network that stands still its files may never come.
    const limit = new Promise((resolve) => setTimeout(resolve, 30_000));
    await Promise.race([takeNewWorker().catch(() => undefined), limit]);
    // The person may have gone on to another page meanwhile.
    if (location.href === href) return location.reload();
  } else orElse();
  delete dataset.awaiting;
}

/** The worker of the former version would answer with its own page, and looks for a new one only then. */
async function takeNewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.installing;
  if (next)
    await new Promise<void>((resolve) => {
      next.onstatechange = () => next.state === 'installed' || resolve();
    });
}
