/**
 * A line of the backend's log as a person reads it in a terminal, such as `POST /login 200 12 ms`; any
 * other line stays as it is. pino-pretty would give each field a line of its own.
 */
export function plainLine(line: string): string {
  const said = parsed(line);
  if (said === undefined) return line;
  const { level, time, pid, requestId, msg, ...rest } = said;
  if (msg !== 'request') return [msg, ...Object.values(rest)].join(' ');
  const { method, route, status, ms } = rest;
  return `${method} ${route} ${status} ${ms} ms`;
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'msg' in value ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
