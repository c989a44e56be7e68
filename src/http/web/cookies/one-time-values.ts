import type { Cookies } from './cookies.ts';

const name = 'captioneer_shown_once';

interface Receiver {
  sessionId: string;
  /** The path of the page that may show the values. */
  page: string;
}

/**
 * Keeps values that only the next page may show (e.g. a new token), for a minute, in the browser itself. So they are in
 * no address and in no database, and any process can serve that page.
 */
export function keepOneTimeValues(cookies: Cookies, { sessionId, page }: Receiver, values: readonly string[]): void {
  const value = Buffer.from(JSON.stringify([sessionId, page, ...values])).toString('base64url');
  cookies.set(name, value, { maxAgeSeconds: 60 });
}

/** Returns the values for this session and page, and removes them; null = there are none. */
export function takeOneTimeValues(cookies: Cookies, { sessionId, page }: Receiver): string[] | null {
  const value = cookies.get(name);
  if (value === undefined) return null;
  cookies.remove(name);
  const [owner, receiver, ...values] = read(value);
  return owner === sessionId && receiver === page ? values : null;
}

/** A browser may send anything as a cookie: if it is no list of texts, it is ignored. */
function read(value: string): string[] {
  try {
    const kept: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return Array.isArray(kept) && kept.every((text) => typeof text === 'string') ? kept : [];
  } catch {
    return [];
  }
}
