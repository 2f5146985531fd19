const names: readonly (readonly [RegExp, string])[] = [
  [/^\/calendar$/, 'Calendar'],
  [/^\/create-events$/, 'Host an event'],
  [/^\/my-appointments$/, 'My appointments'],
  [/^\/my-organisation$/, 'My organisation'],
  [/^\/resource\//, 'Book a resource'],
  [/^\/service-details$/, 'Book a service'],
  [/^\/event\//, 'An event you host'],
  [/^\/account$/, 'Account'],
  [/^\/booking\//, 'Your booking'],
];

/** The display name of a guarded page's path. */
export function pageName(path: string): string {
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? 'The page you were on';
}
