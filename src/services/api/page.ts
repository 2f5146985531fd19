import type { Call, RequestOf, ResponseOf } from '../../domain/contract/call.ts';
import type { ListPage } from '../../domain/paged-list.ts';
import { isOffline } from '../network.ts';
import type { Send, SendOptions } from './client.ts';

/** More than the reference backend lets a person fill; a service that never ends is left there. */
const mostPages = 100;

/** Which pages of a list are asked for. */
interface Span<Answer, Item> {
  /** The cursor of the first of them; null for the first of the list. */
  cursor: string | null;
  itemsOf: (answer: Answer) => readonly Item[];
  /** Whether these items are all that is wanted. */
  isEnough: (items: readonly Item[]) => boolean;
  /** Receives when a stored answer was given, in milliseconds; without it a stored answer is used offline only. */
  onStored?: (at: number) => void;
  /** Whether the list is shown already, and no stored answer has to stand for one. */
  isShown?: boolean;
}

/** Asks for pages of a list, one after the other, until they are enough or the list ends. */
export async function sendPages<C extends Call, Item>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  { cursor, itemsOf, isEnough, ...options }: Span<ResponseOf<C>, Item>,
  signal: AbortSignal,
): Promise<ListPage<Item>> {
  const items: Item[] = [];
  let next = cursor;
  for (let page = 1; page <= mostPages; page += 1) {
    const asked = next === null ? request : Object.assign({}, request, { cursor: next });
    const answered = await sendPage(send, call, asked, { signal, ...options });
    items.push(...itemsOf(answered.answer));
    next = answered.next;
    if (next === null || isEnough(items)) return { items, next };
  }
  return { items, next: null };
}

/** Whether there are so many items. */
export function atLeast(least: number): (items: readonly unknown[]) => boolean {
  return ({ length }) => length >= least;
}

/** Looks for an item of a list on one page after the other; undefined if no page has it. */
export async function findOnPages<C extends Call, Item>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  {
    isIt,
    ...wanted
  }: Pick<Span<ResponseOf<C>, Item>, 'itemsOf' | 'isShown'> & {
    isIt: (item: Item) => boolean;
  },
  signal: AbortSignal,
): Promise<Item | undefined> {
  const span = { ...wanted, cursor: null, isEnough: (items: readonly Item[]) => items.some(isIt) };
  return (await sendPages(send, call, request, span, signal)).items.find(isIt);
}

/**
 * Asks for all pages of a list; the answer to each. Where none comes the first page, which the device
 * has stored, stands for the list, and `storedAt` is when it was given, in milliseconds; else null. The
 * list `isWhole` unless a further page is known.
 */
export async function sendAllPages<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
): Promise<{ pages: readonly ResponseOf<C>[]; storedAt: number | null; isWhole: boolean }> {
  const isFirstEnough = isOffline();
  let storedAt: number | null = null;
  const onStored = (at: number) => {
    storedAt = at;
  };
  const isEnough = () => isFirstEnough || storedAt !== null;
  const all = { cursor: null, itemsOf: one<ResponseOf<C>>, isEnough, onStored };
  const { items: pages, next } = await sendPages(send, call, request, all, signal);
  return { pages, storedAt, isWhole: next === null };
}

/** Asks for one page of a list; its answer, and the cursor of the page after it. */
async function sendPage<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  options: SendOptions,
): Promise<{ answer: ResponseOf<C>; next: string | null }> {
  let next: string | null = null;
  const onNext = (cursor: string) => {
    next = cursor;
  };
  return { answer: await send(call, request, { ...options, onNext }), next };
}

function one<Answer>(answer: Answer): readonly Answer[] {
  return [answer];
}
