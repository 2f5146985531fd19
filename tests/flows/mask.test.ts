import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { masked } from '../../src/inspection/mask.ts';

/** Personal values: a number, a code, a token, a user id, a name and a date of birth. */
const secrets = [
  '+919876543210',
  '493027',
  'eyJhbGciOiJIUzI1NiJ9',
  'asha',
  'Asha Rao',
  '1990-04-17',
];
const secretNumber = 9876543210;

interface Model {
  machine: AnyStateMachine;
  /** The payloads of each event that has one. */
  events: Readonly<Record<string, readonly object[]>>;
  actors: Readonly<Record<string, object>>;
}

const modules: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  '../model/flows/*.model.ts',
  { eager: true },
);
const models = Object.values(modules).flatMap(Object.values).filter(isModel);

describe('Flows: a masked event', () => {
  it.each(models.map((model) => [model.machine.id, model] as const))(
    'of the flow %s holds no personal value',
    (_, model) => {
      const events = eventsOf(model);
      expect(events).not.toEqual([]);
      for (const secret of secrets) {
        const told = JSON.stringify(events.map((event) => masked(spoilt(event, secret))));
        expect(told).not.toContain(secret);
        expect(told).not.toContain(String(secretNumber));
      }
    },
  );

  it('keeps its type, its booleans and the outcome of an answer', () => {
    expect(masked({ type: 'terms.changed', agreed: true })).toEqual({
      type: 'terms.changed',
      agreed: true,
    });
    expect(masked({ type: 'number.changed', typed: '98765' })).toEqual({
      type: 'number.changed',
      typed: '•••',
    });
    const output = { outcome: 'signedIn', token: 'eyJ', userID: '17' };
    expect(masked({ type: 'xstate.done.actor.login', output })).toEqual({
      type: 'xstate.done.actor.login',
      output: { outcome: 'signedIn' },
    });
  });

  it('hides a secret in the place of an outcome, and the length of a text', () => {
    expect(masked({ type: 'login.done', output: { outcome: '493027' } }).output).toBe('•••');
    expect(masked({ type: 'code.changed', text: '4' }).text).toBe('•••');
  });
});

function eventsOf({ machine, events, actors }: Model): AnyEventObject[] {
  const ends = Object.entries(actors).flatMap(([actor, cases]) =>
    Object.values(cases)
      .filter((some): some is object => typeof some === 'object')
      .flatMap(Object.values)
      .flatMap((answer) => [
        { type: `xstate.done.actor.${actor}`, output: answer },
        { type: `xstate.error.actor.${actor}`, error: answer },
      ]),
  );
  const own = machine.events.flatMap((type) => [
    { type },
    ...(events[type] ?? []).map((payload) => ({ ...payload, type })),
  ]);
  return [...own, ...ends, ...own.map((event) => ({ type: 'xstate.init', input: event }))];
}

/** The event with the secret as every value and as a further field of every object. */
function spoilt(event: AnyEventObject, secret: string): AnyEventObject {
  const { type, ...payload } = event;
  const fields = Object.entries(payload).map(([name, value]) => [name, filled(value, secret)]);
  return { ...Object.fromEntries(fields), type };
}

function filled(value: unknown, secret: string): unknown {
  if (typeof value === 'string') return secret;
  if (typeof value === 'number') return secretNumber;
  if (value instanceof Error) return new Error(secret);
  if (Array.isArray(value)) return value.map((inner) => filled(inner, secret));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, part]) => [name, filled(part, secret)]);
  return { ...Object.fromEntries(inner), [secret]: secret };
}

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;
}
