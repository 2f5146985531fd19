/** Files beyond this number belong to versions that no page has open any more. */
const maxUsed = 300;

/**
 * Copies the former version's files that its open pages may still fetch, before they are dropped. A full
 * storage has no room for them, and needs that they are dropped.
 */
export async function keepFormerFiles(
  kept: Cache,
  used: Cache,
  current: readonly string[],
): Promise<void> {
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    const isFormer = pathname.startsWith('/assets/') && !current.includes(request.url);
    const file = isFormer ? await kept.match(request) : undefined;
    if (file) await used.put(request, file).catch(() => undefined);
  }
  const all = await used.keys();
  for (const old of all.slice(0, -maxUsed)) await used.delete(old);
}
