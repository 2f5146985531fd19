/** A failure that the user can correct: one sentence that says how. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Whether a part is among the asked ones, or all are asked; throws a `Fault` for one that is not known. */
export function askedOf(whole: string, known: readonly string[], asked: readonly string[]) {
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown) throw new Fault(`“${unknown}” is not a part of ${whole}: ${known.join(', ')}.`);
  return (name: string) => asked.length === 0 || asked.includes(name);
}

/** Prints a fault as its sentence, and any other error with its stack. */
export function reportFault(error: unknown): void {
  console.error(error instanceof Fault ? error.message : error);
}
