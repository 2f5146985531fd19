import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from '../../src/services/share-link.ts';

const link = { title: 'Garba night', text: 'You are invited.', path: '/event/garba%2F1' };
const url = 'https://timewell.test/event/garba%2F1';

afterEach(() => vi.unstubAllGlobals());

function device(can: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(can.share ?? (async () => {}));
  const writeText = vi.fn<(text: string) => Promise<void>>(can.writeText ?? (async () => {}));
  vi.stubGlobal('window', { location: { origin: 'https://timewell.test' } });
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  return { share, writeText };
}

describe('Sharing a link by the device’s share sheet', () => {
  it('hands title, text and the whole address to another app and copies nothing', async () => {
    const { share, writeText } = device({});
    expect(await shareLink({ way: 'sheet', ...link })).toEqual({ outcome: 'shared' });
    const { title, text } = link;
    expect(share).toHaveBeenCalledExactlyOnceWith({ title, text, url });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('resolves as cancelled when the person closes the share sheet', async () => {
    device({ share: () => Promise.reject(new DOMException('no', 'AbortError')) });
    expect(await shareLink({ way: 'sheet', ...link })).toEqual({ outcome: 'cancelled' });
  });

  it('fails when the device refuses', async () => {
    const refusal = new DOMException('no', 'NotAllowedError');
    device({ share: () => Promise.reject(refusal) });
    await expect(shareLink({ way: 'sheet', ...link })).rejects.toBe(refusal);
  });
});

describe('Copying a link', () => {
  it('copies the whole address and shares nothing', async () => {
    const { share, writeText } = device({});
    expect(await shareLink({ way: 'clipboard', ...link })).toEqual({ outcome: 'copied' });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    expect(share).not.toHaveBeenCalled();
  });

  it('fails when the clipboard refuses', async () => {
    const refusal = new DOMException('no', 'NotAllowedError');
    device({ writeText: () => Promise.reject(refusal) });
    await expect(shareLink({ way: 'clipboard', ...link })).rejects.toBe(refusal);
  });
});
