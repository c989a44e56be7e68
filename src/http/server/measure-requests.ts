import type { Middleware } from 'koa';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Clock } from '../../infra/clock.ts';
import type { Logger } from '../../infra/logging/logger.ts';

export interface MeasureRequestsDeps {
  /** Where the histogram is registered. */
  metrics: Registry;
  clock: Clock;
  requestLog: Logger;
}

/**
 * Times and logs every request once its reply has been sent or has broken off. The label is the route and not the
 * path, so that ids in paths make no new time series.
 */
export function measureRequests({ metrics, clock, requestLog }: MeasureRequestsDeps): Middleware {
  const duration = new Histogram({
    name: 'captioneer_http_request_duration_seconds',
    help: 'Time from a request’s headers to the end of its reply',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers: [metrics],
  });
  const sent = new Counter({
    name: 'captioneer_http_sent_bytes_total',
    help: 'Bytes of replies, with their headers',
    registers: [metrics],
  });
  return async (ctx, next) => {
    const startedMs = clock();
    // a connection carries one reply after the other
    const { socket } = ctx.req;
    const sentBefore = socket.bytesWritten;
    ctx.res.once('close', () => {
      const durationMs = clock() - startedMs;
      const route = String(ctx.state.routePath ?? 'none');
      duration.observe({ method: methodLabel(ctx.method), route, status: ctx.res.statusCode }, durationMs / 1000);
      sent.inc(Math.max(0, socket.bytesWritten - sentBefore));
      const { requestId, traceId } = ctx.state;
      const facts = { requestId, method: ctx.method, route, status: ctx.res.statusCode, durationMs };
      logRequest(requestLog, traceId === undefined ? facts : { ...facts, traceId });
    });
    await next();
  };
}

/** A caller may send any word as its method. */
function methodLabel(method: string): string {
  return ['GET', 'HEAD', 'POST', 'DELETE'].includes(method) ? method : 'other';
}

function logRequest(logger: Logger, facts: RequestFacts) {
  const isProbe = ['/healthz', '/readyz', '/metrics'].includes(facts.route);
  logger[isProbe ? 'debug' : 'info'](facts, 'request answered');
}

interface RequestFacts {
  requestId: string;
  traceId?: string;
  method: string;
  route: string;
  status: number;
  durationMs: number;
}
