/** Of one origin: a host that sets more does without the rest. */
const maxCookies = 20;
const maxHeaderCharacters = 8192;

/** The beginning of a `Set-Cookie` header: a name, and a value of visible characters. */
const pair = /^\s*([\w!#$%&'*+.^`|~-]{1,200})=([\x20-\x3a\x3c-\x7e]{0,6000})(?:;|$)/;

/**
 * Cookies that an origin sets while it redirects, sent to the same origin at the next hops of one download: SharePoint gives
 * visitors without an account their right to a file in this way. No other host gets them, and nothing of them is kept.
 */
export function createRedirectCookies() {
  const origins = new Map<string, Map<string, string>>();
  return {
    /** @param setCookie the header as Node has it: a list, or undefined */
    keep({ origin }: URL, setCookie: unknown): void {
      const cookies = origins.get(origin) ?? new Map<string, string>();
      for (const line of Array.isArray(setCookie) ? setCookie.slice(0, maxCookies) : []) {
        const [, name, value] = pair.exec(String(line)) ?? [];
        if (name === undefined || value === undefined) continue;
        if (cookies.has(name) || cookies.size < maxCookies) cookies.set(name, value.trim());
      }
      origins.set(origin, cookies);
    },
    headerFor({ origin }: URL): { Cookie?: string } {
      const header = [...(origins.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
      return header === '' || header.length > maxHeaderCharacters ? {} : { Cookie: header };
    },
  };
}
