import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { page, type startFlow, wanted } from './harness.ts';

/** A list that comes in pages, in its flow. */
interface PagedList {
  what: string;
  /** The flow with the first page of the list, which holds `known` and has this further page. */
  start: (next?: string | null) => Promise<ReturnType<typeof startFlow<AnyStateMachine>>>;
  known: readonly [object, ...object[]];
  further: object;
  /** The name of the list in the context. */
  list: string;
  more: string;
  call: string;
  asked?: (cursor: string) => object;
  answer?: (items: object[], next?: string | null) => object;
  /** The place of the flow while its list is in this state. */
  at: (state: PagesState) => string;
}

export type PagesState = 'listing' | 'loadingMore' | 'moreFailed';

/** The place of a list that is fetched anew when the person looks at the page again, within its part of the flow. */
export function placeOf(state: PagesState): string {
  return state === 'loadingMore' ? 'loadingMore.undisturbed' : state;
}

/** The rules of every list in pages, for that of one flow. */
export function describeFurtherPages(paged: PagedList) {
  const { what, start, known, further, list, more, call, at } = paged;
  const { asked = (cursor: string) => wanted(1, cursor), answer = page } = paged;
  const askedMore = [[call, asked('2')]];

  describe(`${what}: further pages (§22.6)`, () => {
    it(`${what}: a list that came whole offers no further page`, async () => {
      const flow = await start();
      expect(flow.can({ type: more })).toBe(false);
    });

    it(`${what}: several presses fetch one further page, which stands at the end of the list, each item once`, async () => {
      const flow = await start('2');
      for (const _ of [1, 2]) flow.send({ type: more });
      expect(flow.news()).toEqual({ at: at('loadingMore'), asked: askedMore });
      expect(flow.fakes.waiting(call)).toBe(1);
      expect(flow.context()[list].items).toEqual(known);
      const [first, ...others] = known;
      const moved = { ...first, title: 'Moved' };
      await flow.answer(call, answer([moved, further], '3'));
      const items = [moved, ...others, further];
      expect(flow.context()[list]).toEqual({ items, next: '3', added: 1 });
      flow.send({ type: more });
      await flow.answer(call, answer([]));
      expect(flow.context()[list]).toEqual({ items, next: null, added: 0 });
      expect(flow.can({ type: more })).toBe(false);
    });

    it(`${what}: a further page that fails leaves the list as it is, raises no toast, and can be fetched again`, async () => {
      const flow = await start('2');
      flow.send({ type: more });
      flow.news();
      await flow.fail(call);
      expect(flow.news()).toEqual({ at: at('moreFailed') });
      expect(flow.context()[list]).toEqual({ items: known, next: '2', added: null });
      flow.send({ type: more });
      expect(flow.news()).toEqual({ at: at('loadingMore'), asked: askedMore });
      await flow.answer(call, answer([further]));
      expect(flow.news().at).toBe(at('listing'));
      expect(flow.context()[list].items).toEqual([...known, further]);
    });
  });
}

/** The rules of a list in pages that is fetched anew when the person looks at the page again. */
export function describeRefreshedPages({
  what,
  start,
  known,
  further,
  list,
  more,
  call,
  answer = page,
}: PagedList) {
  describe(`${what}: further pages and a refresh (§22.6)`, () => {
    const shown = { type: 'page.shown' };

    it(`${what}: a refresh keeps further pages that have arrived, and fetches as many items again`, async () => {
      const flow = await start('2');
      flow.send({ type: more });
      await flow.answer(call, answer([further], '3'));
      flow.news();
      flow.send(shown);
      expect(flow.news().asked).toContainEqual([call, wanted(known.length + 1)]);
      const items = [further, ...known];
      await flow.answer(call, answer(items, 'after these'));
      expect(flow.context()[list]).toEqual({ items, next: 'after these', added: null });
    });

    it(`${what}: a press for a further page ends a refresh that is under way, whose answer is dropped`, async () => {
      const flow = await start('2');
      flow.send(shown);
      flow.send({ type: more });
      expect(flow.fakes.waiting(call)).toBe(1);
      await flow.answer(call, answer([further]));
      expect(flow.context()[list].items).toEqual([...known, further]);
    });

    it(`${what}: a look at the page does not disturb a further page on its way, and refreshes this list once the page has come`, async () => {
      const flow = await start('2');
      flow.send({ type: more });
      for (const _ of [1, 2]) flow.send(shown);
      expect(flow.fakes.waiting(call)).toBe(1);
      flow.news();
      await flow.answer(call, answer([further]));
      const items = [...known, further];
      expect(flow.context()[list].items).toEqual(items);
      const asked = flow.news().asked?.filter(([name]) => name !== 'awaitInstant');
      expect(asked).toEqual([[call, wanted(items.length, null, true)]]);
      await flow.answer(call, answer([further]));
      expect(flow.context()[list].items).toEqual([further]);
      expect(flow.fakes.waiting(call)).toBe(0);
    });

    it(`${what}: a further page that fails after a look at the page is said to have failed`, async () => {
      const flow = await start('2');
      flow.send({ type: more });
      flow.send(shown);
      flow.news();
      await flow.fail(call);
      expect(flow.news()).toEqual({ at: expect.stringContaining('moreFailed') });
      expect(flow.fakes.waiting(call)).toBe(0);
    });

    it(`${what}: after a refresh a further page that failed is offered anew, from where the list ends then`, async () => {
      const flow = await start('2');
      flow.send({ type: more });
      await flow.fail(call);
      flow.send(shown);
      await flow.answer(call, answer([...known], 'new 2'));
      flow.news();
      flow.send({ type: more });
      expect(flow.news().asked).toEqual([[call, wanted(1, 'new 2')]]);
    });
  });
}
