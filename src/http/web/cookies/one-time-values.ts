import type { Cookies } from './cookies.ts';

const name = 'captioneer_shown_once';

interface ShownTo {
  sessionId: string;
  /** The path of the page that may show it. */
  page: string;
}

/**
 * Keeps what only the next page may show, for a minute, with the browser that asked for it: no address and no store
 * holds it, and whichever process is asked next finds it.
 */
export function keepOneTimeValues(cookies: Cookies, { sessionId, page }: ShownTo, values: readonly string[]): void {
  const value = Buffer.from(JSON.stringify([sessionId, page, ...values])).toString('base64url');
  cookies.set(name, value, { maxAgeSeconds: 60 });
}

/** What was kept for this session and page, which is gone with this; null = there is nothing. */
export function takeOneTimeValues(cookies: Cookies, { sessionId, page }: ShownTo): string[] | null {
  const value = cookies.get(name);
  if (value === undefined) return null;
  cookies.remove(name);
  const [owner, shownOn, ...values] = read(value);
  return owner === sessionId && shownOn === page ? values : null;
}

/** A cookie is what a browser says: what is no list of texts is nothing. */
function read(value: string): string[] {
  try {
    const kept: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return Array.isArray(kept) && kept.every((text) => typeof text === 'string') ? kept : [];
  } catch {
    return [];
  }
}
