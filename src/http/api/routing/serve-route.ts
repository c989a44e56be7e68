import type { Context, Middleware } from 'koa';
import { readBody } from '../../read-body.ts';
import { authenticate } from './authenticate.ts';
import type { HandlerDeps } from './handler-deps.ts';
import { parseBody, parseForm } from './parse-body.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Call, Reply, Route } from './route.ts';

/** For ordinary requests; videos are sent to /uploads. */
const maxBodyBytes = 1024 * 1024;
const bodyTimeoutMs = 60_000;

/** One route with its checks in their order: size, syntax, who calls, how often, and then its handler. */
export function serveRoute(route: Route, deps: HandlerDeps, rateLimits: RateLimits): Middleware {
  return async (ctx) => {
    const { accounts, integrations } = deps;
    const rawBody = await readRouteBody(ctx, route);
    const fields = route.body === 'fields' ? parseBody(rawBody, ctx.req.headers) : {};
    const caller = await authenticate(ctx, route.access, { accounts, integrations, rateLimits });
    const params: Record<string, string> = ctx.params ?? {};
    const call: Call = { caller, params, query: parseForm(ctx.querystring), fields, rawBody, ctx };
    send(ctx, await route.handle(call, deps));
  };
}

function readRouteBody(ctx: Context, route: Route): Promise<Buffer> | Buffer {
  if (route.body === 'stream') return Buffer.alloc(0);
  return readBody(ctx.req, ctx.res, { maxBytes: route.maxBodyBytes ?? maxBodyBytes, timeoutMs: bodyTimeoutMs });
}

function send(ctx: Context, { status, body, headers = {} }: Reply): void {
  ctx.status = status;
  if (body !== undefined) ctx.body = body;
  ctx.set(headers);
}
