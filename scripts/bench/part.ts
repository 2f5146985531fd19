import type { Parts } from '../stack/parts.ts';
import type { Site } from './site.ts';

/** A line of the table. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  /** The floor or a peer, measured in the same run unless it is quoted with its day. */
  readonly beside?: string;
  readonly aim?: string;
}

export interface Findings {
  readonly rows: readonly Row[];
  /** Lines below the table. */
  readonly notes?: readonly string[];
  /** Counts and ratios beyond their bound: the bench fails. */
  readonly faults?: readonly string[];
}

/** Shared by the parts; the site is built for the first part that asks for it. */
export interface Machinery {
  readonly running: Parts;
  readonly site: () => Promise<Site>;
}

export type Part = (machinery: Machinery) => Promise<Findings>;

const rounds = 5;

/** The median of each number of five measurements, after one that warms up. */
export async function medians<Name extends string>(
  measure: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const first = await measure();
  const all: Record<Name, number>[] = [];
  for (let round = 0; round < rounds; round++) all.push(await measure());
  const names = Object.keys(first) as Name[];
  const entries = names.map((name) => [name, median(all.map((one) => one[name]))]);
  return Object.fromEntries(entries);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A peer's figures as they were measured on the day of the quotation. */
export function quoted(peer: string): string {
  return `${peer} (2026-11-22)`;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export function number(value: number): string {
  return whole.format(value);
}

export function ms(...values: readonly number[]): string {
  return `${values.map(number).join(', ')} ms`;
}

export function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** Prints the table with what belongs below it; returns whether there is no fault. */
export function printFindings(findings: readonly Findings[]): boolean {
  const head = { what: '', ours: 'ours', beside: 'floor or peer', aim: 'aim' };
  const lines = [head, ...findings.flatMap(({ rows }) => rows)].map(
    ({ what, ours, beside = '–', aim = '–' }) => [what, ours, beside, aim],
  );
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  console.log('');
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  console.log(`
Medians of ${rounds} after one to warm up; the backend's calls for 4 seconds. Pages, Login and slots are
on a phone with 4 × CPU, 1.6 Mbps, 150 ms and a cold cache; tree and calendar are not slowed down.`);
  for (const note of findings.flatMap(({ notes = [] }) => notes)) console.log(note);
  const faults = findings.flatMap(({ faults = [] }) => faults);
  for (const fault of faults) console.log(`Fault: ${fault}`);
  return faults.length === 0;
}
