import type { FoundChromium } from '../../scripts/chromium.ts';
import { buildFolderOf } from '../../scripts/stack/app-build.ts';
import { appSettings } from '../../scripts/stack/app-settings.ts';
import type { Ports } from '../../scripts/stack/ports.ts';
import { pushSettings } from './push-settings.ts';

/** Where the stack of this run listens, and the browser that visits it. */
export interface RunningStack {
  readonly appUrl: string;
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly pushUrl: string;
  readonly chromium: Pick<FoundChromium, 'path' | 'shellPath'>;
}

/** Hands the stack over to the workers, which inherit the environment. */
export function announceStack(stack: RunningStack): void {
  process.env.TIMEWELL_TEST_STACK = JSON.stringify(stack);
}

/** The stack that the global set-up has started. */
export function runningStack(): RunningStack {
  return JSON.parse(process.env.TIMEWELL_TEST_STACK ?? 'null');
}

/** The folder with the build that the stack serves. */
export function buildOf(stack: RunningStack): Promise<string> {
  return buildFolderOf({ ...appSettings(portsOf(stack)), ...pushSettings });
}

export function portsOf({ appUrl, apiUrl, authUrl, pushUrl }: RunningStack): Ports {
  const portOf = (url: string) => Number(new URL(url).port);
  return {
    app: portOf(appUrl),
    backend: portOf(apiUrl),
    auth: portOf(authUrl),
    push: portOf(pushUrl),
  };
}
