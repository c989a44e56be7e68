import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/infra/errors/app-error.ts';
import { createLogger } from '../../../src/infra/logging/logger.ts';
import { createOtelTracing } from '../../../src/infra/tracing/otel-tracing.ts';
import { type Tracing, traceOfLine, tracePart, traceWork } from '../../../src/infra/tracing/tracing.ts';
import { startTraceCollector } from '../../support/trace-collector.ts';
import { waitFor } from '../../support/wait-for.ts';

const remote = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7';
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function open({ share = 1, answer = 'take' as 'take' | 'refuse' | 'hang' } = {}) {
  const collector = await startTraceCollector({ answer });
  endings.push(collector.close);
  const { tracing, lines } = openAt(collector.url, share);
  return { collector, tracing, lines };
}

function openAt(endpoint: string, share = 1) {
  const lines: { level: number; msg: string; lostSpans?: number }[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const config = { endpoint, headers: {}, serviceName: 'tests', share };
  const tracing = createOtelTracing({ config, logger, instanceId: 'test', sendEveryMs: 20 });
  endings.push(() => tracing.stop());
  return { tracing, lines };
}

const work = (tracing: Tracing, parent: string | null = null) =>
  traceWork(tracing, { name: 'work', parent }, () => tracePart('part', async () => traceOfLine().traceId));

describe('createOtelTracing', () => {
  it('sends the spans of a work and its parts, when it stops at the latest', async () => {
    const { collector, tracing } = await open();
    await work(tracing, `${remote}-01`);
    await tracing.stop();
    const [part, whole] = collector.spans;
    expect(collector.problems).toEqual([]);
    expect([part?.name, part?.parentSpanId]).toEqual(['part', whole?.spanId]);
    expect([whole?.name, whole?.parentSpanId]).toEqual(['work', remote.split('-')[2]]);
    expect(whole?.resource).toMatchObject({ 'service.name': 'tests', 'service.instance.id': 'test' });
  });

  it('begins a new trace where the parent is missing or not valid', async () => {
    const { tracing } = await open();
    const ids = await Promise.all(
      [null, '', 'x', `${remote}-zz`, `ff${remote.slice(2)}-01`].map((at) => work(tracing, at)),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(remote.split('-')[1]);
  });

  it('records nothing of a trace that its caller does not record, and still knows its id', async () => {
    const { collector, tracing } = await open();
    expect(await work(tracing, `${remote}-00`)).toBe(remote.split('-')[1]);
    await tracing.stop();
    expect(collector.spans).toEqual([]);
  });

  it('records the given share of the traces that begin here', async () => {
    const { collector, tracing } = await open({ share: 0 });
    await work(tracing);
    await tracing.stop();
    expect(collector.spans).toEqual([]);
  });

  it('records an error by its code, not by its message', async () => {
    const { collector, tracing } = await open();
    const failing = traceWork(tracing, { name: 'work', parent: null }, async () => {
      throw new AppError('not_found', { message: 'https://example.com/private?key=hush' });
    });
    await expect(failing).rejects.toThrow('private');
    await tracing.stop();
    expect(collector.spans).toMatchObject([{ failed: true, attributes: { 'error.type': 'not_found' } }]);
    expect(collector.bodies.join('')).not.toContain('hush');
  });

  it('warns once of a collector that refuses, and says when it takes spans again', { timeout: 60_000 }, async () => {
    const { collector, tracing, lines } = await open({ answer: 'refuse' });
    await work(tracing);
    await waitFor(() => expect(lines).toHaveLength(1));
    await work(tracing);
    const before = collector.requests.length;
    await waitFor(() => expect(collector.requests.length).toBeGreaterThan(before + 1));
    collector.answerWith('take');
    await waitFor(async () => {
      await work(tracing);
      expect(lines).toHaveLength(2);
    });
    expect(lines).toMatchObject([{ level: 40 }, { level: 30, lostSpans: expect.any(Number) }]);
    expect(lines[1]?.lostSpans).toBeGreaterThanOrEqual(2);
  });

  it.each(['hang', 'away'] as const)('does not delay work or its own end by a collector that is %s', async (fault) => {
    const { collector, tracing } = await open({ answer: 'hang' });
    if (fault === 'away') await collector.close();
    const startedMs = performance.now();
    for (let count = 0; count < 20_000; count++) await work(tracing);
    const workMs = performance.now() - startedMs;
    await tracing.stop();
    const stopMs = performance.now() - startedMs - workMs;
    expect(workMs / 20_000).toBeLessThan(0.5);
    expect(stopMs).toBeLessThan(3_000);
  });

  it('keeps few spans while the collector hangs', async () => {
    const { collector, tracing } = await open({ answer: 'hang' });
    await work(tracing);
    await waitFor(() => expect(collector.requests.length).toBe(1));
    for (let count = 0; count < 5_000; count++) await work(tracing);
    collector.answerWith('take');
    await tracing.stop();
    expect(collector.spans.length).toBeLessThanOrEqual(2048);
  });
});
