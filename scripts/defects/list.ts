/** A mistake that somebody could make, and who is to notice it. */
export interface Defect {
  kind: string;
  /** What goes wrong, as a person sees it. */
  name: string;
  file: string;
  /** What is right; it stands in the file exactly once. */
  text: string;
  replacement: string;
  /** The test files that are run, the fewest that will do. */
  tests: readonly string[];
  /** What stands in the title of a test that has to fail. */
  caughtBy: string;
}

/** At least one mistake of every kind that is feared most. */
export const defects: readonly Defect[] = [
  {
    kind: 'A swapped target',
    name: 'an unknown number is asked for a code instead of being registered',
    file: 'src/machines/login.ts',
    text: "target: 'unknownUser',",
    replacement: "target: 'confirmingPhone',",
    tests: ['tests/journeys/sign-in.test.tsx'],
    caughtBy: '§4.11',
  },
  {
    kind: 'A dropped guard',
    name: 'a resource is booked without a slot',
    file: 'src/machines/resource-booking.ts',
    text: "guard: 'hasChosen',",
    replacement: '',
    tests: ['tests/journeys/booking.test.tsx'],
    caughtBy: '§5.22',
  },
  {
    kind: 'A dropped assign',
    name: 'the form of an event that was created is still full, and sends it again',
    file: 'src/machines/create-event.ts',
    text: "actions: ['startOver', 'clearInvitees', 'alertCreated'],",
    replacement: "actions: ['clearInvitees', 'alertCreated'],",
    tests: ['tests/machines/hosting.test.ts'],
    caughtBy: 'is sent as it was typed',
  },
  {
    kind: 'A removed onError',
    name: 'an event that could not be sent leaves its form busy for ever, without a word',
    file: 'src/machines/create-event.ts',
    text: "onError: { target: 'editing', actions: 'alertFailed' },",
    replacement: '',
    tests: ['tests/machines/hosting.test.ts'],
    caughtBy: 'that fails keeps everything, says so',
  },
  {
    kind: 'A view wired to the wrong event',
    name: 'Logout closes the menu and no more',
    file: 'src/views/layout/header-menu.tsx',
    text: "onLogout={() => flow.send({ type: 'logout.chosen' })}",
    replacement: "onLogout={() => flow.send({ type: 'menu.closed' })}",
    tests: ['tests/journeys/session.test.tsx'],
    caughtBy: '§4.2 Logout',
  },
  {
    kind: 'A wrong catalogue text',
    name: 'a toast has other words than the specification',
    file: 'src/domain/text-list.ts',
    text: "'Select a slot first!'",
    replacement: "'Please select a slot first!'",
    tests: ['tests/journeys/booking.test.tsx'],
    caughtBy: '§5.23 a service is not booked without a slot',
  },
  {
    kind: 'An unmasked token',
    name: 'the log tells what caused a failure, with whatever secret is in it',
    file: 'src/services/log.ts',
    text: "console.warn(error instanceof Error ? error.message : 'Something failed.');",
    replacement:
      "console.warn(error instanceof Error ? error.message : 'Something failed.', error);",
    tests: ['tests/services/log.test.ts'],
    caughtBy: 'a failure is written down in its own short words',
  },
  {
    kind: 'An unmasked token',
    name: 'who watches the flows live sees the token that a login is answered with',
    file: 'src/inspection/mask.ts',
    text: 'return telling.length > 0 ? Object.fromEntries(telling) : hidden;',
    replacement: 'return telling.length > 0 ? { ...value } : hidden;',
    tests: ['tests/flows/mask.test.ts'],
    caughtBy: 'says what happened, what came with it',
  },
  {
    kind: 'An ignored abort',
    name: 'a call whose asker has left goes on',
    file: 'src/services/api/client.ts',
    text: 'AbortSignal.any([signal, AbortSignal.timeout(timeout)])',
    replacement: 'AbortSignal.timeout(timeout)',
    tests: ['tests/services/client.test.ts'],
    caughtBy: 'tells nothing to whoever gave a call up',
  },
  {
    kind: 'An off-by-one deadline',
    name: 'an invitation expires in the last millisecond of its day',
    file: 'src/domain/invitation.ts',
    text: 'now > deadline',
    replacement: 'now >= deadline',
    tests: ['tests/journeys/invitations.test.tsx'],
    caughtBy: '§4.22',
  },
  {
    kind: 'An off-by-one deadline',
    name: 'an invitation on the screen expires a millisecond early',
    file: 'src/machines/rsvp.ts',
    text: 'Number.POSITIVE_INFINITY) + 1',
    replacement: 'Number.POSITIVE_INFINITY)',
    tests: ['tests/journeys/invitations.test.tsx'],
    caughtBy: '§4.24 an event invitation that expires on the screen',
  },
  {
    kind: 'A second submit',
    name: 'a second press of Confirm Booking books twice',
    file: 'src/machines/service-booking.ts',
    text: "description: 'The service is asked to book; pressing again changes nothing.',",
    replacement: `description: 'The service is asked to book.',
          on: { 'booking.submitted': { target: 'confirming', reenter: true } },`,
    tests: ['tests/machines/booking.test.ts'],
    caughtBy: 'is booked once, however often the button is pressed',
  },
];
