import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayPart,
  inOrder,
  isSameSlot,
  type Slot,
  slotText,
  stillFree,
  toggled,
} from '#domain/slot.ts';

const eight: Slot = { start: '08:00', end: '09:00' };
const nine: Slot = { start: '09:00', end: '10:00' };
const ten: Slot = { start: '10:00', end: '11:00' };
const nineToEleven: Slot = { start: '09:00', end: '11:00' };
const overMidnight: Slot = { start: '23:30', end: '00:30' };

const wallTime = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const anySlot = fc.record({ start: wallTime, end: wallTime });
const anySlots = fc.array(anySlot, { maxLength: 20 });

it('a slot reads as its start and end with a dash between', () => {
  expect(slotText(nine)).toBe('09:00 - 10:00');
  expect(slotText(overMidnight)).toBe('23:30 - 00:30');
});

describe('slots as they are listed', () => {
  it('stand in the order of the day, whatever order they came in', () => {
    expect(inOrder([overMidnight, ten, nine])).toEqual([nine, ten, overMidnight]);
  });

  it('stand there once, though they came twice', () => {
    expect(inOrder([ten, nine, { ...ten }, nine])).toEqual([nine, ten]);
  });

  it('that overlap are two slots, the shorter first', () => {
    expect(inOrder([nineToEleven, ten, nine])).toEqual([nine, nineToEleven, ten]);
  });

  it('over midnight stand by their start', () => {
    expect(inOrder([overMidnight, { start: '00:30', end: '01:30' }])).toEqual([
      { start: '00:30', end: '01:30' },
      overMidnight,
    ]);
  });

  it('are as they came in all else: none is lost, none made up, none changed', () => {
    fc.assert(
      fc.property(anySlots, (slots) => {
        const before = structuredClone(slots);
        const listed = inOrder(slots);
        expect(slots).toEqual(before);
        expect(new Set(listed.map(slotText))).toEqual(new Set(slots.map(slotText)));
        expect(new Set(listed.map(slotText)).size).toBe(listed.length);
        const texts = listed.map(slotText);
        expect(texts.toSorted()).toEqual(texts);
        expect(inOrder(listed)).toEqual(listed);
      }),
    );
  });
});

describe('a pressed slot', () => {
  it('takes the place of the other where one is chosen', () => {
    expect(toggled([], nine, false)).toEqual([nine]);
    expect(toggled([nine], ten, false)).toEqual([ten]);
    expect(toggled([nine], { ...nine }, false)).toEqual([]);
  });

  it('comes to the others, in the order of the day, where several are chosen', () => {
    expect(toggled([ten], nine, true)).toEqual([nine, ten]);
    expect(toggled([nine, ten], nine, true)).toEqual([ten]);
  });

  it('is another than one that begins with it and lasts longer', () => {
    expect(isSameSlot(nine, nineToEleven)).toBe(false);
    expect(toggled([nine], nineToEleven, true)).toEqual([nine, nineToEleven]);
  });

  it('pressed twice leaves the choice as it was', () => {
    fc.assert(
      fc.property(anySlots, anySlot, (slots, slot) => {
        const chosen = inOrder(slots);
        expect(toggled(toggled(chosen, slot, true), slot, true)).toEqual(chosen);
      }),
    );
  });
});

describe('what is still free', () => {
  it('is what is offered still, start and end', () => {
    expect(stillFree([nine, ten], [ten, eight])).toEqual([ten]);
    expect(stillFree([nine], [nineToEleven])).toEqual([]);
    expect(stillFree([nine], [])).toEqual([]);
  });

  it('is of the chosen only, and all of them while all are offered', () => {
    fc.assert(
      fc.property(anySlots, anySlots, (chosen, free) => {
        for (const slot of stillFree(chosen, free)) expect(chosen).toContainEqual(slot);
        expect(stillFree(chosen, [...free, ...chosen])).toEqual(chosen);
      }),
    );
  });
});

it.each([
  ['00:00', 'Morning'],
  ['11:59', 'Morning'],
  ['12:00', 'Afternoon'],
  ['16:59', 'Afternoon'],
  ['17:00', 'Evening'],
  ['23:30', 'Evening'],
])('a slot that begins at %s is in the %s', (start, part) => {
  expect(dayPart({ start, end: '00:30' })).toBe(part);
});
