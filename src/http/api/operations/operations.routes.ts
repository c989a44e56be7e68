import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { unauthenticated, unauthenticatedSchema } from '../routing/http-error.ts';
import { openRoute } from '../routing/route.ts';
import { bearerToken } from '../routing/serve-route.ts';

const checkSchema = z.strictObject({ ok: z.boolean(), message: z.string().optional() });
const readinessSchema = z.strictObject({
  status: z.enum(['ready', 'not_ready']),
  checks: z.record(z.string(), checkSchema),
});

const alive = openRoute('get', '/healthz', {
  id: 'healthz',
  tag: 'Operation',
  summary: 'Whether the process is alive',
  replies: { 200: { description: 'It is alive', schema: z.strictObject({ status: z.literal('ok') }) } },
  handle: async () => ({ status: 200, body: { status: 'ok' } }),
});

const ready = openRoute('get', '/readyz', {
  id: 'readyz',
  tag: 'Operation',
  summary: 'Whether the process is ready, with a check of each part',
  replies: {
    200: { description: 'Ready', schema: readinessSchema },
    503: { description: 'Not ready', schema: readinessSchema },
  },
  async handle(_call, { checkHealth, phase }) {
    const parts = await checkHealth();
    const now = phase();
    const process = now === 'running' ? { ok: true } : { ok: false, message: `is ${now}` };
    const checks = { ...parts, process };
    const isReady = Object.values(checks).every(({ ok }) => ok);
    return { status: isReady ? 200 : 503, body: { status: isReady ? 'ready' : 'not_ready', checks } };
  },
});

const metrics = openRoute('get', '/metrics', {
  id: 'metrics',
  tag: 'Operation',
  summary: 'Metrics for Prometheus',
  description: 'If METRICS_TOKEN is set, it is needed as bearer token.',
  replies: {
    200: { description: 'Prometheus text', schema: z.string(), contentType: 'text/plain' },
    401: { description: 'METRICS_TOKEN is missing or wrong', schema: unauthenticatedSchema },
  },
  async handle({ ctx }, deps) {
    const expected = deps.config.metricsToken;
    if (expected !== null) verifyToken(bearerToken(ctx.get('Authorization')), expected);
    return {
      status: 200,
      body: await deps.metrics.metrics(),
      headers: { 'Content-Type': deps.metrics.contentType },
    };
  },
});

export const operationsRoutes = [alive, ready, metrics];

/** Compares in constant time; hashing makes the lengths equal. @throws HttpError 401 */
function verifyToken(given: string | null, expected: string): void {
  if (given === null) throw unauthenticated('missing_token');
  if (!timingSafeEqual(sha256(given), sha256(expected))) throw unauthenticated('invalid_token');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
