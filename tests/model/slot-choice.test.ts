import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { isSameSlot, type Slot } from '#domain/slot.ts';
import { slotChoiceModel } from './flows/slot-choice.model.ts';
import { eleven, nine, zone } from './flows/slots.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type ChoiceRest = Rest<typeof slotChoiceModel.machine>;

describeFlow({
  model: slotChoiceModel,
  states: {
    loading: (rest) => {
      const { snapshot, context, fakes, told, after } = rest;
      const { source, date } = context;
      // One call waits: that for any other day has been given up, and cannot be heard any more.
      expect(fakes.waiting('loadSlots')).toBe(1);
      expect(fakes.calls.at(-1)).toEqual({ actor: 'loadSlots', input: { source, date } });
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'slot.toggled', slot: nine })).toBe(false);
      if (after?.type === 'slots.taken') return expectWithout(after.slots, rest);
      if (after?.type !== 'date.changed') return;
      expect([context.slots, context.chosen]).toEqual([[], []]);
      expect(told.at(-1)).toMatchObject({ date: after.date, slots: [], offered: 0 });
    },
    listing: (rest) => {
      const { snapshot, context } = rest;
      expect(context.slots).not.toEqual([]);
      expectNoneTwice(context.slots);
      expect(context.slots.toSorted(byStart)).toEqual(context.slots);
      for (const slot of context.chosen) expect(context.slots).toContainEqual(slot);
      if (!context.isMultiple) expect(context.chosen.length).toBeLessThan(2);
      expect(snapshot.can({ type: 'slot.toggled', slot: eleven })).toBe(false);
      expectTold(rest);
      expectAfter(rest);
    },
    empty: (rest) => {
      const { after } = rest;
      if (after?.type === 'slots.taken') expectWithout(after.slots, rest);
      expect([rest.context.slots, rest.context.chosen]).toEqual([[], []]);
      expect(rest.snapshot.can({ type: 'slot.toggled', slot: nine })).toBe(false);
      expectTold(rest);
    },
    failed: (rest) => {
      const { snapshot, told, context, after } = rest;
      expect(snapshot.can({ type: 'slots.refreshed' })).toBe(true);
      expect(snapshot.can({ type: 'slot.toggled', slot: nine })).toBe(false);
      if (after?.type === 'slots.taken') return expectWithout(after.slots, rest);
      expect(told.at(-1)).toEqual({ type: 'slots.failed' });
      expect(context.chosen).toEqual(chosenBefore(told.slice(0, -1)) ?? context.chosen);
    },
  },
});

/** The owner knows what is chosen, of which day, and how many slots there are. */
function expectTold({ context: { date, chosen, slots }, told }: ChoiceRest): void {
  const choice = { type: 'choice.changed', date, slots: chosen, offered: slots.length, zone };
  expect(told.at(-1)).toEqual(choice);
}

/** What was booked just now is neither offered nor chosen any more. */
function expectWithout(taken: readonly Slot[], { context, told }: ChoiceRest): void {
  const { slots, chosen } = context;
  for (const slot of taken) expect([...slots, ...chosen]).not.toContainEqual(slot);
  expect(told.at(-1)).toMatchObject({ slots: chosen, offered: slots.length });
}

function expectAfter(rest: ChoiceRest): void {
  const { context, told, after } = rest;
  const { chosen, slots, isMultiple } = context;
  if (after?.type === 'slots.taken') expectWithout(after.slots, rest);
  const before = chosenBefore(told.slice(0, -1));
  if (!before) return;
  const has = (list: readonly Slot[], slot: Slot) => list.some((other) => isSameSlot(other, slot));
  if (after?.type === 'slot.toggled') {
    expect(has(chosen, after.slot)).toBe(!has(before, after.slot));
    const others = before.filter((slot) => !isSameSlot(slot, after.slot));
    if (isMultiple) for (const other of others) expect(chosen).toContainEqual(other);
  } else {
    expect(chosen).toEqual(before.filter((slot) => has(slots, slot)));
  }
}

/** What was chosen when the owner was last told. */
function chosenBefore(told: readonly AnyEventObject[]): Slot[] | undefined {
  return told.findLast(({ type }) => type === 'choice.changed')?.slots;
}

function expectNoneTwice(slots: readonly Slot[]): void {
  expect(new Set(slots.map(({ start, end }) => `${start}-${end}`)).size).toBe(slots.length);
}

function byStart(one: Slot, other: Slot): number {
  return one.start.localeCompare(other.start);
}
