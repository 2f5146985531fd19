import { describe, expect, test } from 'vitest';
import { faultOfProductionSettings, isLocalMode } from '../../scripts/settings.ts';

const valid = {
  VITE_API_URL: 'https://api.timewell.example',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'timewell-in.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'timewell-in',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

describe('Settings of a production build', () => {
  test('settings that name Firebase and the backend are accepted', () => {
    expect(faultOfProductionSettings(valid)).toBeUndefined();
  });

  test('all missing settings are named in one sentence that says where they are explained', () => {
    expect(faultOfProductionSettings({})).toBe(
      'A production build needs VITE_API_URL, VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_APP_ID: set them in the environment or in .env.production.local, as .env.example explains.',
    );
    expect(faultOfProductionSettings({ ...valid, VITE_API_URL: ' ' })).toBe(
      'A production build needs VITE_API_URL: set it in the environment or in .env.production.local, as .env.example explains.',
    );
  });

  test.each([
    ['a demo project', { VITE_FIREBASE_PROJECT_ID: 'demo-timewell' }, /demo project/],
    ['the emulator', { VITE_AUTH_EMULATOR_URL: 'http://10.0.0.9:9099' }, /VITE_AUTH_EMULATOR_URL/],
    ['a stand-in', { VITE_PUSH_STAND_IN_URL: 'http://10.0.0.9:9098' }, /VITE_PUSH_STAND_IN_URL/],
    ['no address', { VITE_API_URL: 'api.example.org' }, /^VITE_API_URL is not an address/],
    ['a space behind an address', { VITE_API_URL: 'https://a.example ' }, /^VITE_API_URL .* space/],
    [
      'a line break behind a key',
      { VITE_FIREBASE_VAPID_KEY: 'key\n' },
      /^VITE_FIREBASE_VAPID_KEY .* line/,
    ],
    ['plain http', { VITE_API_URL: 'http://api.example.org' }, /over https/],
    ['a local backend', { VITE_API_URL: 'https://localhost:8787' }, /VITE_API_URL is https:/],
    ['a local calendar', { VITE_CALENDAR_URL: 'http://127.0.0.1:8787' }, /VITE_CALENDAR_URL/],
    ['a local site', { VITE_SITE_URL: 'http://localhost:5173' }, /VITE_SITE_URL/],
    ['plain http for reports', { VITE_TELEMETRY_URL: 'http://t.example' }, /VITE_TELEMETRY_URL/],
    ['a local geocoder', { VITE_GEOCODER_URL: 'https://[::1]/' }, /VITE_GEOCODER_URL/],
  ])('%s is refused', (_, change, sentence) => {
    expect(faultOfProductionSettings({ ...valid, ...change })).toMatch(sentence);
  });

  test('the check applies to every mode except the local ones', () => {
    expect(['stack', 'development', 'test', 'production', 'staging'].map(isLocalMode)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
