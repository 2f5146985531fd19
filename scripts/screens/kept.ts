import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../stack/root.ts';

/** What a flow's view shows in a state, as the HTML of a body. */
export interface KeptScreen {
  /** The leaf state, as a path from the root of the machine. */
  readonly state: string;
  readonly html: string;
}

const cache = join(root, '.cache/screens');

/** Forgets the screens of earlier runs. */
export function clearScreens(): void {
  rmSync(cache, { recursive: true, force: true });
}

/** Keeps the screens that the paths of a flow have shown; the flow is named as its file. */
export function writeScreens(flow: string, screens: readonly KeptScreen[]): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(fileOf(flow), JSON.stringify(screens));
}

/** The flows that have kept screens. */
export function keptFlows(): string[] {
  return globSync(fileOf('*'))
    .map((file) => basename(file, '.json'))
    .sort();
}

/** The screens of the last run, each once a state; null for a flow that has not run. */
export function readScreens(flow: string): readonly KeptScreen[] | null {
  try {
    return JSON.parse(readFileSync(fileOf(flow), 'utf8'));
  } catch {
    return null;
  }
}

function fileOf(flow: string): string {
  return join(cache, `${flow}.json`);
}
