import ElkConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { type Block, boxOf, boxPadding, labelOf } from './lines.ts';

/** A chart with positions and sizes in px. */
export interface Drawing {
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
  /** The start marks of states with states inside them. */
  starts: { x: number; y: number }[];
}

export interface Box {
  state: ChartState;
  block: Block;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Arrow {
  /** Ids of the states at its ends; an arrow from a start mark has no `from`. */
  from: string | null;
  to: string;
  isFailure: boolean;
  points: { x: number; y: number }[];
  label: { block: Block; x: number; y: number } | null;
}

const elk = new ElkConstructor();

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.cycleBreaking.strategy': 'INTERACTIVE',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.aspectRatio': '1',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
} as const;

const startSize = 10;
const step = 1000;

/** Lays a chart out with nested states, arrows around them and labels that do not overlap. */
export async function layOut({ root, states }: Chart): Promise<Drawing> {
  const boxes = states.map((state) => ({ state, block: boxOf(state, staying(state)) }));
  const courses = states.flatMap(coursesOf);
  const blocks = new Map(boxes.map(({ state, block }) => [state, block]));
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: { ...options, 'elk.padding': '[top=1,left=1,bottom=1,right=1]' },
    children: [nodeOf(root, blocks)],
    edges: courses.map(edgeOf),
  };
  const { width, height, children, edges }: ElkNode = await elk.layout(graph);
  const nodes = new Map((children ?? []).flatMap(withInner).map((node) => [node.id, node]));
  return {
    width: Math.ceil(width ?? 0),
    height: Math.ceil(height ?? 0),
    boxes: boxes.map(({ state, block }) => boxFrom(state, block, nodes.get(state.id))),
    arrows: courses.map((course, index) => arrowFrom(course, edges?.[index])),
    starts: [...nodes.values()]
      .filter(({ id }) => id.startsWith(startPrefix))
      .map(({ x = 0, y = 0 }) => ({ x: round(x + startSize / 2), y: round(y + startSize / 2) })),
  };
}

/** The transitions listed inside a box: arrows lead only between neighbouring states. */
function staying({ id, transitions }: ChartState): ChartTransition[] {
  return transitions.filter(
    ({ targets, actions }) =>
      (targets.length > 0 || actions.length > 0) &&
      targets.every((target) => isWithin(target, id) || isWithin(id, target)),
  );
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`);
}

function nodeOf(state: ChartState, blocks: ReadonlyMap<ChartState, Block>): ElkNode {
  const { width = 0, height = 0 } = blocks.get(state) ?? {};
  const size = { width: width + 2 * boxPadding, height: height + 2 * boxPadding };
  if (state.states.length === 0) return { id: state.id, ...size };
  const hasStart = state.states.some(({ isInitial }) => isInitial) && state.kind === 'compound';
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${size.height + 8},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // Height before width: the layout compares them before it turns the chart upright.
      'elk.nodeSize.minimum': `(${size.height},${size.width})`,
    },
    children: [
      ...(hasStart ? [{ id: startPrefix + state.id, width: startSize, height: startSize }] : []),
      ...state.states.map((inner, index) => ({
        ...nodeOf(inner, blocks),
        // Only its order among the others: the layout finds arrows that lead back up by it.
        x: (index + 1) * step,
        y: (index + 1) * step,
      })),
    ],
  };
}

const startPrefix = 'start of ';

/** An arrow before it has a position. */
type Course = Pick<Arrow, 'from' | 'to' | 'isFailure'> & { block: Block | null };

/** Transitions with the same ends share an arrow; each initial state has an arrow of its own. */
function coursesOf(state: ChartState): Course[] {
  const told = new Set(staying(state));
  const away = state.transitions.filter((way) => way.targets.length > 0 && !told.has(way));
  const byTarget = Map.groupBy(away, ({ targets }) => targets[0] ?? '');
  const first = state.kind === 'compound' ? state.states.find(({ isInitial }) => isInitial) : null;
  const start = { from: null, to: first?.id ?? '', isFailure: false, block: null };
  const ways = [...byTarget].map(([to, along]) => ({
    from: state.id,
    to,
    isFailure: along.every(({ isFailure }) => isFailure),
    block: labelOf(along),
  }));
  return first ? [start, ...ways] : ways;
}

function edgeOf({ from, to, block }: Course, index: number): ElkExtendedEdge {
  const parent = to.split('.').slice(0, -1).join('.');
  return {
    id: `arrow ${index}`,
    sources: [from ?? startPrefix + parent],
    targets: [to],
    ...(block && { labels: [{ text: to, width: block.width, height: block.height }] }),
  };
}

function withInner(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(withInner)];
}

function boxFrom(state: ChartState, block: Block, node: ElkNode | undefined): Box {
  const { x = 0, y = 0, width = 0, height = 0 } = node ?? {};
  return { state, block, x: round(x), y: round(y), width: round(width), height: round(height) };
}

function arrowFrom({ block, ...course }: Course, edge: ElkExtendedEdge | undefined): Arrow {
  const { sections = [], labels: [label] = [] } = edge ?? {};
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return {
    ...course,
    points: points.map(({ x, y }) => ({ x: round(x), y: round(y) })),
    label: block && { block, x: round(label?.x ?? 0), y: round(label?.y ?? 0) },
  };
}

/** Rounds to half a px, so that every machine draws the same. */
function round(length: number): number {
  return Math.round(length * 2) / 2;
}
