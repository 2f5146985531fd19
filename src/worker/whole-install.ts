/**
 * Installs the files of a version. Where the storage is full, those that came go again: they would take
 * the room of the next version. Without a network they stay for the next try.
 */
export async function installWhole(kept: Cache, install: () => Promise<unknown>): Promise<void> {
  const former = (await kept.keys()).map(({ url }) => url);
  try {
    await install();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      for (const request of await kept.keys())
        if (!former.includes(request.url)) await kept.delete(request);
    throw error;
  }
}
