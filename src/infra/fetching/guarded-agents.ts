import { lookup as systemLookup } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { type AddressRule, ForbiddenAddressError, isAllowedAddress } from './public-address.ts';

export interface GuardedAgents {
  httpAgent: HttpAgent;
  httpsAgent: HttpsAgent;
}

export interface GuardOptions extends AddressRule {
  /** Stands in for the system's resolver. */
  lookup?: LookupFunction;
}

/**
 * Agents for calling addresses that strangers chose: the check sits in the connection's own lookup, so what was checked
 * is what is connected to, whatever the name resolves to a moment later. Connections are not kept.
 */
export function createGuardedAgents({ lookup = systemLookup, ...rule }: GuardOptions): GuardedAgents {
  if (rule.allowPrivateNetwork) return { httpAgent: new HttpAgent({ lookup }), httpsAgent: new HttpsAgent({ lookup }) };
  // the agents check once more; our lookup is stricter, and its refusal is an error of a known class
  const options = { lookup: guardedLookup(lookup, rule), allowIPAddressList: rule.alsoAllowed };
  return {
    httpAgent: new RequestFilteringHttpAgent(options),
    httpsAgent: new RequestFilteringHttpsAgent(options),
  };
}

/** One private address among several refuses the whole name. */
function guardedLookup(lookup: LookupFunction, rule: AddressRule): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      if (error) return callback(error, found, family);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      if (addresses.every((address) => isAllowedAddress(address, rule))) return callback(null, found, family);
      callback(new ForbiddenAddressError(hostname), found, family);
    });
  };
}
