import { setTimeout as wait } from 'node:timers/promises';
import { type Span as ApiSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { TracingConfig } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import { formatTraceparent, parseTraceparent } from './traceparent.ts';
import type { NewSpan, Span, Tracing } from './tracing.ts';
import { warnOfFailures } from './warn-of-failures.ts';

interface OtelTracing {
  config: TracingConfig;
  logger: Logger;
  instanceId: string;
  /** How long spans wait to be sent together; default: OTEL_BSP_SCHEDULE_DELAY, or 5 s. */
  sendEveryMs?: number;
}

/** Spans that wait to be sent. Beyond them new ones are dropped, so that a collector that is away costs little memory. */
const maxWaitingSpans = 2048;
const sendTimeoutMs = 5_000;
const stopTimeoutMs = 2_000;
/** Of one attribute. Ours are shorter. */
const maxAttributeCharacters = 256;

/** Records spans with OpenTelemetry's SDK, and sends them in the background to a collector by OTLP over HTTP, as JSON. */
export function createOtelTracing({ config, logger, instanceId, sendEveryMs }: OtelTracing): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint}/v1/traces`,
    headers: config.headers,
    timeoutMillis: sendTimeoutMs,
    concurrencyLimit: 1,
  });
  const provider = new BasicTracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': config.serviceName, 'service.instance.id': instanceId }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.share) }),
    spanLimits: { attributeValueLengthLimit: maxAttributeCharacters },
    spanProcessors: [
      new BatchSpanProcessor(warnOfFailures(exporter, logger), {
        maxQueueSize: maxWaitingSpans,
        maxExportBatchSize: 512,
        ...(sendEveryMs === undefined ? {} : { scheduledDelayMillis: sendEveryMs }),
        exportTimeoutMillis: 2 * sendTimeoutMs,
      }),
    ],
  });
  const tracer = provider.getTracer('captioneer');
  const startWithin = (
    context: typeof ROOT_CONTEXT,
    { name, kind = 'internal', facts = {} }: Omit<NewSpan, 'parent'>,
  ) => asSpan(tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context), startWithin);
  return {
    startSpan({ parent, ...span }) {
      const place = parseTraceparent(parent ?? '');
      if (place === null) return startWithin(ROOT_CONTEXT, span);
      return startWithin(trace.setSpanContext(ROOT_CONTEXT, contextOf(place)), span);
    },
    async stop() {
      const late = new AbortController();
      const sent = provider.shutdown().catch((err) => logger.warn({ err }, 'the last spans could not be sent'));
      await Promise.race([sent, wait(stopTimeoutMs, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
    },
  };
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

function contextOf({ traceId, spanId, isSampled }: NonNullable<ReturnType<typeof parseTraceparent>>) {
  return { traceId, spanId, traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true };
}

type StartWithin = (context: typeof ROOT_CONTEXT, span: Omit<NewSpan, 'parent'>) => Span;

function asSpan(span: ApiSpan, startWithin: StartWithin): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const links = new Set<string>();
  return {
    traceId,
    traceparent: formatTraceparent({ traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 }),
    startChild: (child) => startWithin(trace.setSpan(ROOT_CONTEXT, span), child),
    rename: (name) => void span.updateName(name),
    add: (facts) => void span.setAttributes(facts),
    link(traceparent) {
      const place = parseTraceparent(traceparent);
      if (place === null || links.has(traceparent)) return;
      links.add(traceparent);
      span.addLink({ context: contextOf(place) });
    },
    fail(errorType) {
      span.setAttribute('error.type', errorType);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}
