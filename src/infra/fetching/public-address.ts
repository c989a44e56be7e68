import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses are in this range, addresses that embed an IPv4 address are not. RFC 4291 §2.4. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Which addresses may be called. */
export interface AddressRule {
  allowPrivateNetwork: boolean;
  /** Private addresses that are allowed all the same; tests use them as public ones. */
  alsoAllowed?: string[];
}

export function isAllowedAddress(address: string, { allowPrivateNetwork, alsoAllowed = [] }: AddressRule): boolean {
  return allowPrivateNetwork || alsoAllowed.includes(address) || isPublicAddress(address);
}

/**
 * Whether an IP address is public. These are not: loopback, private, link-local (including cloud metadata), carrier-grade
 * NAT, multicast, documentation, and IPv6 addresses that embed an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}

/**
 * Checks a host that is written as an IP address, which is never looked up. The URL class has already normalised spellings
 * such as 0x7f.1 to 127.0.0.1.
 * @throws ForbiddenAddressError
 */
export function assertAllowedHost(url: URL, rule: AddressRule): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, rule)) throw new ForbiddenAddressError(host);
}

/** A host resolves to, or is written as, an address that must not be called. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly host: string;

  constructor(host: string) {
    super(`${host} is not a public address.`);
    this.host = host;
  }
}
