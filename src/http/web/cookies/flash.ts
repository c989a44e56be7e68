import type { Cookies } from './cookies.ts';

/** A message that the next page shows once. */
export interface Flash {
  kind: 'done' | 'problem';
  text: string;
}

const name = 'captioneer_flash';
const maxLength = 500;

export function setFlash(cookies: Cookies, { kind, text }: Flash): void {
  const value = Buffer.from(JSON.stringify([kind, text.slice(0, maxLength)])).toString('base64url');
  cookies.set(name, value, { maxAgeSeconds: 60 });
}

/** Returns the message and removes it; null = there is none. */
export function takeFlash(cookies: Cookies): Flash | null {
  const value = cookies.get(name);
  if (value === undefined) return null;
  cookies.remove(name);
  return readFlash(value);
}

/** A browser may send anything as a cookie: if it is no message, nothing is shown. */
function readFlash(value: string): Flash | null {
  try {
    const [kind, text]: unknown[] = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    if ((kind !== 'done' && kind !== 'problem') || typeof text !== 'string') return null;
    return { kind, text: text.slice(0, maxLength) };
  } catch {
    return null;
  }
}
