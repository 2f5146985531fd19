import { optionsOf } from '../command-line.ts';
import { type StackOptions, startStack } from '../stack.ts';
import { aborted } from './aborted.ts';
import { followCodes } from './codes.ts';
import { dataPlaceFrom } from './data-place.ts';
import { portsFrom } from './ports.ts';
import type { SentPush } from './push-stand-in.ts';

const demoNumber = '+91 98765 43210';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs the stack as a command until a signal, or until a part ends. */
export async function runStack(mode: StackOptions['mode']): Promise<void> {
  const stopping = new AbortController();
  for (const signal of signals) process.on(signal, () => stopping.abort(new Stopped()));
  const { signal } = stopping;
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`.padStart(6);
  try {
    const { fresh = false } = optionsOf({ fresh: { type: 'boolean' } });
    const ports = portsFrom(process.env);
    const place = dataPlaceFrom(process.env);
    console.log('Starting Timewell …');
    const tell = (line: string) => console.log(`${seconds()}  ${line}`);
    const options = { ports, ...place, mode, fresh, tell, receivePush, signal };
    const stack = await startStack(options);
    console.log(`\nTimewell is ready: ${stack.appUrl}`);
    console.log(
      `Demo number: ${demoNumber} (any other number registers). Ctrl-C stops everything.\n`,
    );
    const codes = followCodes(stack.authUrl, signal, ({ phoneNumber, code }) =>
      console.log(`Code for ${phoneNumber}: ${code}`),
    );
    try {
      await Promise.race([stack.broken, aborted(signal)]);
    } finally {
      stopping.abort(new Stopped());
      await Promise.all([stack.close(), codes]);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

function receivePush({ notification: { title, body }, data: { path } }: SentPush): void {
  console.log(`Push message: ${title} – ${body} (${path})`);
}

/** A requested stop, which is not a failure. */
class Stopped extends Error {}
