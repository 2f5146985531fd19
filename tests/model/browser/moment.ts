/** So long a busy machine may take for something that is about to happen, in milliseconds. */
export const patience = 30_000;

/** Lets a test wait until something has come about, and looks again whenever something happens. */
export class Moment {
  readonly #waiting = new Set<() => void>();

  /** Something has happened. */
  readonly passed = (): void => {
    for (const look of this.#waiting) look();
  };

  /** Resolves once `isSo`; rejects with a sentence about what there was instead. */
  async until(isSo: () => boolean, instead: () => string): Promise<void> {
    if (isSo()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = () => {
      if (isSo()) resolve();
    };
    const timer = setTimeout(() => reject(new Error(instead())), patience);
    this.#waiting.add(look);
    try {
      await promise;
    } finally {
      this.#waiting.delete(look);
      clearTimeout(timer);
    }
  }
}
