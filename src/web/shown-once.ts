import type { Cookies } from './cookies.ts';

const name = 'captioneer_shown_once';

/**
 * Keeps what only the next page may show, for a minute, with the browser that asked for it: no address and no store
 * holds it, and whichever process is asked next finds it.
 */
export function keepShownOnce(cookies: Cookies, sessionId: string, values: readonly string[]): void {
  const value = Buffer.from(JSON.stringify([sessionId, ...values])).toString('base64url');
  cookies.set(name, value, { maxAgeSeconds: 60 });
}

/** What was kept for this session, which is gone with this; null = there is nothing. */
export function takeShownOnce(cookies: Cookies, sessionId: string): string[] | null {
  const value = cookies.get(name);
  if (value === undefined) return null;
  cookies.remove(name);
  const [owner, ...values] = read(value);
  return owner === sessionId ? values : null;
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
