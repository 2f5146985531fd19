import { resolve } from 'node:path';
import type { ConfigEnv, UserConfig } from 'vite';
import { root } from '../stack/root.ts';

/**
 * Whether the app itself is built for a browser: the bench builds a page of its own with the same
 * configuration, and pages are rendered by a build that runs here.
 */
export function isBuildOfApp(config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && !isSsrBuild && resolve(config.root ?? root) === root;
}
