import Koa, { type Middleware } from 'koa';
import type { Config } from '../../infra/config/config.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { identifyRequest } from './identify-request.ts';
import { type MeasureRequestsDeps, measureRequests } from './measure-requests.ts';
import { replyStreamError } from './reply-stream-error.ts';

export interface HttpApp {
  app: Koa;
  /** Ends replies that have no end of their own (event streams), for a server that stops. */
  endStreams(): void;
}

interface HttpAppOptions extends MeasureRequestsDeps {
  config: Config;
  logger: Logger;
  /** In this order: each one answers for its own addresses and calls the next one for all others. */
  parts: Middleware[];
}

/**
 * The Koa application around pages and API; it listens to nothing yet (see `startHttpServer`). Parts find in
 * `ctx.state`: `requestId`, `logger`, `stopping` (see `abortSignalOf`); they set `routePath`, by which requests are
 * measured.
 */
export function createHttpApp({ config, logger, metrics, clock, parts }: HttpAppOptions): HttpApp {
  const { trustedProxies } = config.http;
  const stopping = new AbortController();
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.context.onerror = replyStreamError;
  app.on('error', (err) => logger.error({ err }, 'reply failed'));
  app.use(identifyRequest(logger)).use(measureRequests({ metrics, clock }));
  app.use((ctx, next) => {
    ctx.state.stopping = stopping.signal;
    return next();
  });
  for (const part of parts) app.use(part);
  return { app, endStreams: () => stopping.abort() };
}
