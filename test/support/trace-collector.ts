import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { startScriptedServer } from './scripted-server.ts';

const nanoseconds = z.string().regex(/^\d{19}$/);
const spanId = z.string().regex(/^(?!0+$)[0-9a-f]{16}$/);
const traceId = z.string().regex(/^(?!0+$)[0-9a-f]{32}$/);

const attributes = z.array(
  z.strictObject({
    key: z.string().min(1),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ boolValue: z.boolean() }),
      z.strictObject({ intValue: z.union([z.number().int(), z.string().regex(/^-?\d+$/)]) }),
      z.strictObject({ doubleValue: z.number() }),
    ]),
  }),
);

const dropped = z.number().int().optional();

/** `ExportTraceServiceRequest` of OTLP 1, as JSON: what this service may send, and nothing else. */
const exportRequest = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes, droppedAttributesCount: dropped }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string().optional() }),
          spans: z.array(
            z.strictObject({
              traceId,
              spanId,
              parentSpanId: spanId.optional(),
              traceState: z.string().optional(),
              flags: z.number().int().optional(),
              name: z.string().min(1),
              kind: z.number().int().min(1).max(5),
              startTimeUnixNano: nanoseconds,
              endTimeUnixNano: nanoseconds,
              attributes,
              droppedAttributesCount: z.literal(0).optional(),
              events: z.array(z.never()),
              droppedEventsCount: dropped,
              links: z.array(
                z.strictObject({
                  traceId,
                  spanId,
                  attributes,
                  droppedAttributesCount: dropped,
                  flags: z.number().int().optional(),
                  traceState: z.string().optional(),
                }),
              ),
              droppedLinksCount: dropped,
              status: z.strictObject({ code: z.number().int().min(0).max(2), message: z.never().optional() }),
            }),
          ),
        }),
      ),
      schemaUrl: z.string().optional(),
    }),
  ),
});

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: number;
  durationMs: number;
  failed: boolean;
  links: { traceId: string; spanId: string }[];
  attributes: Record<string, unknown>;
  /** Attributes of the process that recorded it. */
  resource: Record<string, unknown>;
}

/**
 * A collector of OpenTelemetry on loopback, stricter than real ones: it answers 400 to what it does not know, and keeps why.
 * @param answer `refuse` = 503; `hang` = no answer
 */
export async function startTraceCollector({ answer = 'take' }: { answer?: 'take' | 'refuse' | 'hang' } = {}) {
  const spans: CollectedSpan[] = [];
  const problems: string[] = [];
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  let now = answer;
  const server = await startScriptedServer(async (request, response) => {
    if (now === 'hang') return;
    if (now === 'refuse') {
      response.writeHead(503).end();
      return;
    }
    const body = await text(request);
    bodies.push(body);
    headers.push(request.headers);
    try {
      if (`${request.method} ${request.url}` !== 'POST /v1/traces') throw new Error(`${request.method} ${request.url}`);
      if (request.headers['content-type'] !== 'application/json') throw new Error('not JSON');
      spans.push(...readSpans(body));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    } catch (error) {
      problems.push(String(error));
      response.writeHead(400).end();
    }
  });
  return {
    url: server.url,
    requests: server.requests,
    spans,
    problems,
    bodies,
    headers,
    answerWith: (next: 'take' | 'refuse' | 'hang') => {
      now = next;
    },
    close: server.close,
  };
}

function readSpans(body: string): CollectedSpan[] {
  return exportRequest.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => {
        const ns = BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano);
        if (ns < 0n) throw new Error(`${span.name} ends before it begins`);
        return {
          ...span,
          parentSpanId: span.parentSpanId ?? null,
          durationMs: Number(ns) / 1e6,
          failed: span.status.code === 2,
          attributes: valuesOf(span.attributes),
          resource: valuesOf(resource.attributes),
        };
      }),
    ),
  );
}

function valuesOf(list: z.infer<typeof attributes>): Record<string, unknown> {
  return Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));
}
