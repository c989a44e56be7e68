import type { Context, Middleware } from 'koa';
import { type Tracing, withinSpan } from '../../infra/tracing/tracing.ts';

/**
 * Records a span for each call of the API, and for each request of pages that changes something. It continues the caller's trace
 * if there is a `traceparent`. Attributes follow OpenTelemetry's conventions for HTTP, with the route in place of the path, which may
 * contain a token.
 */
export function traceRequests(tracing: Tracing): Middleware {
  return async (ctx, next) => {
    const span = isTraced(ctx)
      ? tracing.startSpan({ name: nameOf(ctx.method), kind: 'server', parent: ctx.get('traceparent') })
      : null;
    if (span === null) return next();
    ctx.state.traceId = span.traceId;
    ctx.res.once('close', () => {
      const { statusCode, writableFinished } = ctx.res;
      const route = ctx.state.routePath;
      if (route !== undefined) span.rename(`${nameOf(ctx.method)} ${route}`);
      span.add({
        'http.request.method': knownMethods.includes(ctx.method) ? ctx.method : '_OTHER',
        'http.response.status_code': statusCode,
        'url.scheme': ctx.protocol,
        ...(route === undefined ? {} : { 'http.route': String(route) }),
        ...(ctx.state.requestId === undefined ? {} : { 'captioneer.request.id': ctx.state.requestId }),
      });
      if (statusCode >= 500) span.fail(String(statusCode));
      else if (!writableFinished) span.add({ 'captioneer.broken_off': true });
      span.end();
    });
    await withinSpan(span, next);
  };
}

/** A caller may send any word as its method. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function nameOf(method: string): string {
  return knownMethods.includes(method) ? method : 'HTTP';
}

function isTraced({ method, path }: Context): boolean {
  return path.startsWith('/api/') || !['GET', 'HEAD'].includes(method);
}
