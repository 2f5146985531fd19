/** The host has so long to begin its answer, in milliseconds. */
const patience = 10_000;

/** The host's page; null where the host is in trouble (5xx), or gives no answer in time. */
export async function hostPage(request: Request): Promise<Response | null> {
  // A signal would make another request of it, by which the host could not tell that it is for a page.
  const limit = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const page = await Promise.race([fetch(request).catch(() => null), limit]);
  return page && page.status < 500 ? page : null;
}
