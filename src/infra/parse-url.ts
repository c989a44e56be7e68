/**
 * Names of hosts have at most 253 characters, and decoding them takes a time that grows with the square of their length. So
 * no URL is parsed that begins with more than 2,000 characters before a slash.
 */
const longHost = /^\s*(?:[a-z][a-z0-9+.-]*:)?[\\/]*[^\\/?#]{2000}/i;

/** null = it is no URL */
export function parseUrl(text: string, base?: string | URL): URL | null {
  return !longHost.test(text) && URL.canParse(text, base) ? new URL(text, base) : null;
}
