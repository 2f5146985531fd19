import { beforeEach, vi } from 'vitest';

/** Lets this file's cells read what the app writes down; each line with all that is in it. */
export function keepLog(): () => string[] {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  return () => vi.mocked(console.warn).mock.calls.map((written) => written.join(' '));
}
