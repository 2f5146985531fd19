// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../backend/sessions/device.ts';

const pixel =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

describe('The name of a device', () => {
  it.each([
    [pixel, 'Chrome on Android'],
    [
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    ['Firefox/133.0', 'Firefox'],
    ['Dalvik/2.1.0 (Linux; U; Android 14)', 'Android'],
    ['curl/8.5.0', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (userAgent, name) => expect(deviceOf(userAgent)).toBe(name));

  it.each([
    '<script>alert(1)</script>',
    '\u202egnp.exe on Windows',
    "'; drop table sessions;--",
    `${'x'.repeat(5_000)} Chrome/1 (Linux; Android 9)`,
    '(((((('.repeat(1_000),
    'ఱ'.repeat(10_000),
  ])(
    'the name comes from known words alone, whatever the User-Agent holds: %#',
    async (userAgent) => {
      expect([null, 'Windows']).toContain(deviceOf(userAgent));
    },
  );
});
