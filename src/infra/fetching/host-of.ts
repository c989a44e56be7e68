/** Whether a URL's host is one of the names, or a subdomain of one. @param names in small letters */
export function isHostOf({ hostname }: URL, names: readonly string[]): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return names.some((name) => host === name || host.endsWith(`.${name}`));
}
