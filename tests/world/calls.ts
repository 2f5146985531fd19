import type { Call } from '#domain/contract/call.ts';
import { type CallName as ContractCall, calls } from '#domain/contract/calls.ts';

/** Every call that goes over the network: the contract's, and the geocoder's. */
export type CallName = ContractCall | 'reverseGeocode' | 'searchPlaces';

/** Requests to the provider of one-time codes, which its own library sends. */
export type ProviderCall = 'sendCode' | 'confirmCode';

type Route = Pick<Call, 'name' | 'method' | 'path' | 'query' | 'endsSessionOn401'>;

const geocoder: Route = {
  name: 'reverseGeocode',
  method: 'GET',
  path: '/reverse',
  query: ['format', 'lat', 'lon'],
  endsSessionOn401: false,
};

const placeSearch: Route = {
  name: 'searchPlaces',
  method: 'GET',
  path: '/search',
  query: ['format', 'addressdetails', 'countrycodes', 'limit', 'q'],
  endsSessionOn401: false,
};

/** Where each call goes. */
export const routes: Readonly<Record<CallName, Route>> = {
  ...calls,
  reverseGeocode: geocoder,
  searchPlaces: placeSearch,
};

/** All calls that the app makes, by name. */
export const askedNames: readonly string[] = [
  ...Object.keys(routes),
  ...(['sendCode', 'confirmCode'] satisfies ProviderCall[]),
];

/** Whether a 401 to this call ends the session. */
export function endsSessionOn401(call: CallName): boolean {
  return routes[call].endsSessionOn401;
}
