/** Writes one line to the log. A line never holds a number, a token, a code or a body. */
export type Log = (line: string) => void;

/** The log of the running backend. */
export const logToStdout: Log = (line) => {
  process.stdout.write(`${line}\n`);
};

/**
 * The loggable part of an unexpected error: name, code and location. Not the message, since a
 * database driver quotes the statement's values there.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const cause = error.cause instanceof Error ? ` < ${describeError(error.cause)}` : '';
  return `${error.name}${codeOf(error)}${placeOf(error)}${cause}`;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
}

function placeOf(error: Error): string {
  const stack = error.stack ?? '';
  const frames = stack.slice(stack.indexOf(error.message) + error.message.length);
  const frame = frames.split('\n').find((line) => /^\s+at /.test(line));
  return frame === undefined ? '' : ` ${frame.trim()}`;
}
