import ipaddr from 'ipaddr.js';

/** What calls are counted by: an IPv6 caller owns a whole /64, so it is that; IPv4 dressed as IPv6 is IPv4. */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
}
