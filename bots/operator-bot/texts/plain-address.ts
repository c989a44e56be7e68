/** An address without what may be secret in it: who is named before the host, the query and the fragment. */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host, pathname, search } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return address;
  return `${protocol}//${host}${pathname}${search === '' ? '' : '?…'}`;
}
