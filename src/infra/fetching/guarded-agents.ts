import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { createDnsLookup } from './dns-lookup.ts';
import { type AddressRule, ForbiddenAddressError, isAllowedAddress } from './public-address.ts';

export interface GuardedAgents {
  httpAgent: HttpAgent;
  httpsAgent: HttpsAgent;
}

export interface GuardOptions extends AddressRule {
  /** Replaces {@link createDnsLookup}. */
  lookup?: LookupFunction;
}

/**
 * HTTP agents for URLs chosen by users (SSRF protection). The check is in the connection's own DNS lookup, so the checked
 * address is the one connected to, whatever the name resolves to a moment later. Connections are not reused.
 */
export function createGuardedAgents({ lookup: given, ...rule }: GuardOptions): GuardedAgents {
  const lookup = given ?? createDnsLookup(rule);
  if (rule.allowPrivateNetwork) return { httpAgent: new HttpAgent({ lookup }), httpsAgent: new HttpsAgent({ lookup }) };
  // these agents check addresses too; our lookup is stricter, and throws an error of our own class
  const options = { lookup: guardedLookup(lookup, rule), allowIPAddressList: rule.alsoAllowed };
  return {
    httpAgent: new RequestFilteringHttpAgent(options),
    httpsAgent: new RequestFilteringHttpsAgent(options),
  };
}

/** Refuses a name if any of its addresses is private. */
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
