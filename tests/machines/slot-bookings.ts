import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { BookingDraft } from '#domain/booking.ts';
import { type startFlow, toast } from './harness.ts';

type Flow = ReturnType<typeof startFlow<AnyStateMachine>>;

/** A flow that books chosen slots. */
interface SlotBooking {
  what: string;
  start: (draft?: BookingDraft) => Flow;
  /** The flow with its dialog open and the choice of `draft`; its news are read. */
  startChoosing: () => Flow;
  draft: BookingDraft;
  keeper: { flow: string; of: (snapshot: ReturnType<Flow['snapshot']>) => BookingDraft };
  name: string;
  call: string;
  /** What the call is asked for with the choice of `draft`. */
  order: object;
  booked: object;
  /** The message about a refusal with or without a sentence; of one without, also about a failure. */
  told: (sentence: string | null) => AnyEventObject;
  unauthorized: AnyEventObject;
  /** The toasts that go with another day and with the dialog. */
  withdrawn: AnyEventObject[];
  at: Record<'viewing' | 'choosing' | 'booked', string>;
}

const today = '2026-03-09';
const tomorrow = '2026-03-10';
const submitted = { type: 'booking.submitted' };
const closed = { type: 'booking.closed' };
const sentence = 'It is taken.';

/** The rules of every booking of chosen slots, for that of one flow. */
export function describeSlotBooking({ what, start, startChoosing, at, ...booking }: SlotBooking) {
  const { draft, keeper, call, order, told, unauthorized } = booking;
  const { slots } = draft;

  function startConfirming() {
    const flow = startChoosing();
    flow.send(submitted);
    flow.news();
    return flow;
  }

  describe(`${what}: the answer`, () => {
    it(`${what}: several presses send one request for what is chosen`, () => {
      const flow = startChoosing();
      for (const _ of [1, 2]) flow.send(submitted);
      expect(flow.news().asked).toEqual([[call, order]]);
      expect(flow.snapshot().hasTag('busy')).toBe(true);
    });

    it(`${what}: the answer "booked" stays, also if the button is pressed again`, async () => {
      const flow = startConfirming();
      await flow.answer(call, booking.booked);
      flow.news();
      flow.send(submitted);
      expect(flow.news()).toEqual({ at: at.booked });
    });

    it(`${what}: the answer "refused" is shown in the service’s words until the next try, and fetches the slots again`, async () => {
      const flow = startConfirming();
      await flow.answer(call, { outcome: 'refused', message: sentence });
      expect(flow.news()).toMatchObject({ at: at.choosing, told: [told(sentence)] });
      expect(flow.fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
      expect(flow.context()).toMatchObject({ refusal: sentence, chosen: slots });
      flow.send(submitted);
      expect(flow.context().refusal).toBeNull();
    });

    it.each([
      ['the dialog was closed', (flow: Flow) => flow.send(closed)],
      ['its slots broke down', (flow: Flow) => flow.fail('slotChoice')],
    ])(`${what}: the answer "refused" is gone once %s`, async (_, leave) => {
      const flow = startConfirming();
      await flow.answer(call, { outcome: 'refused', message: sentence });
      await leave(flow);
      expect(flow.news().at).toBe(at.viewing);
      expect(flow.context().refusal).toBeNull();
    });

    it(`${what}: the answer "unauthorized" leaves the choice as it is`, async () => {
      const flow = startConfirming();
      await flow.answer(call, { outcome: 'unauthorized' });
      expect(flow.news()).toMatchObject({ at: at.choosing, told: [unauthorized] });
      expect(flow.fakes.messages).toEqual([]);
      expect(flow.context()).toMatchObject({ chosen: slots, refusal: null });
    });

    it(`${what}: a booking that is refused without a sentence is a failure, and fetches the slots again`, async () => {
      const flow = startConfirming();
      await flow.answer(call, { outcome: 'refused', message: null });
      expect(flow.news()).toMatchObject({ at: at.choosing, told: [told(null)] });
      expect(flow.fakes.lastMessage('slotChoice')).toEqual({ type: 'slots.refreshed' });
    });

    it(`${what}: a booking by a service that has broken down is a failure in its words that keeps slots and choice, since it may be made`, async () => {
      const flow = startConfirming();
      await flow.answer(call, { outcome: 'unclear', message: sentence });
      expect(flow.news()).toMatchObject({ at: at.choosing, told: [told(sentence)] });
      expect(flow.fakes.messages).toEqual([]);
      expect(flow.context()).toMatchObject({ refusal: sentence, chosen: slots });
      expect(keeper.of(flow.snapshot()).sent).toEqual(slots);
      flow.send(submitted);
      expect(flow.news().asked).toEqual([[call, order]]);
    });

    it(`${what}: a booking without an answer is a failure that keeps slots and choice, since the next press may find it done`, async () => {
      const flow = startConfirming();
      await flow.fail(call);
      expect(flow.news()).toMatchObject({ at: at.choosing, told: [told(null)] });
      expect(flow.fakes.messages).toEqual([]);
      flow.send(submitted);
      expect(flow.news().asked).toEqual([[call, order]]);
    });
  });

  describe(`${what}: what was sent without an answer (§22.182)`, () => {
    it(`${what}: a booking that a reload interrupts is sent again: its slots are known as sent`, () => {
      const { sent } = keeper.of(startConfirming().snapshot());
      expect(sent).toEqual(slots);
      const flow = start({ ...draft, sent: slots });
      expect(flow.fakes.listening[0]?.input).toMatchObject({ chosen: slots, sent: slots });
      expect(keeper.of(flow.snapshot())).toEqual({ ...draft, sent: slots });
    });

    it(`${what}: a booking that is under way is kept with its dialog open, and is kept no longer once it is booked`, async () => {
      const flow = startConfirming();
      expect(flow.snapshot().hasTag('draft')).toBe(true);
      expect(keeper.of(flow.snapshot()).isChoosing).toBe(true);
      await flow.answer(call, booking.booked);
      flow.send(closed);
      expect(keeper.of(flow.snapshot()).sent).toEqual([]);
    });

    it(`${what}: a refusal, or another day, leaves nothing known as sent`, async () => {
      const flow = startConfirming();
      await flow.fail(call);
      expect(keeper.of(flow.snapshot()).sent).toEqual(slots);
      const other = { date: '2026-03-12', slots: [], offered: 2, zone: null, bookableUntil: null };
      flow.send({ type: 'choice.changed', ...other });
      expect(keeper.of(flow.snapshot()).sent).toEqual([]);
      const refused = startConfirming();
      await refused.answer(call, { outcome: 'refused', message: sentence });
      expect(keeper.of(refused.snapshot()).sent).toEqual([]);
    });
  });

  describe(`${what}: the choice of slots and its days`, () => {
    it(`${what}: a toast says that the slots did not arrive`, () => {
      const flow = startChoosing();
      flow.send({ type: 'slots.failed' });
      const told = [toast('Failed to fetch slots.', 'failure', 'slots')];
      expect(flow.news()).toEqual({ at: at.choosing, told });
    });

    it(`${what}: the toast about slots goes with the next day, list or choice`, () => {
      const flow = startChoosing();
      flow.send({ type: 'slots.failed' });
      flow.news();
      const day = { date: tomorrow, slots: [], offered: 0, zone: null, bookableUntil: null };
      flow.send({ type: 'choice.changed', ...day });
      expect(flow.news()).toEqual({ at: at.choosing, told: booking.withdrawn });
    });

    it(`${what}: the toast about slots goes with the dialog`, () => {
      const flow = startChoosing();
      flow.send({ type: 'slots.failed' });
      flow.news();
      flow.send(closed);
      expect(flow.news()).toMatchObject({ at: at.viewing, told: booking.withdrawn });
    });

    it(`${what}: the dialog closes if its choice of slots breaks down`, async () => {
      const flow = startChoosing();
      await flow.fail('slotChoice');
      expect(flow.news().at).toBe(at.viewing);
    });

    it(`${what}: midnight leads to the new day with nothing chosen, and the next midnight is awaited`, async () => {
      const flow = start({ ...draft, date: today });
      flow.news();
      await flow.answer('awaitNextDay', { date: tomorrow });
      const asked = [['awaitNextDay', { date: tomorrow }]];
      expect(flow.news()).toEqual({ at: at.choosing, asked });
      expect(flow.context()).toMatchObject({ today: tomorrow, date: tomorrow, chosen: [] });
      const turned = { type: 'date.changed', date: tomorrow };
      expect(flow.fakes.lastMessage('slotChoice')).toEqual(turned);
    });

    it(`${what}: midnight leaves a later day that was chosen, also if the clock breaks down`, async () => {
      const flow = start({ ...draft, date: '2026-03-12' });
      await flow.answer('awaitNextDay', { date: tomorrow });
      const same = { type: 'date.changed', date: '2026-03-12' };
      expect(flow.fakes.lastMessage('slotChoice')).toEqual(same);
      await flow.fail('awaitNextDay');
      expect(flow.context()).toMatchObject({ date: '2026-03-12', chosen: slots });
    });
  });

  describe(`${what}: after a reload or an expired session`, () => {
    it.each([today, tomorrow])(
      `${what}: a booking for %s that was left goes on where it was`,
      (date) => {
        const flow = start({ ...draft, date });
        const asked = [['awaitNextDay', { date: today }]];
        expect(flow.news()).toEqual({ at: at.choosing, asked });
        expect(flow.fakes.listening[0]?.input).toMatchObject({ date, chosen: slots });
        expect(start({ ...draft, date, isChoosing: false }).news().at).toBe(at.viewing);
      },
    );

    it(`${what}: a booking whose day is over begins today with nothing chosen`, () => {
      const flow = start({ ...draft, date: '2026-03-08' });
      expect(flow.fakes.listening[0]?.input).toMatchObject({ date: today, chosen: [] });
    });

    it(`${what}: the draft has its own name, the day, the slots and whether the dialog was open`, () => {
      const flow = startChoosing();
      expect(keeper.flow).toBe(booking.name);
      expect(keeper.of(flow.snapshot())).toEqual({ ...draft, sent: [] });
      flow.send(closed);
      expect(keeper.of(flow.snapshot())).toEqual({ ...draft, isChoosing: false, sent: [] });
    });
  });
}
