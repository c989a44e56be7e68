import type { Cookies } from './cookies.ts';

/** A message that the next page shows once. */
export interface Flash {
  kind: 'done' | 'problem';
  text: string;
}

const flashCookie = 'captioneer_flash';
const maxFlashLength = 500;

export function setFlash(cookies: Cookies, { kind, text }: Flash): void {
  keep(cookies, flashCookie, [kind, text.slice(0, maxFlashLength)]);
}

/** Returns the message and removes it; null = there is none. */
export function takeFlash(cookies: Cookies): Flash | null {
  const [kind, text] = take(cookies, flashCookie);
  if ((kind !== 'done' && kind !== 'problem') || text === undefined) return null;
  return { kind, text: text.slice(0, maxFlashLength) };
}

const valuesCookie = 'captioneer_shown_once';

interface Receiver {
  sessionId: string;
  /** The path of the page that may show the values. */
  page: string;
}

/** Keeps values that only the next page may show, e.g. a new token. */
export function keepOneTimeValues(cookies: Cookies, { sessionId, page }: Receiver, values: readonly string[]): void {
  keep(cookies, valuesCookie, [sessionId, page, ...values]);
}

/** Returns the values for this session and page, and removes them; null = there are none. */
export function takeOneTimeValues(cookies: Cookies, { sessionId, page }: Receiver): string[] | null {
  const [owner, receiver, ...values] = take(cookies, valuesCookie);
  return owner === sessionId && receiver === page ? values : null;
}

/**
 * For a minute, in the browser itself. So the texts are in no address and in no database, and any process can serve the
 * next page.
 */
function keep(cookies: Cookies, name: string, texts: string[]): void {
  cookies.set(name, Buffer.from(JSON.stringify(texts)).toString('base64url'), { maxAgeSeconds: 60 });
}

/** A browser may send anything as a cookie: if it is no list of texts, it is ignored. */
function take(cookies: Cookies, name: string): string[] {
  const value = cookies.get(name);
  if (value === undefined) return [];
  cookies.remove(name);
  try {
    const kept: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    return Array.isArray(kept) && kept.every((text) => typeof text === 'string') ? kept : [];
  } catch {
    return [];
  }
}
