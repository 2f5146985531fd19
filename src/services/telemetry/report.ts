import { ApiFailure } from '../api/failure.ts';
import type { Unexpected } from './watch.ts';

/** A report on a page's speed: one of the web's vitals, in milliseconds or without a unit. */
export interface VitalReport {
  kind: 'vital';
  /** The pattern of the address with which the visit began. */
  page: string;
  name: string;
  value: number;
  rating: string;
  states: readonly string[];
}

/** A report of an unexpected error. */
export interface ErrorReport {
  kind: 'error';
  /** The pattern of the page's address. */
  page: string;
  /** The name of the error's class. */
  error: string;
  /** What a call ended with, or the code of the sign-in's provider; null for other errors. */
  code: string | null;
  /** Places in the files of the build. */
  at: readonly string[];
  step: string | null;
  states: readonly string[];
}

/**
 * The report of an error: names that the code gives, never its message, in which a library may quote
 * what a person typed.
 */
export function errorReport({ error, step, states }: Unexpected, page: string): ErrorReport {
  const { name, code } = namesOf(error);
  return { kind: 'error', page, error: name, code, at: placesOf(error), step, states };
}

function namesOf(error: unknown): { name: string; code: string | null } {
  if (error instanceof ApiFailure) {
    const { call, kind, status } = error;
    return { name: 'ApiFailure', code: [call, kind, ...(status ? [status] : [])].join(' ') };
  }
  const { name, code } = Object(error);
  return {
    name: /^[A-Z][A-Za-z]{2,40}$/.test(name) ? name : 'Unknown',
    code: /^[a-z]{2,20}\/[a-z-]{2,60}$/.test(code) ? code : null,
  };
}

const maxPlaces = 5;

/** From where it was thrown outwards; an error's stack begins with its message. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const stack = (error.stack ?? '').replace(error.message, '');
  const places = stack.matchAll(/\/assets\/([a-zA-Z][\w-]*\.js:\d+:\d+)/g);
  return [...places].slice(0, maxPlaces).flatMap(([, place = '']) => place);
}
