/** Stands in for `AbortSignal.timeout`: time passes when a test says so. */
export class Patience {
  /** How long calls are willing to wait, milliseconds. */
  readonly limits: number[] = [];
  readonly #waiting: AbortController[] = [];

  readonly timeout = (milliseconds: number): AbortSignal => {
    const controller = new AbortController();
    this.limits.push(milliseconds);
    this.#waiting.push(controller);
    return controller.signal;
  };

  /** The time of every call that waits is up. */
  runOut(): void {
    for (const controller of this.#waiting.splice(0))
      controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  }
}
