import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { routePath } from 'hono/route';
import { currentRequest, type InSpan } from '../current-request.ts';
import type { Middleware } from '../http/context.ts';

/** How long a stop waits for a collector. */
const patienceMs = 2_000;

export interface Tracing {
  /** Makes a span of each request, and lets what it does make spans below it. */
  readonly traceRequests: Middleware;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

/** Sends traces as the variables `OTEL_…` of OpenTelemetry say (§22.143). */
export function startTracing(): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'timewell-backend' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('timewell');

  const below = (request: Span): InSpan => {
    const parent = trace.setSpan(ROOT_CONTEXT, request);
    return async (name, attributes, act) => {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
      try {
        return await act();
      } catch (error) {
        // Without its message, in which the driver quotes values.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    };
  };

  return {
    traceRequests: async (context, next) => {
      const { method } = context.req;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      const id = context.var.requestId;
      await currentRequest.run({ id, inSpan: below(span) }, next);
      const route = routePath(context, -1);
      const { status } = context.res;
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'timewell.request_id': id,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    close: () =>
      Promise.race([provider.shutdown(), setTimeout(patienceMs, undefined, { ref: false })]),
  };
}
