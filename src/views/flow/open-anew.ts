/**
 * Loads the page anew, in the host's present version: a browser may never ask again for a module that its
 * page names. `orElse` is called where the host does not answer with the page.
 */
export function openAnew(orElse: () => void): void {
  const { href } = location;
  // The person may have gone on to another page meanwhile.
  const reload = () => location.href === href && location.reload();
  fetch(href, { headers: { accept: 'text/html' } }).then(
    ({ ok }) => (ok ? takeNewWorker().then(reload, reload) : orElse()),
    orElse,
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
