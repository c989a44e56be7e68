import type { Context, Middleware } from 'koa';
import { callerNetwork } from '../../../infra/caller-network.ts';
import { oneAtATime } from '../../../infra/one-at-a-time.ts';
import { callerGoneSignal } from '../../abort-signal.ts';
import { type Quota, type RateLimits, rateHeaders } from '../../rate-limits.ts';
import { readBody } from '../../read-body.ts';
import type { Services } from '../../services.ts';
import { HttpError, unauthenticated } from './http-error.ts';
import { isLargeBody } from './large-bodies.ts';
import { parseBody, parseForm } from './parse-body.ts';
import type { Access, Call, Caller, HandlerDeps, Reply, Route } from './route.ts';

/** For ordinary requests; videos are sent to /uploads. */
const maxBodyBytes = 1024 * 1024;
const bodyTimeoutMs = 60_000;

/** One route with its checks in their order: size, syntax, who calls, how often, and then its handler. */
export function serveRoute(route: Route, deps: HandlerDeps, rateLimits: RateLimits): Middleware {
  return async (ctx) => {
    const { accounts, integrations } = deps;
    const rawBody = await readRouteBody(ctx, route);
    const parsed = await parseRouteBody(rawBody, { ctx, route, deps });
    const caller = await authenticate(ctx, route.access, { accounts, integrations, rateLimits });
    const params: Record<string, string> = ctx.params ?? {};
    const call: Call = { caller, params, query: parseForm(ctx.querystring), ...parsed, rawBody, ctx };
    send(ctx, await route.handle(call, deps));
  };
}

function readRouteBody(ctx: Context, route: Route): Promise<Buffer> | Buffer {
  if (route.body === 'stream') return Buffer.alloc(0);
  const limits = { maxBytes: route.maxBodyBytes ?? maxBodyBytes, timeoutMs: bodyTimeoutMs };
  return readBody(ctx.req, ctx.res, { ...limits, network: callerNetwork(ctx.ip) });
}

/** A body that is larger waits for a round of the event loop of its own, since the ends of many may arrive together. */
const smallBodyBytes = 2 * 1024;
const nextRound = oneAtATime(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** Nobody is refused for a body that is not read. */
function isIgnored({ access, fields }: Route): boolean {
  return access === 'open' && fields === undefined;
}

/** @throws HttpError 400, 415 */
async function parseRouteBody(
  rawBody: Buffer,
  { ctx, route, deps }: { ctx: Context; route: Route; deps: HandlerDeps },
): Promise<Pick<Call, 'fields' | 'reading'>> {
  if ((route.body ?? 'fields') !== 'fields' || isIgnored(route)) return { fields: {}, reading: null };
  const { headers } = ctx.req;
  if (!isLargeBody(rawBody.length, headers['content-type'])) {
    if (rawBody.length > smallBodyBytes) await nextRound();
    return { fields: parseBody(rawBody, headers), reading: null };
  }
  const { 'content-type': type, 'content-encoding': encoding } = headers;
  const body = {
    bytes: new Uint8Array(rawBody),
    headers: { 'content-type': type, 'content-encoding': encoding },
    fieldsOf: route.largeFields ?? null,
  };
  const read = await deps.largeBodies.read(body, { owner: callerNetwork(ctx.ip), signal: callerGoneSignal(ctx) });
  if ('refused' in read) throw new HttpError(read.refused);
  return read;
}

function send(ctx: Context, { status, body, headers = {} }: Reply): void {
  ctx.status = status;
  if (body !== undefined) ctx.body = body;
  ctx.set(headers);
}

interface AuthenticateDeps extends Pick<Services, 'accounts' | 'integrations'> {
  rateLimits: RateLimits;
}

/**
 * Finds out who calls, and counts the call: for the token, or for the address if there is no valid token.
 * @throws HttpError 401, 429
 */
async function authenticate(ctx: Context, access: Access, deps: AuthenticateDeps): Promise<Caller> {
  if (access === 'open') return { kind: 'nobody' };
  const token = bearerToken(ctx.get('Authorization'));
  const caller =
    access === 'address'
      ? ({ kind: 'nobody' } as const)
      : await findCaller(token, { access, isRead: isRead(ctx) }, deps);
  if (caller && caller.kind !== 'nobody') {
    enforceQuota(ctx, await deps.rateLimits.countToken(callerKey(caller)));
    return caller;
  }
  enforceQuota(ctx, await deps.rateLimits.countAddress(ctx.ip));
  if (caller) return caller;
  throw unauthenticated(token === null ? 'missing_token' : 'invalid_token');
}

/** A name for the caller, unique among users' tokens and integrations: for rate limits and idempotency. */
export function callerKey(caller: Exclude<Caller, { kind: 'nobody' }>): string {
  return caller.kind === 'user' ? `token:${caller.tokenId}` : `integration:${caller.integrationId}`;
}

/** null = no bearer token was sent at all. */
export function bearerToken(header: string): string | null {
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? null;
}

function isRead({ method }: Context): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function findCaller(
  secret: string | null,
  { access, isRead }: { access: Access; isRead: boolean },
  { accounts, integrations }: AuthenticateDeps,
): Promise<Caller | null> {
  if (secret === null) return null;
  const token = await accounts.authenticateToken(secret, { isRead });
  if (token) return { kind: 'user', ...token, secret };
  if (access !== 'user_or_integration') return null;
  const integration = await integrations.authenticateIntegration(secret);
  return integration && { kind: 'integration', ...integration, secret };
}

function enforceQuota(ctx: Context, quota: Quota | null): void {
  if (!quota) return;
  ctx.set(rateHeaders(quota));
  if (!quota.exceeded) return;
  const headers = { 'Retry-After': String(quota.resetSeconds) };
  throw new HttpError({ status: 429, body: { message: 'Too Many Attempts.' }, headers });
}
