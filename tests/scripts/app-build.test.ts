import { expect, it, vi } from 'vitest';
import { buildFolderOf } from '../../scripts/stack/app-build.ts';

it('Local stack: a setting of the app in the shell has a build of its own, and without it the former build is found again', async () => {
  const settings = { VITE_API_URL: 'http://127.0.0.1:8787' };
  const usual = await buildFolderOf(settings);
  vi.stubEnv('VITE_BRAND_NAME', 'Clockwise');
  expect(await buildFolderOf(settings)).not.toBe(usual);
  vi.unstubAllEnvs();
  expect(await buildFolderOf(settings)).toBe(usual);
});
