import fc from 'fast-check';
import * as v from 'valibot';
import type { Call } from '#domain/contract/call.ts';
import type { GoodFields } from './good-requests.ts';

/** A request's fields: those of the path and the query are sent as texts, the others as JSON. */
export interface OddRequest {
  readonly path: string;
  readonly body: string | undefined;
  /** Whether the contract refuses it, as far as that is known. */
  readonly isRefused: boolean;
}

const days = [
  ...['0000-01-01', '0001-01-01', '1899-12-31', '1900-01-01', '2200-12-31', '2201-01-01'],
  ...['9999-12-31', '2026-02-29', '2026-03-16', '-000001-01-01', '+275760-09-13'],
];
const instants = [
  ...days.map((day) => `${day}T00:00:00.000Z`),
  ...['2026-04-04T13:00:00+99:99', '2026-04-04T24:00:00Z', '2026-04-04T13:00:00', '2026-W14'],
];
const texts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '\u202e',
    '🩺',
    '%00',
    '%',
    '../..',
    "' or 1=1 --",
  ],
  ...[
    '{}',
    '[]',
    'null',
    'true',
    'NaN',
    'Infinity',
    '-0',
    '09:00',
    '24:00',
    '१२३',
    '+919876543210',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(201),
    'x'.repeat(5_001),
    'ఱ'.repeat(10_000),
  ],
];
const numbers = [
  ...[0, -0, 1, -1, 0.1, 60, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 1e308],
];
const nested = [
  [],
  {},
  [[]],
  [null],
  [{}],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"toString":null}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

/** Any JSON value, the ones that have broken services before all others. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...days,
    ...instants,
    ...texts,
    ...numbers,
    ...nested,
    null,
    true,
    false,
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue(),
);

/** A value with one of its parts replaced, at any depth; or another value altogether. */
function bent(value: unknown): fc.Arbitrary<unknown> {
  // A text where one belongs gets past the first look, and to the database.
  if (typeof value === 'string') return fc.oneof(fc.constantFrom(...texts), oddValue);
  if (typeof value !== 'object' || value === null) return oddValue;
  const entries = Object.entries(value);
  const inner = entries.map(([key, part]) =>
    fc.oneof(bent(part), fc.constant(undefined)).map((odd) => withPart(value, key, odd)),
  );
  const added = fc
    .tuple(fc.oneof(fc.constantFrom('__proto__', '0', 'constructor'), fc.string()), oddValue)
    .map(([key, odd]) => withPart(value, key, odd));
  return fc.oneof(...inner, added, oddValue);
}

function withPart(value: object, key: string, part: unknown): unknown {
  if (Array.isArray(value)) return value.map((old, index) => (String(index) === key ? part : old));
  // By entries, so that the key __proto__ is a key like any other.
  return Object.fromEntries([
    ...Object.entries(value).filter(([name]) => name !== key),
    [key, part],
  ]);
}

/** Requests of a call: good ones, ones with up to three odd fields, and bodies that are anything. */
export function oddRequests(call: Call, good: GoodFields): fc.Arbitrary<OddRequest> {
  const names = fieldsOf(call);
  const odd = fc
    .subarray(names, { maxLength: Math.min(names.length, 3) })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name) => [name, bent(good[name])]))),
    )
    .map((changed) => toRequest(call, { ...pick(good, names), ...changed }));
  if (call.method === 'GET') return odd;
  const anything = fc
    .oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      bent(pick(good, names)).map((body) => JSON.stringify(body) ?? ''),
    )
    .map((body) => ({ ...toRequest(call, pick(good, names)), body, isRefused: false }));
  return fc.oneof({ weight: 4, arbitrary: odd }, { weight: 1, arbitrary: anything });
}

export function fieldsOf({ request }: Call): string[] {
  return 'entries' in request ? Object.keys(request.entries as object) : [];
}

function pick(good: GoodFields, names: readonly string[]): GoodFields {
  return Object.fromEntries(names.flatMap((name) => (name in good ? [[name, good[name]]] : [])));
}

export function toRequest(call: Call, fields: GoodFields): OddRequest {
  const { method, path, query } = call;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const text = (name: string) => encodeURIComponent(asText(fields[name]));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => text(name));
  const search = query
    .filter((name) => fields[name] !== undefined)
    .map((name) => `${name}=${text(name)}`);
  const inAddress = [...inPath, ...query];
  const body = Object.entries(fields).filter(([name]) => !inAddress.includes(name));
  return {
    path: search.length > 0 ? `${address}?${search.join('&')}` : address,
    body: method === 'POST' ? JSON.stringify(Object.fromEntries(body)) : undefined,
    isRefused: !v.is(call.request, { ...fields, ...textsOf(fields, inAddress) }),
  };
}

/** Those of the fields that are sent as texts. */
function textsOf(fields: GoodFields, names: readonly string[]): GoodFields {
  const sent = names.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, asText(fields[name])]));
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}
