import { drivers, type Standing } from './coverage.ts';
import type { Arrow, Box, Drawing } from './layout.ts';
import { boxPadding, type Line, lineHeights, marksWidth, sizes } from './lines.ts';

/** A drawn chart; each state links to its entry in the list. */
export function Picture({ drawing }: { drawing: Drawing }) {
  const { width, height, boxes, arrows, starts } = drawing;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the section around it is named, and a title would show as a tip.
    <svg className="picture" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {boxes.map((box) => (
        <StateBox key={box.state.id} box={box} />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it to focus; the list says it. */}
      <g aria-hidden="true">
        {starts.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="start" cx={x} cy={y} r={5} />
        ))}
        {arrows.map((arrow) => (
          <ArrowLine key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
        ))}
        {arrows.map((arrow) => (
          <ArrowLabel key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
        ))}
        {boxes.filter(isCrossed).map((box) => (
          <g key={box.state.id} className="over">
            <BoxLines box={box} />
          </g>
        ))}
      </g>
    </svg>
  );
}

function StateBox({ box }: { box: Box }) {
  const { state, x, y, width, height } = box;
  const isFinal = state.kind === 'final';
  return (
    <a
      id={`chart:${state.id}`}
      href={`#${state.id}`}
      className={`state ${state.kind}`}
      aria-label={[state.name, state.description].filter(Boolean).join(': ')}
    >
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {isFinal && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={7.5}
          className="inner"
        />
      )}
      {!isCrossed(box) && <BoxLines box={box} />}
    </a>
  );
}

/** Arrows lead across a state with states inside it: its text is drawn over them. */
function isCrossed({ state }: Box): boolean {
  return state.states.length > 0;
}

function BoxLines({ box: { block, x, y } }: { box: Box }) {
  return <Lines lines={block.lines} x={x + boxPadding} y={y + boxPadding} />;
}

function ArrowLine({ arrow: { points, from, to, isFailure } }: { arrow: Arrow }) {
  const tip = isFailure ? 'url(#tip-of-failure)' : 'url(#tip)';
  return (
    <path
      className={isFailure ? 'arrow failure' : 'arrow'}
      data-from={from}
      data-to={to}
      d={rounded(points)}
      markerEnd={tip}
    />
  );
}

function ArrowLabel({ arrow: { label, from, to } }: { arrow: Arrow }) {
  if (!label) return null;
  const { block, x, y } = label;
  return (
    <g className="label" data-from={from} data-to={to}>
      <rect x={x - 3} y={y - 1} width={block.width + 6} height={block.height + 2} rx={4} />
      <Lines lines={block.lines} x={x} y={y} />
    </g>
  );
}

function Lines({ lines, x, y }: { lines: readonly Line[]; x: number; y: number }) {
  let top = y;
  return lines.map(({ text, tone, standings, way }, index) => {
    const base = top + lineHeights[tone] * 0.5 + sizes[tone] * 0.32;
    const middle = top + lineHeights[tone] * 0.5;
    top += lineHeights[tone];
    const indent = tone === 'way' || tone === 'guard' ? marksWidth : 0;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and lines may say the same.
      <g key={index} data-way={way}>
        {standings.map(({ kind }, driver) => (
          <MarkOf
            key={drivers[driver]?.name}
            kind={kind}
            x={x + 5 + driver * marksStep}
            y={middle}
          />
        ))}
        <text x={x + indent} y={base} className={tone}>
          {text}
        </text>
      </g>
    );
  });
}

/** The distance between two marks, in px. */
export const marksStep = 9.5;

/** The mark of a standing: filled if taken, a dash if left out, a ring if missing, else a dot. */
export function MarkOf({ kind, x, y }: { kind: Standing['kind']; x: number; y: number }) {
  if (kind === 'leftOut') return <path className="mark leftOut" d={`M${x - 3} ${y}h6`} />;
  return <circle className={`mark ${kind}`} cx={x} cy={y} r={markSizes[kind]} />;
}

const markSizes = { taken: 3.4, missing: 3, notWalked: 1.2 } as const;

const radius = 6;

/** An SVG path through the points with rounded corners. */
function rounded(points: Arrow['points']): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const start = towards(point, before);
      const end = towards(point, after);
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

type Point = Arrow['points'][number];

/** A point close to the first on the way to the second, at most their middle. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  const at = (one: number, other: number) => Math.round((one + (other - one) * part) * 10) / 10;
  return { x: at(from.x, to.x), y: at(from.y, to.y) };
}
