import type { Context } from 'koa';
import type { Services } from '../../services.ts';
import { HttpError, unauthenticated } from './http-error.ts';
import { type Quota, type RateLimits, rateHeaders } from './rate-limits.ts';
import type { Access, Caller } from './route.ts';

interface AuthenticateDeps extends Pick<Services, 'accounts' | 'integrations'> {
  rateLimits: RateLimits;
}

/**
 * Finds out who calls, and counts the call: for the token, or for the address if there is no valid token.
 * @throws HttpError 401, 429
 */
export async function authenticate(ctx: Context, access: Access, deps: AuthenticateDeps): Promise<Caller> {
  if (access === 'open') return { kind: 'nobody' };
  const token = bearerToken(ctx.get('Authorization'));
  const caller = access === 'address' ? ({ kind: 'nobody' } as const) : await findCaller(token, access, deps);
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

async function findCaller(
  secret: string | null,
  access: Access,
  { accounts, integrations }: AuthenticateDeps,
): Promise<Caller | null> {
  if (secret === null) return null;
  const token = await accounts.authenticateToken(secret);
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
