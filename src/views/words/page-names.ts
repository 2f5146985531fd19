const names: readonly (readonly [RegExp, string])[] = [
  [/^\/create-events$/, 'Host an event'],
  [/^\/my-appointments$/, 'My appointments'],
  [/^\/my-organisation$/, 'My organisation'],
  [/^\/resource\//, 'Book a resource'],
  [/^\/service-details$/, 'Book a service'],
  [/^\/event\//, 'An event you host'],
];

/** A guarded page in a person's words. */
export function pageName(path: string): string {
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? 'The page you were on';
}
