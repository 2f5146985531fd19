import { describe, expect, it, vi } from 'vitest';
import { getEvents } from '#domain/contract/events.ts';
import type { Send } from '../../src/services/api/client.ts';
import { sendAllPages, sendPages } from '../../src/services/api/page.ts';

const { signal } = new AbortController();
const request = { host_id: 'asha' };

describe('All pages of a list', () => {
  const all = (send: Send) =>
    sendAllPages(send, getEvents, request, signal).then(({ pages }) => pages);

  it('are asked for one after the other, until an answer names no next one', async () => {
    const send = inPages(['first', 'second', 'third']);
    expect(await all(send)).toEqual([answer('first'), answer('second'), answer('third')]);
    expect(asked(send)).toEqual([
      request,
      { ...request, cursor: 'second' },
      { ...request, cursor: 'third' },
    ]);
  });

  it('fail as a whole if one of them fails', async () => {
    const send = inPages(['first', 'second', 'third']);
    vi.mocked(send).mockRejectedValueOnce(new Error('lost'));
    await expect(all(send)).rejects.toThrow('lost');
  });

  it('are the first alone while the device has no network, since only that one is stored', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await all(inPages(['first', 'second']))).toEqual([answer('first')]);
    vi.unstubAllGlobals();
  });

  it('end with the hundredth, if a service names a next one for ever', async () => {
    expect(await all(endless)).toHaveLength(100);
  });
});

describe('Some pages of a list', () => {
  const some = (send: Send, least: number, cursor: string | null = null) => {
    const itemsOf = ({ events }: { events: { id?: string | null | undefined }[] }) =>
      events.map(({ id }) => id).filter((id) => id !== 'second');
    const isEnough = ({ length }: readonly unknown[]) => length >= least;
    return sendPages(send, getEvents, request, { cursor, itemsOf, isEnough }, signal);
  };

  it('are the one at the cursor, where it is enough, and its answer hands the next cursor on', async () => {
    const send = inPages(['first', 'third']);
    expect(await some(send, 1)).toEqual({ items: ['first'], next: 'third' });
    expect(await some(send, 1, 'third')).toEqual({ items: ['third'], next: null });
    expect(asked(send)).toEqual([request, { ...request, cursor: 'third' }]);
  });

  it('are as many as hold the wanted items, also where a page has none that is shown', async () => {
    const pages = ['first', 'second', 'third', 'fourth'];
    expect(await some(inPages(pages), 2)).toEqual({ items: ['first', 'third'], next: 'fourth' });
    const send = inPages(pages.slice(1));
    expect(await some(send, 1)).toEqual({ items: ['third'], next: 'fourth' });
    expect(asked(send)).toHaveLength(2);
  });

  it('end with the list, also if they hold less than is wanted', async () => {
    expect(await some(inPages(['first']), 2)).toEqual({ items: ['first'], next: null });
    expect(await some(inPages(['second']), 1)).toEqual({ items: [], next: null });
  });

  it('name no further one after the hundredth that was not enough', async () => {
    expect(await some(endless, 101)).toMatchObject({ next: null });
  });
});

const endless = vi.fn(async (_call, _request, { onNext }) => {
  onNext?.('again');
  return answer('again');
}) as unknown as Send;

function answer(id: string) {
  return { events: [{ id }] };
}

/** A service with one event on each page, named as the cursor of its page. */
function inPages(cursors: readonly string[]): Send {
  let page = 0;
  return vi.fn(async (_call, _request, { onNext }) => {
    page += 1;
    const next = cursors[page];
    if (next !== undefined) onNext?.(next);
    return answer(cursors[page - 1] ?? '');
  }) as unknown as Send;
}

function asked(send: Send): unknown[] {
  return vi.mocked(send).mock.calls.map(([, sent]) => sent);
}
