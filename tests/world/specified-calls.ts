import { page } from './answers.ts';
import { type CallName, routes } from './calls.ts';
import type { Network } from './network.ts';
import { rules } from './specification.ts';

const named = rules
  .filter(({ number }) => number.startsWith('7.'))
  .flatMap(({ sentence }) => sentence.match(/(?:GET|POST) \/[^\s?`]+/g) ?? []);

/** The calls beyond those of the specification's section 7. */
export const additionalCalls = (Object.keys(routes) as CallName[]).filter((call) => {
  const { method, path } = routes[call];
  return call !== 'reverseGeocode' && !named.includes(`${method} ${path}`);
});

/** Has a backend that knows the specification's calls alone, as a web server answers any other. */
export function lackAdditions(network: Network): void {
  for (const call of additionalCalls) network.answer(call, page(404, 'Cannot be found.'));
}
