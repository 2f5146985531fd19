import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { listenOnLoopback } from '../../../scripts/stack/loopback.ts';

const Attributes = v.pipe(
  v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })),
  v.transform((list) =>
    Object.fromEntries(
      // Random digits, which belong to no person.
      list.flatMap(({ key, value }) =>
        key === 'timewell.request_id' ? [] : [[key, Object.values(value)[0]]],
      ),
    ),
  ),
);

const TracedSpan = v.pipe(
  v.looseObject({
    spanId: v.string(),
    parentSpanId: v.optional(v.string()),
    name: v.string(),
    attributes: Attributes,
    events: v.optional(v.array(v.unknown())),
    status: v.object({ code: v.optional(v.number(), 0) }),
  }),
  v.transform((span) => ({ ...span, status: span.status.code })),
);

const Traces = v.object({
  resourceSpans: v.array(
    v.object({ scopeSpans: v.array(v.object({ spans: v.array(TracedSpan) })) }),
  ),
});

/** A span as a collector receives it, without its request's id. */
export type TracedSpan = v.InferOutput<typeof TracedSpan>;

/** A collector of OpenTelemetry's traces on this machine. */
export interface Collector {
  readonly url: string;
  readonly spans: () => readonly TracedSpan[];
  readonly close: () => Promise<void>;
}

export async function openCollector(): Promise<Collector> {
  const received: TracedSpan[] = [];
  const { port, close } = await listenOnLoopback(async (request, answer) => {
    const { resourceSpans } = v.parse(Traces, await json(request));
    for (const { scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans) received.push(...spans);
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  return { url: `http://127.0.0.1:${port}`, spans: () => received, close };
}
