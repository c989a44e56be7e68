import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the open internet. Everything else is somebody's inside: loopback, private, link
 * local (cloud metadata too), carrier NAT, multicast, documentation, and IPv6 that wraps an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.parse(address).range() === 'unicast';
}

/** The host of a URL if it is written as an IP address; null for a name. The URL class has made 0x7f.1 127.0.0.1 already. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? null : host;
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
