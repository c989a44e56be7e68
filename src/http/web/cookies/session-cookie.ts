import type { SignInServices } from '../../../product/sign-in/create-sign-in-services.ts';
import type { Session } from '../../../product/sign-in/sessions.ts';
import type { Cookies } from './cookies.ts';

const name = 'captioneer_session';
/** As long as the session itself; each rotation of the session extends both. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** The session of this browser. If the session has been rotated, its new cookie is set. */
export async function openSession(
  signIn: Pick<SignInServices, 'openSession'>,
  cookies: Cookies,
): Promise<Session | null> {
  const secret = cookies.get(name);
  if (secret === undefined) return null;
  const opened = await signIn.openSession(secret);
  if (!opened) cookies.remove(name);
  if (opened?.newSecret) cookies.set(name, opened.newSecret, { maxAgeSeconds });
  return opened?.session ?? null;
}

/** @param secret null = signed out */
export function setSessionCookie(cookies: Cookies, secret: string | null): void {
  if (secret === null) cookies.remove(name);
  else cookies.set(name, secret, { maxAgeSeconds });
}
