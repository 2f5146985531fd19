import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

/**
 * One line of JSON for each request and event. A line never holds a number, a name, a token, a code, a
 * text that a person typed, an address, or a body.
 */
export type Log = Logger;

/** From the most lines to none. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A log from this level on; to stdout, and written before the process can end. */
export function createLog(
  level: (typeof logLevels)[number],
  stream: DestinationStream = destination({ sync: true }),
): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
}

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
