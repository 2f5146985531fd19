import type { Bases } from './api/request.ts';

/** Where the calls go, by the build's settings. */
export function basesOf(env: {
  readonly VITE_API_URL?: string | undefined;
  readonly VITE_CALENDAR_URL?: string | undefined;
}): Bases {
  return {
    api: withoutSlash(env.VITE_API_URL),
    calendar: withoutSlash(env.VITE_CALENDAR_URL || env.VITE_API_URL),
  };
}

/** An address without a slash behind. */
export function withoutSlash(url: string | undefined): string {
  return (url ?? '').replace(/\/+$/, '');
}
