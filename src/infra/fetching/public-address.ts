import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 addresses of the open internet all lie in here; what wraps an IPv4 address does not. RFC 4291 §2.4. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Whose addresses may be called. */
export interface AddressRule {
  allowPrivateNetwork: boolean;
  /** Addresses let through although they are private; tests play the open internet on them. */
  alsoAllowed?: string[];
}

export function isAllowedAddress(address: string, { allowPrivateNetwork, alsoAllowed = [] }: AddressRule): boolean {
  return allowPrivateNetwork || alsoAllowed.includes(address) || isPublicAddress(address);
}

/**
 * Whether an IP address belongs to the open internet. Everything else is somebody's inside: loopback, private, link
 * local (cloud metadata too), carrier NAT, multicast, documentation, and IPv6 that wraps an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}

/**
 * Judges a host that is written as an IP address, which no lookup ever sees. The URL class has already made 127.0.0.1
 * of spellings such as 0x7f.1.
 * @throws ForbiddenAddressError
 */
export function assertAllowedHost(url: URL, rule: AddressRule): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, rule)) throw new ForbiddenAddressError(host);
}

/** A host resolved to, or was written as, an address that we do not call. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly host: string;

  constructor(host: string) {
    super(`${host} is not a public address.`);
    this.host = host;
  }
}
