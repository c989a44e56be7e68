import ipaddr from 'ipaddr.js';

/**
 * The network by which a caller's requests are counted: the address for IPv4 (also if mapped to IPv6), the /64 for IPv6,
 * since a caller owns all of it.
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
}
