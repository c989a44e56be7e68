import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { traceRequests } from '../../../src/http/server/trace-requests.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createOtelTracing } from '../../../src/infra/tracing/otel-tracing.ts';
import type { Tracing } from '../../../src/infra/tracing/tracing.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';
import { startTraceCollector } from '../../support/trace-collector.ts';
import { waitFor } from '../../support/wait-for.ts';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let tracing: Tracing;
let server: ScriptedServer;

beforeAll(async () => {
  collector = await startTraceCollector();
  const config = { endpoint: collector.url, headers: {}, serviceName: 'tests', share: 1 };
  tracing = createOtelTracing({ config, logger: silentLogger, instanceId: 'test', sendEveryMs: 20 });
  const app = new Koa();
  app.use(traceRequests(tracing));
  app.use(async (ctx) => {
    if (ctx.path.startsWith('/api/videos/')) ctx.state.routePath = '/videos/:id';
    ctx.status = ctx.query.fails ? 500 : 204;
  });
  server = await startScriptedServer(app.callback());
});

afterAll(async () => {
  await server.close();
  await tracing.stop();
  await collector.close();
});

/** The span of a request; null = the one after it has a span, and this one has not. */
async function spanOf(method: string, path: string) {
  collector.spans.length = 0;
  await fetch(`${server.url}${path}`, { method });
  await fetch(`${server.url}/api/after`);
  await waitFor(() => expect(collector.spans.some(({ name }) => name === 'GET')).toBe(true));
  return collector.spans.find(({ name }) => name !== 'GET') ?? null;
}

it.each([
  ['PATCH', '/api/videos/1?key=hush', 'PATCH /videos/:id', 'PATCH'],
  ['PURGE', '/api/videos/1', 'HTTP /videos/:id', '_OTHER'],
  ['POST', '/app/any', 'POST', 'POST'],
])('names %s %s by its route', async (method, path, name, attribute) => {
  const span = await spanOf(method, path);
  expect(span).toMatchObject({ name, failed: false, attributes: { 'http.request.method': attribute } });
});

it.each(['/healthz', '/metrics', '/media/token/video.mp4', '/app/page'])('has no span for GET %s', async (path) => {
  expect(await spanOf('GET', path)).toBeNull();
});

it('fails with a status of our side', async () => {
  const span = await spanOf('POST', '/api/videos/1?fails=1');
  expect(span).toMatchObject({ failed: true, attributes: { 'error.type': '500', 'http.response.status_code': 500 } });
});

it('sends no path and no query', () => {
  expect(collector.problems).toEqual([]);
  expect(collector.bodies.join('')).not.toMatch(/hush|videos\/1/);
});
