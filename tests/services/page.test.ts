import { describe, expect, it, vi } from 'vitest';
import { getEvents } from '#domain/contract/events.ts';
import type { Send } from '../../src/services/api/client.ts';
import { sendAllPages } from '../../src/services/api/page.ts';

const { signal } = new AbortController();

describe('All pages of a list', () => {
  const all = (send: Send) => sendAllPages(send, getEvents, { host_id: 'asha' }, signal);

  it('are asked for one after the other, until an answer names no next one', async () => {
    const send = inPages(['first', 'second', 'third']);
    expect(await all(send)).toEqual([{ events: [] }, { events: [] }, { events: [] }]);
    expect(vi.mocked(send).mock.calls.map(([, request]) => request)).toEqual([
      { host_id: 'asha' },
      { host_id: 'asha', cursor: 'second' },
      { host_id: 'asha', cursor: 'third' },
    ]);
  });

  it('fail as a whole if one of them fails', async () => {
    const send = inPages(['first', 'second', 'third']);
    vi.mocked(send).mockRejectedValueOnce(new Error('lost'));
    await expect(all(send)).rejects.toThrow('lost');
  });

  it('end with the hundredth, if a service names a next one for ever', async () => {
    const send = vi.fn(async (_call, _request, { onNext }) => {
      onNext?.('again');
      return { events: [] };
    }) as unknown as Send;
    expect(await all(send)).toHaveLength(100);
  });

  function inPages(cursors: readonly string[]): Send {
    let page = 0;
    return vi.fn(async (_call, _request, { onNext }) => {
      page += 1;
      const next = cursors[page];
      if (next !== undefined) onNext?.(next);
      return { events: [] };
    }) as unknown as Send;
  }
});
