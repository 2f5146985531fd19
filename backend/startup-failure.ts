/** The reason for a failed start. `message` is one sentence that says how to correct it. */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}
