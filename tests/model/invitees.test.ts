import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { texts } from '#domain/texts.ts';
import type { Alert } from '../../src/machines/kit/shell.ts';
import { asha, inviteesModel, meera, ravi } from './flows/invitees.model.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type InviteesRest = Rest<typeof inviteesModel.machine>;

describeFlow({
  model: inviteesModel,
  states: {
    entering: (rest) => {
      const { context, fakes, told, after } = rest;
      const { numbers } = context.draft;
      expect(fakes.waiting('pickContacts')).toBe(0);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const number of numbers) expect([asha, ravi, meera]).toContain(number);
      if (after === null) return expect(told).toEqual([]);
      expectOwnerKnows(rest);
      expectResult(rest);
      expectSaid(rest);
    },
    pickingContacts: ({ snapshot, fakes }) => {
      expect(fakes.waiting('pickContacts')).toBe(1);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'contacts.requested' })).toBe(false);
    },
  },
});

/** Whoever keeps the draft knows of everything that was typed or added. */
function expectOwnerKnows({ context: { draft }, told, after }: InviteesRest): void {
  const known = told.findLast(({ type }) => type === 'invitees.changed');
  if (known) expect(known).toEqual({ type: 'invitees.changed', invitees: draft });
  const isSilent =
    after?.type === 'numbers.submitted' || after?.type.endsWith('.actor.pickContacts');
  if (!isSilent) expect(known).toBeDefined();
}

/** What is in the field, and who is invited, after each turn. */
function expectResult({ context: { draft }, after }: InviteesRest): void {
  const { text, numbers, country } = draft;
  const type = after?.type;
  const isListed = type === 'number.changed' && after?.text.endsWith(',');
  if (type === 'country.changed') expect(country).toBe(after?.country);
  if (type === 'number.changed') expect(text).toBe(isListed ? '' : after?.text);
  if (type === 'numbers.pasted') expect(text).toBe('12, call me');
  if (isListed) expect(numbers).toContain(asha);
  if (type === 'numbers.pasted') expect(numbers).toEqual(expect.arrayContaining([ravi, asha]));
  if (type === 'numbers.submitted' && country === 'US') expect(numbers).toEqual([meera]);
  if (type === 'invitee.removed') expect(numbers).not.toContain(asha);
  if (type === 'invitees.cleared') expect([text, numbers]).toEqual(['', []]);
  if (isPicked(after)) expect(numbers).toEqual(expect.arrayContaining([ravi, asha]));
}

/** An alert for each number that was not added just now, which stays to be mended; and no other. */
function expectSaid({ context: { draft }, told, after }: InviteesRest): void {
  const alerts = saidLast(told);
  for (const { title } of alerts) expect(title).toBe(texts.checkNumbers);
  const invalid = alerts
    .map(({ message }) => message)
    .filter((message) => !/^Number already added: .+$/.test(message));
  const isAdding = after?.type.startsWith('numbers.') || isPicked(after);
  const mended = isAdding && draft.text !== '' ? draft.text.split(', ') : [];
  if (isAdding) expect(invalid).toEqual(mended.map((one) => `Invalid number format: ${one}`));
  if (after?.type !== 'xstate.error.actor.pickContacts') return;
  const toast = { text: texts.contactsFailed, tone: 'failure' };
  expect(told.at(-1)).toEqual({ type: 'toast.raised', toast });
}

/** The alerts of the last turn in which anything was added. */
function saidLast(told: readonly AnyEventObject[]): Alert[] {
  const changes = told.flatMap(({ type }, index) => (type === 'invitees.changed' ? [index] : []));
  const [before, last] = [changes.at(-2) ?? -1, changes.at(-1) ?? 0];
  return told.slice(before + 1, last).flatMap(({ alert }) => alert ?? []);
}

function isPicked(after: AnyEventObject | null): boolean {
  return after?.type === 'xstate.done.actor.pickContacts' && after.output.length > 0;
}
