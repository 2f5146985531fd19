import * as calendar from '#domain/contract/calendar.ts';
import type { Call } from '#domain/contract/call.ts';
import * as events from '#domain/contract/events.ts';
import * as invitations from '#domain/contract/invitations.ts';
import * as organisations from '#domain/contract/organisations.ts';
import * as services from '#domain/contract/services.ts';
import * as session from '#domain/contract/session.ts';
import * as signIn from '#domain/contract/sign-in.ts';

const modules = { calendar, events, invitations, organisations, services, session, signIn };

type Module = (typeof modules)[keyof typeof modules];

type CallsOf<Exports> = Exports extends unknown
  ? { [Name in keyof Exports]: Exports[Name] extends Call ? Name : never }[keyof Exports]
  : never;

/** Every call of the contract, by the name of its export. */
export type ContractCall = CallsOf<Module>;

/** Every call that goes over the network: the contract's, and the reverse geocoder's. */
export type CallName = ContractCall | 'reverseGeocode';

/** What the provider of one-time codes is asked for: its library is called, not the network. */
export type ProviderCall = 'sendCode' | 'confirmCode';

type Route = Pick<Call, 'name' | 'method' | 'path' | 'endsSessionOn401'>;

/** Where each call goes. */
export const routes: readonly Route[] = [
  ...Object.values(modules).flatMap(callsOf),
  { name: 'reverseGeocode', method: 'GET', path: '/reverse', endsSessionOn401: false },
];

/** Everything that the app asks of the outside, by name. */
export const askedNames: readonly string[] = [
  ...routes.map(({ name }) => name),
  ...(['sendCode', 'confirmCode'] satisfies ProviderCall[]),
];

/** Whether a 401 to it ends the session. */
export function endsSessionOn401(call: CallName): boolean {
  return routes.some(({ name, endsSessionOn401 }) => name === call && endsSessionOn401);
}

/** The calls among what a file of the contract exports. */
export function callsOf(exports: object): Call[] {
  return Object.values(exports).filter(isCall);
}

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'endsSessionOn401' in exported;
}
