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

describe('Sharing a link on a device that can share', () => {
  it('hands the title and the whole address to another app and copies nothing', async () => {
    const { share, writeText } = device({ share: async () => {} });
    expect(await shareLink(link)).toEqual({ outcome: 'shared' });
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Garba night', url });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('resolves as cancelled when the person closes the share sheet', async () => {
    device({ share: () => Promise.reject(new DOMException('no', 'AbortError')) });
    expect(await shareLink(link)).toEqual({ outcome: 'cancelled' });
  });

  it('fails when the device refuses', async () => {
    const refusal = new DOMException('no', 'NotAllowedError');
    device({ share: () => Promise.reject(refusal) });
    await expect(shareLink(link)).rejects.toBe(refusal);
  });
});

describe('Sharing a link on a device that cannot share', () => {
  it('copies the whole address', async () => {
    const { writeText } = device({});
    expect(await shareLink(link)).toEqual({ outcome: 'copied' });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('fails when the clipboard refuses', async () => {
    const refusal = new DOMException('no', 'NotAllowedError');
    device({ writeText: () => Promise.reject(refusal) });
    await expect(shareLink(link)).rejects.toBe(refusal);
  });
});
