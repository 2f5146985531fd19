/** Lets every promise that was answered be heard. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
