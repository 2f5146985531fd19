import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from '../../src/services/share-link.ts';

const link = { title: 'Garba night', path: '/event/garba%2F1' };
const url = 'https://timewell.test/event/garba%2F1';

afterEach(() => vi.unstubAllGlobals());

function device(can: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const share = can.share && vi.fn<(data: ShareData) => Promise<void>>(can.share);
  const writeText = vi.fn<(text: string) => Promise<void>>(can.writeText ?? (async () => {}));
  vi.stubGlobal('window', { location: { origin: 'https://timewell.test' } });
  vi.stubGlobal('navigator', { ...(share ? { share } : {}), clipboard: { writeText } });
  return { share, writeText };
}

describe('where the device can share', () => {
  it('the title and the whole address go to another app, and nothing is copied', async () => {
    const { share, writeText } = device({ share: async () => {} });
    expect(await shareLink(link)).toEqual({ outcome: 'shared' });
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Garba night', url });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('a person who thinks better of it has cancelled', async () => {
    device({ share: () => Promise.reject(new DOMException('no', 'AbortError')) });
    expect(await shareLink(link)).toEqual({ outcome: 'cancelled' });
  });

  it('a share that the device refuses fails', async () => {
    const refusal = new DOMException('no', 'NotAllowedError');
    device({ share: () => Promise.reject(refusal) });
    await expect(shareLink(link)).rejects.toBe(refusal);
  });
});

describe('where it cannot', () => {
  it('the whole address is copied', async () => {
    const { writeText } = device({});
    expect(await shareLink(link)).toEqual({ outcome: 'copied' });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('a clipboard that refuses makes it fail', async () => {
    const refusal = new DOMException('no', 'NotAllowedError');
    device({ writeText: () => Promise.reject(refusal) });
    await expect(shareLink(link)).rejects.toBe(refusal);
  });
});
