import { setTimeout as after } from 'node:timers/promises';
import { Fault } from '../fault.ts';
import type { Child } from './child.ts';

const patience = { ready: 60_000, each: 2_000, between: 100 };

/** Resolves when the child's address answers with success; throws a `Fault` if it ends or takes over 60 s. */
export async function answering(child: Child, url: string): Promise<void> {
  const deadline = Date.now() + patience.ready;
  let end: number | string | undefined;
  void child.ended.then((how) => {
    end = how;
  });
  while (!(await answers(url))) {
    if (end !== undefined) throw new Fault(lastWords(child, end));
    if (Date.now() > deadline) {
      throw new Fault(`${child.name} did not answer on ${url} within 60 s.\n${child.output()}`);
    }
    await after(patience.between);
  }
}

/** What a child said before it ended: its own sentence if it gave one, else all that is known. */
export function lastWords(child: Child, end: number | string): string {
  const complaint = child.complaint().trim();
  const isSentence = complaint !== '' && !complaint.includes('\n');
  return isSentence
    ? complaint
    : `${child.name} ended unexpectedly (${end}).\n${child.output().trim()}`.trim();
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(patience.each) })).ok;
  } catch {
    return false;
  }
}
