/**
 * Resolves once what was just rendered has been painted; at once where the build renders a page. Effects
 * of React may run before that, and what they begin, such as a fetch, makes a slow phone paint later.
 */
export async function painted(): Promise<void> {
  if (import.meta.env.SSR) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
