import * as account from './account.ts';
import * as bookings from './bookings.ts';
import * as calendar from './calendar.ts';
import type { Call } from './call.ts';
import * as events from './events.ts';
import * as invitations from './invitations.ts';
import * as organisations from './organisations.ts';
import * as serviceSearch from './service-search.ts';
import * as services from './services.ts';
import * as session from './session.ts';
import * as signIn from './sign-in.ts';

/** Every call of the service API by its name. The app imports single calls; whole lists read this. */
export const calls = {
  ...session,
  ...signIn,
  ...account,
  ...services,
  ...serviceSearch,
  ...organisations,
  ...bookings,
  ...calendar,
  ...events,
  ...invitations,
} satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof calls;
