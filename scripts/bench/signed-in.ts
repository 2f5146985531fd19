import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { sessionKey } from '#domain/session.ts';
import { exampleSettings } from './example-settings.ts';
import { type Opened, type Outside, openVisitor, type Pace } from './visitor.ts';

/**
 * The service's answering time on a slow phone, in milliseconds: a round trip and some work. Injected
 * answers do not pass the slowed network.
 */
const slowAnswer = 170;

export interface Visit {
  pace: Pace;
  /** The service's answers, by path; the session is always valid. */
  answers: Readonly<Record<string, unknown>>;
  /** The navigation state of the page. */
  state?: unknown;
  /** The device's storage beside the session. */
  stored?: Readonly<Record<string, unknown>>;
  serviceWorkers?: 'allow' | 'block';
}

/** A page of a signed-in person; the bench itself answers its calls. */
export async function openSignedIn(
  browser: Browser,
  origin: string,
  { pace, answers, state = null, stored = {}, serviceWorkers }: Visit,
): Promise<Opened> {
  const answer = answering(answers, pace === 'slow phone' ? slowAnswer : 0);
  const { context, page } = await openVisitor(browser, origin, pace, serviceWorkers, answer);
  const [key, session] = benchSession;
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const);
  await context.addInitScript(prepare, { state, texts: [[key, session] as const, ...texts] });
  return { context, page };
}

/** The service with answers by path; of what is not the service nothing answers. */
export function answering(answers: Visit['answers'], delay = 0): Outside {
  const all: Visit['answers'] = { '/validate-token': { valid: true }, ...answers };
  const api = new URL(exampleSettings.VITE_API_URL).origin;
  return async ({ origin, pathname }) => {
    if (origin !== api) return null;
    await after(delay);
    const answer = all[pathname];
    return { status: answer === undefined ? 404 : 200, json: answer ?? {} };
  };
}

/** The owner of the session and the drafts. */
export const benchUser = 'bench';

/** The session as the device keeps it: its key and its text. */
export const benchSession = [
  sessionKey,
  JSON.stringify({ userID: benchUser, token: 'bench', userLocation: null, isAuthenticated: true }),
] as const;

interface Prepared {
  readonly state: unknown;
  readonly texts: readonly (readonly [key: string, text: string])[];
}

function prepare({ state, texts }: Prepared): void {
  if (state !== null) history.replaceState(state, '');
  for (const [key, text] of texts) localStorage.setItem(key, text);
}
