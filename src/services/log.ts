/**
 * Writes down what failed and is not shown to the person. Only the failure's own short message: what
 * was sent or answered may hold what is nobody's business.
 */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to it, on purpose.
  console.warn(error instanceof Error ? error.message : 'Something failed.');
}

/** What was asked for; a failure to get it is logged on its way. */
export async function logged<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    logFailure(error);
    throw error;
  }
}
