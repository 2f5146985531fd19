/** Milliseconds that the host has to answer. */
const patience = 10_000;

/**
 * Loads the page anew, in the host's present version: a browser may never ask again for a module that its
 * page names. `orElse` is called where the host does not answer; its 404 page is an answer as well. The page
 * says meanwhile that something is on its way.
 */
export function openAnew(orElse: () => void): void {
  const { href } = location;
  const { dataset } = document.documentElement;
  dataset.awaiting = '';
  const giveUp = () => {
    delete dataset.awaiting;
    orElse();
  };
  const reload = () => {
    if (location.href === href) location.reload();
    // The person has gone on to another page meanwhile.
    else delete dataset.awaiting;
  };
  fetch(href, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(patience) }).then(
    ({ status }) => (status < 500 ? takeNewWorker().then(reload, reload) : giveUp()),
    giveUp,
  );
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
