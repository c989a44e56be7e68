import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { callerNetwork } from '../../infra/caller-network.ts';

/**
 * Who sent it, before anything is verified. Credentials cost nothing to invent, so they count only within their network.
 * Probes are a network of their own.
 */
export function callerOf(ctx: Context): Caller {
  const caller = callers.get(ctx.req) ?? findCaller(ctx);
  callers.set(ctx.req, caller);
  return caller;
}

/** Of all probes. */
export const probeNetwork = 'probe';

/** Each request is asked about more than once. */
const callers = new WeakMap<IncomingMessage, Caller>();

function findCaller({ path, ip, headers }: Context): Caller {
  if (path === '/healthz' || path === '/readyz') return { network: probeNetwork, credentials: '' };
  const credentials = headers.authorization ?? headers.cookie ?? '';
  // long headers would make the maps large
  return { network: callerNetwork(ip), credentials: createHash('sha1').update(credentials).digest('base64') };
}

export interface Caller {
  network: string;
  credentials: string;
}
