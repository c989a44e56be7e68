import type { Context } from 'koa';
import type { Services } from '../../services.ts';
import { HttpError, unauthenticated } from './http-error.ts';
import { type Quota, type RateLimits, rateHeaders } from './rate-limits.ts';
import type { Access, Caller } from './route.ts';

export interface AuthenticateDeps {
  services: Pick<Services, 'accounts' | 'integrations'>;
  rateLimits: RateLimits;
}

/**
 * Finds out who calls and counts the call: against the token, or against the address where there is no right one.
 * @throws HttpError 401, 429
 */
export async function authenticate(ctx: Context, access: Access, deps: AuthenticateDeps): Promise<Caller> {
  if (access === 'open') return { kind: 'nobody' };
  const token = bearerToken(ctx.get('Authorization'));
  const caller = access === 'address' ? ({ kind: 'nobody' } as const) : await findCaller(token, access, deps.services);
  if (caller && caller.kind !== 'nobody') {
    admit(ctx, await deps.rateLimits.countToken(callerKey(caller)));
    return caller;
  }
  admit(ctx, await deps.rateLimits.countAddress(ctx.ip));
  if (caller) return caller;
  throw unauthenticated(token === null ? 'missing_token' : 'invalid_token');
}

/** One caller, whoever it is, in one word: for counting and for keeping replies apart. */
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
  { accounts, integrations }: AuthenticateDeps['services'],
): Promise<Caller | null> {
  if (secret === null) return null;
  const token = await accounts.authenticateToken(secret);
  if (token) return { kind: 'user', ...token, secret };
  if (access !== 'user_or_integration') return null;
  const integration = await integrations.authenticateIntegration(secret);
  return integration && { kind: 'integration', ...integration, secret };
}

function admit(ctx: Context, quota: Quota | null): void {
  if (!quota) return;
  ctx.set(rateHeaders(quota));
  if (!quota.exceeded) return;
  throw new HttpError({
    status: 429,
    body: { message: 'Too Many Attempts.' },
    headers: { 'Retry-After': String(quota.resetSeconds) },
  });
}
