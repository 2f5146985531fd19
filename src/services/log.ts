/**
 * Logs a failure that the screen does not show. Only the error's message is logged, since requests
 * and answers hold personal data.
 */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the app's only logger.
  console.warn(error instanceof Error ? error.message : 'Something failed.');
}

/** The same promise, whose rejection is logged where it is worth it. */
export async function logged<Answer>(
  answer: Promise<Answer>,
  isWorthIt: (error: unknown) => boolean = () => true,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isWorthIt(error)) logFailure(error);
    throw error;
  }
}
