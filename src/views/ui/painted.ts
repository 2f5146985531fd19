/**
 * Resolves once what was just rendered has been painted. Effects of React may run before that, and what
 * they begin, such as a fetch, makes a slow phone paint later.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
