import type { ChartState, ChartTransition } from './chart.ts';
import type { Standing } from './coverage.ts';
import { linesOf, widthOf } from './measure.ts';

/** One line of text in a chart. */
export interface Line {
  text: string;
  tone: 'name' | 'text' | 'call' | 'way' | 'guard';
  /** How tests stand to the transition that the line begins. */
  standings: Standing[];
  /** The transition's key, where the line belongs to one. */
  way?: string;
}

/** Lines as a block: what a box or the label of an arrow needs of space. */
export interface Block {
  lines: Line[];
  width: number;
  height: number;
}

export const lineHeights = { name: 20, text: 16, call: 16, way: 17, guard: 15 } as const;
export const sizes = { name: 15, text: 12.5, call: 12.5, way: 12.5, guard: 12 } as const;
/** The room of the marks before a transition's text. */
export const marksWidth = 34;
/** The room inside a box, beside what it says. */
export const boxPadding = 12;

const textWidth = 190;
const wideTextWidth = 340;
const wayWidth = 230;

/** What stands in a state's box: its name, what it is, what it calls, and where it stays as it is. */
export function boxOf(state: ChartState, inner: readonly ChartTransition[]): Block {
  const width = state.states.length > 0 ? wideTextWidth : Math.max(textWidth, nameWidth(state));
  const wrapped = (text: string, tone: 'text' | 'call') =>
    linesOf(text, sizes[tone], width).map((line): Line => ({ text: line, tone, standings: [] }));
  const lines: Line[] = [
    { text: state.name, tone: 'name', standings: [] },
    ...wrapped(state.description, 'text'),
    ...(state.calls.length > 0 ? wrapped(`calls ${state.calls.join(', ')}`, 'call') : []),
    ...inner.flatMap((transition) => wayLines(transition, insideOf(transition, state))),
  ];
  return blockOf(lines);
}

/** What stands at an arrow: each transition that goes along it. */
export function labelOf(transitions: readonly ChartTransition[]): Block {
  return blockOf(transitions.flatMap((transition) => wayLines(transition)));
}

function wayLines(
  { trigger, condition, standings, key }: ChartTransition,
  { before = '', after = '' } = {},
): Line[] {
  const guard = condition ? `[${condition}]` : '';
  const first = { tone: 'way', standings, way: key } as const;
  const whole = [before, trigger, guard, after].filter(Boolean).join(' ');
  if (!guard || widthOf(whole, sizes.way) <= wayWidth) return [{ ...first, text: whole }];
  const rest = [guard, after].filter(Boolean).join(' ');
  return [
    { ...first, text: [before, trigger].filter(Boolean).join(' ') },
    { text: rest, tone: 'guard', standings: [], way: key },
  ];
}

/** A turn before what stays, an arrow and a name after what leads inside or out. */
function insideOf(
  { targets }: ChartTransition,
  { id }: ChartState,
): { before?: string; after?: string } {
  const [target] = targets;
  if (target === undefined || target === id) return { before: '↻' };
  return { after: `→ ${target.split('.').at(-1)}` };
}

function nameWidth({ name }: ChartState): number {
  return widthOf(name, sizes.name);
}

function blockOf(lines: Line[]): Block {
  const width = Math.max(0, ...lines.map(widthOfLine));
  const height = lines.reduce((sum, { tone }) => sum + lineHeights[tone], 0);
  return { lines, width, height };
}

function widthOfLine({ text, tone }: Line): number {
  const indent = tone === 'way' || tone === 'guard' ? marksWidth : 0;
  return widthOf(text, sizes[tone]) + indent;
}
