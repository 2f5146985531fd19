import type { ChartState, ChartTransition } from './chart.ts';
import type { Standing } from './coverage.ts';
import { linesOf, widthOf } from './measure.ts';

/** One line of text in a chart. */
export interface Line {
  text: string;
  tone: 'name' | 'text' | 'call' | 'way' | 'guard';
  /** The standings of the transition that begins on this line. */
  standings: Standing[];
  /** The transition's key, where the line belongs to one. */
  way?: string;
}

/** Lines with their size: the content of a box or of an arrow's label. */
export interface Block {
  lines: Line[];
  width: number;
  height: number;
}

export const lineHeights = { name: 20, text: 16, call: 16, way: 17, guard: 15 } as const;
export const sizes = { name: 15, text: 12.5, call: 12.5, way: 12.5, guard: 12 } as const;
/** The width of the marks before a transition's text, in px. */
export const marksWidth = 34;
/** The space between a box and its text, in px. */
export const boxPadding = 12;

const textWidth = 190;
const wideTextWidth = 340;
const wayWidth = 230;

/** The text of a state's box: name, description, actors, and transitions that stay in the state. */
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

/** The text of an arrow: each of its transitions. */
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

/** A turn for a transition that stays, an arrow and a name for one that leads inside or out. */
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
