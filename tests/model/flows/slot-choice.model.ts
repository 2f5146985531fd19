import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { SlotSource } from '#domain/slot.ts';
import { type SlotChoiceInput, slotChoiceMachine } from '../../../src/machines/slot-choice.ts';
import type { FlowModel } from '../harness/paths.ts';
import { asFailed } from './reasons.ts';
import { answers, nine, ten, today, tomorrow } from './slots.ts';

export const sources = {
  service: { kind: 'service', partnerId: 'park', duration: 60, locationMode: 'on_site' },
  resource: { kind: 'resource', resourceId: 'hall' },
} satisfies Record<string, SlotSource>;

/** The choice as both bookings begin it, afresh and with what was chosen before a reload. */
export const slotChoiceModel: FlowModel<typeof slotChoiceMachine> = {
  machine: slotChoiceMachine,
  inputs: {
    'one of several': begin({ source: sources.service, chosen: [], isMultiple: false }),
    'several at once': begin({ source: sources.resource, chosen: [], isMultiple: true }),
    'one that was chosen before': begin({
      source: sources.service,
      chosen: [nine],
      isMultiple: false,
    }),
    'two that were chosen before': begin({
      source: sources.resource,
      chosen: [nine, ten],
      isMultiple: true,
    }),
  },
  events: {
    'date.changed': [{ date: today }, { date: tomorrow }],
    'slot.toggled': [{ slot: nine }, { slot: ten }],
    'slots.taken': [
      { date: today, slots: [nine] },
      { date: today, slots: [nine, ten] },
    ],
  },
  actors: {
    loadSlots: { succeeds: answers, refuses: asFailed },
  },
  listeners: ['pageLooks'],
  isPossible: isWorthwhile,
};

function begin(input: Omit<SlotChoiceInput, 'owner' | 'date' | 'sent'>) {
  return (owner: AnyActorRef) => ({ ...input, owner, date: today, sent: [] });
}

/**
 * One of several slots is chosen and the list fetched again; several at once are only chosen, and
 * taken by others. What was chosen before is held against the first answer. The other day is followed
 * until its slots are there.
 */
function isWorthwhile(
  snapshot: AnyMachineSnapshot,
  { type, output, date, slot }: AnyEventObject,
): boolean {
  const { isMultiple, chosen, slots, zone: known, date: day } = snapshot.context;
  const isListing = snapshot.matches('listing');
  if (day !== today) return type.startsWith('xstate.') && output !== answers.fewer;
  if (type === 'slot.toggled') return slots.length > 1 && (isMultiple || slot.start === nine.start);
  if (type === 'slots.taken') return isMultiple && (isListing ? chosen.length > 0 : known === null);
  if (type === 'page.shown') return isMultiple;
  if (type === 'slots.refreshed')
    return snapshot.matches('refreshing') || (!isMultiple && slots.length !== 1);
  if (type === 'date.changed') return date !== today && !isMultiple && chosen.length === 0;
  return true;
}
