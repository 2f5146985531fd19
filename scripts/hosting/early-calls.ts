import { build } from 'vite';
import * as account from '../../src/domain/contract/account.ts';
import * as bookings from '../../src/domain/contract/bookings.ts';
import * as calendar from '../../src/domain/contract/calendar.ts';
import type { Call } from '../../src/domain/contract/call.ts';
import * as events from '../../src/domain/contract/events.ts';
import * as invitations from '../../src/domain/contract/invitations.ts';
import * as organisations from '../../src/domain/contract/organisations.ts';
import { validateToken } from '../../src/domain/contract/session.ts';
import type { EarlyCall, EarlyFact, EarlyPage } from '../../src/services/api/early-calls.ts';
import type { Bases } from '../../src/services/api/request.ts';
import type { GuardedPath } from '../../src/views/layout/guarded-paths.ts';
import { root } from '../stack/root.ts';
import { keepPress } from './early-script.ts';

const calendarCalls = [
  early(calendar.getAppointments, { userId: 'userID', zone: 'zone' }),
  early(calendar.getCalendarEvents, { userId: 'userID', zone: 'zone' }),
  early(calendar.getTasks, { userId: 'userID', zone: 'zone' }),
];

/** The calls that a guarded page begins with, once its token has been checked. */
const calls: Readonly<Record<GuardedPath, readonly EarlyCall[]>> = {
  '/dashboard': calendarCalls,
  '/calendar': calendarCalls,
  '/create-events': [],
  '/my-appointments': [
    early(bookings.getBookings, { user_id: 'userID' }),
    early(invitations.getUserEvents, { user_id: 'userID' }),
    early(invitations.getUserMemberInvites, { user_id: 'userID' }),
  ],
  '/my-organisation': [
    early(organisations.getUserOrganisations, { userId: 'userID', zone: 'zone' }),
  ],
  '/resource/:resourceId': [early(organisations.getResource, { resourceId: 'id' })],
  '/service-details': [],
  '/event/:id': [early(events.getEvents, { host_id: 'userID' })],
  '/account': [early(account.getAccount, { user_id: 'userID' })],
  '/booking/:id': [early(bookings.getBooking, { booking_id: 'id', user_id: 'userID' })],
};

/** The script element that sends the calls of a guarded page before its code has come. */
export function earlyCallsOf(given: {
  path: GuardedPath;
  bases: Bases;
  intl: string;
  script: string;
}): string {
  const { path, bases, intl, script } = given;
  const page: EarlyPage = {
    bases,
    check: early(validateToken, { token: 'token' }),
    calls: calls[path],
  };
  const data = JSON.stringify(page).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<script data-calls="${data}" data-intl="${intl}">${script}</script>`;
}

/** What a worker of that script runs, and then ends. */
export const intlScript = 'Intl.DateTimeFormat();close()';

/** The text of that script, the same in all pages of a build. */
export async function earlyCallsScript(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/early.ts', formats: ['iife'], name: 'early' },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The early script was not built.');
  return result.output[0].code.trim() + keepPress;
}

function early(
  { method, path, query, service }: Call,
  fields: Readonly<Record<string, EarlyFact>>,
): EarlyCall {
  return { method, path, query: query.filter((name) => name in fields), service, fields };
}
