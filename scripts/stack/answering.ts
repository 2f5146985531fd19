import pWaitFor, { TimeoutError } from 'p-wait-for';
import { Fault } from '../fault.ts';
import type { Child } from './child.ts';

// On a busy machine the sign-in emulator, ready in 7 s on a quiet one, took more than a minute.
const patienceMs = 180_000;

/** Resolves when the child's address answers with success; throws a `Fault` if it ends or takes over 3 minutes. */
export async function answering(child: Child, url: string): Promise<void> {
  const ending = new AbortController();
  void child.ended.then((end) => ending.abort(new Fault(lastWords(child, end))));
  const { signal } = ending;
  try {
    await pWaitFor(() => answers(url), { interval: 100, timeout: patienceMs, signal });
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    throw new Fault(`${child.name} did not answer on ${url} within 3 minutes.\n${child.output()}`);
  }
}

/** The last words of an ended child: its own sentence if it wrote one, else all of its output. */
export function lastWords(child: Child, end: number | string): string {
  const complaint = child.complaint().trim();
  const isSentence = complaint !== '' && !complaint.includes('\n');
  return isSentence
    ? complaint
    : `${child.name} ended unexpectedly (${end}).\n${child.output().trim()}`.trim();
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
