/** Why the backend cannot start. `message` is one sentence that says what to do about it. */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}
