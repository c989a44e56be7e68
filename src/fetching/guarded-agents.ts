import { lookup as systemLookup } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { ForbiddenAddressError, isPublicAddress } from './public-address.ts';

export interface GuardedAgents {
  httpAgent: HttpAgent;
  httpsAgent: HttpsAgent;
}

/**
 * Agents for calling addresses that strangers chose: the check sits in the connection's own lookup, so what was checked
 * is what is connected to, whatever the name resolves to a moment later. Connections are not kept.
 */
export function createGuardedAgents({ allowPrivateNetwork, lookup = systemLookup }: GuardOptions): GuardedAgents {
  if (allowPrivateNetwork) return { httpAgent: new HttpAgent({ lookup }), httpsAgent: new HttpsAgent({ lookup }) };
  // the agents check on their own; our lookup comes first so that a refusal is an error of a known class
  const options = { lookup: publicLookup(lookup) };
  return {
    httpAgent: new RequestFilteringHttpAgent(options),
    httpsAgent: new RequestFilteringHttpsAgent(options),
  };
}

export interface GuardOptions {
  allowPrivateNetwork: boolean;
  /** Stands in for the system's resolver. */
  lookup?: LookupFunction;
}

/** One private address among several refuses the whole name. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      if (error) return callback(error, found, family);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      if (addresses.every(isPublicAddress)) return callback(null, found, family);
      callback(new ForbiddenAddressError(hostname), found, family);
    });
  };
}
