/** A failure that the user can correct: one sentence that says how. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Prints a fault as its sentence, and any other error with its stack. */
export function reportFault(error: unknown): void {
  console.error(error instanceof Fault ? error.message : error);
}
