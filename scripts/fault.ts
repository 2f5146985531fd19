/** Something that stops a command and that a person can mend: one sentence saying what to do. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Prints a fault as its sentence, and anything unforeseen with its stack. */
export function reportFault(error: unknown): void {
  console.error(error instanceof Fault ? error.message : error);
}
