import { randomUUID } from 'node:crypto';
import Koa, { type BaseContext, type DefaultContext, type Middleware } from 'koa';
import type { Config } from '../../infra/config/config.ts';
import { type Logger, withoutRedaction } from '../../infra/logging/logger.ts';
import type { Tracing } from '../../infra/tracing/tracing.ts';
import { limitWaitingReplies } from './limit-waiting-replies.ts';
import { type MeasureRequestsDeps, measureRequests } from './measure-requests.ts';
import { takeTurns } from './take-turns.ts';
import { traceRequests } from './trace-requests.ts';

export interface HttpApp {
  app: Koa;
  /** Ends replies that have no end of their own (event streams), for a server that stops. */
  endStreams(): void;
  /** Call it for each new connection. */
  noteConnection(): void;
}

interface HttpAppOptions extends Omit<MeasureRequestsDeps, 'requestLog'> {
  tracing?: Tracing;
  config: Config;
  logger: Logger;
  /** What the process does at the moment. */
  phase(): 'starting' | 'running' | 'stopping';
  /** In this order: each one answers for its own addresses and calls the next one for all others. */
  parts: Middleware[];
}

/**
 * The Koa application around pages and API; it listens to nothing yet (see `startHttpServer`). Parts find in
 * `ctx.state`: `requestId`, `logger`, `stopping` (see `abortSignalOf`); they set `routePath`, by which requests are
 * measured.
 */
export function createHttpApp({ config, logger, metrics, clock, phase, parts, tracing }: HttpAppOptions): HttpApp {
  const { trustedProxies } = config.http;
  const stopping = new AbortController();
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.context.onerror = replyStreamError;
  app.on('error', (err) => logger.error({ err }, 'reply failed'));
  const turns = takeTurns();
  app
    .use(turns.middleware)
    .use(limitWaitingReplies())
    .use(identifyRequest(logger))
    .use(measureRequests({ metrics, clock, requestLog: withoutRedaction(logger) }));
  if (tracing) app.use(traceRequests(tracing));
  app.use((ctx, next) => {
    ctx.state.stopping = stopping.signal;
    // so that no balancer sends a call over a connection that is about to be closed
    if (phase() === 'stopping') ctx.set('Connection', 'close');
    return next();
  });
  for (const part of parts) app.use(part);
  return { app, endStreams: () => stopping.abort(), noteConnection: turns.noteConnection };
}

/**
 * Gives every request an id, which the reply's header, the log and the body of a 500 carry: the caller's own
 * `X-Request-Id` if it is harmless, otherwise a new UUID.
 */
function identifyRequest(logger: Logger): Middleware {
  return async (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    const requestId = /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    let own: Logger | null = null;
    // few requests log anything but that they were answered
    Object.defineProperty(ctx.state, 'logger', { get: () => (own ??= logger.child({ requestId })) });
    ctx.set('X-Request-Id', requestId);
    await next();
  };
}

/**
 * Replaces Koa's `ctx.onerror`, which is called when a stream fails while it is being sent. If nothing has been sent
 * yet, the reply is a 500. Otherwise the connection is cut, so that nobody takes a part of the body for the whole.
 */
function replyStreamError(this: BaseContext & DefaultContext, error: Error | null | undefined): void {
  if (!error) return;
  const { res, state } = this;
  const isCallerGone = callerGoneCodes.includes((error as NodeJS.ErrnoException).code ?? '');
  state.logger[isCallerGone ? 'debug' : 'warn']({ err: error }, 'a reply broke off');
  if (res.headersSent || res.destroyed) {
    res.destroy();
    return;
  }
  for (const name of res.getHeaderNames()) if (name !== 'x-request-id') res.removeHeader(name);
  res.statusCode = 500;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify({ message: 'Server Error', request_id: state.requestId }));
}

const callerGoneCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];
