import { describe, expect, it } from 'vitest';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { createOtelTracing } from '../../../../src/infra/tracing/otel-tracing.ts';
import { noTracing, type Tracing, traceWork } from '../../../../src/infra/tracing/tracing.ts';
import { traceOfRevision } from '../../../../src/product/videos/records/trace-of-revision.ts';
import { startTraceCollector } from '../../../support/trace-collector.ts';

const former = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** What a collector gets of it. */
async function spansOf(work: (tracing: Tracing) => Promise<void>) {
  const collector = await startTraceCollector();
  const config = { endpoint: collector.url, headers: {}, serviceName: 'tests', share: 1 };
  const tracing = createOtelTracing({ config, logger: silentLogger, instanceId: 'test' });
  await work(tracing);
  await tracing.stop();
  await collector.close();
  expect(collector.problems).toEqual([]);
  return collector.spans;
}

describe('traceOfRevision', () => {
  it('is the trace of the call that orders it', async () => {
    const spans = await spansOf(async (tracing) => {
      await traceWork(tracing, { name: 'call', parent: null }, async (span) => {
        expect(traceOfRevision({ tracing }, { name: 'create video' })).toBe(span?.traceparent);
      });
    });
    expect(spans.map(({ name }) => name)).toEqual(['call']);
  });

  it('is a new one where a chat orders it', async () => {
    let trace: string | null = null;
    const [span, ...more] = await spansOf(async (tracing) => {
      trace = traceOfRevision({ tracing }, { name: 'create video' });
    });
    expect(more).toEqual([]);
    expect(span).toMatchObject({ name: 'create video', parentSpanId: null, links: [] });
    expect(trace).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
  });

  it('is linked to the former one, once, however often the transaction is tried', async () => {
    const [span] = await spansOf(async (tracing) => {
      await traceWork(tracing, { name: 'call', parent: null }, async () => {
        for (const _ of [1, 2, 3]) traceOfRevision({ tracing }, { name: 'edit video', former });
      });
    });
    expect(span?.links.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`)).toEqual([former]);
  });

  it('is none while traces are off', () => {
    expect(traceOfRevision({ tracing: noTracing }, { name: 'edit video', former })).toBeNull();
    expect(traceOfRevision({}, { name: 'create video' })).toBeNull();
  });
});
