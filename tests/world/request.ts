import { expect } from 'vitest';
import { token } from './answers.ts';
import { type CallName, routes } from './calls.ts';
import type { Sent } from './network.ts';

/** What the app asks for: the contract says where each field goes. A matcher in the query stands for any value. */
export interface Asked {
  call: CallName;
  fields: Readonly<Record<string, unknown>>;
  /** The session's token where nothing else is said. */
  bearer?: string | null;
}

/** The request of a call as it leaves the app. */
export function requestOf({ call, fields, bearer = token }: Asked): Sent {
  const { method, path, query } = routes[call];
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const asked = query.filter((name) => fields[name] !== undefined);
  const search = new URLSearchParams(asked.map((name) => [name, String(fields[name])])).toString();
  const body = Object.entries(fields).filter(
    ([name]) => !inPath.includes(name) && !query.includes(name),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(fields[name])));
  const isAny = asked.some((name) => typeof fields[name] === 'object');
  return {
    call,
    method,
    path: isAny
      ? expect.stringMatching(`^${filled}\\?${asked.map((name) => `${name}=[^&]+`).join('&')}$`)
      : filled + (search && `?${search}`),
    bearer,
    body: method === 'GET' ? null : Object.fromEntries(body),
    signal: expect.any(AbortSignal),
  };
}
