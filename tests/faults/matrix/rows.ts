import type { CallName, ProviderCall } from '../../world/calls.ts';
import type { Row } from './row.ts';
import { accountRows } from './rows/account.ts';
import { bookingRows } from './rows/bookings.ts';
import { calendarRows } from './rows/calendar.ts';
import { exploreRows } from './rows/explore.ts';
import { hostingRows } from './rows/hosting.ts';
import { invitationRows } from './rows/invitations.ts';
import { organisationRows } from './rows/organisations.ts';
import { placeRows } from './rows/place.ts';
import { pushRows } from './rows/push.ts';
import { sessionRows } from './rows/session.ts';
import { signInRows } from './rows/sign-in.ts';

/** Every row: the compiler reports a call of the contract that has none. */
export const rows: Readonly<Record<CallName | ProviderCall, Row>> = {
  ...signInRows,
  ...sessionRows,
  ...pushRows,
  ...placeRows,
  ...exploreRows,
  ...organisationRows,
  ...accountRows,
  ...bookingRows,
  ...calendarRows,
  ...hostingRows,
  ...invitationRows,
};
