import { createLog, type Log } from '../../../backend/log.ts';

/** A line of the log, parsed. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A log that says everything, into a list. */
export function logInto(lines: LogLine[]): Log {
  return createLog('trace', { write: (line) => lines.push(JSON.parse(line)) });
}
