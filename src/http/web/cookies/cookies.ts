import type { Context } from 'koa';

export interface Cookies {
  get(name: string): string | undefined;
  /** Without an age the cookie lasts until the browser is closed. */
  set(name: string, value: string, options?: { maxAgeSeconds?: number }): void;
  remove(name: string): void;
}

/**
 * The cookies of one request. Scripts cannot read them, and forms of other sites do not send them. With https they are
 * `Secure` and have the prefix `__Host-`, so that no other host of the domain and no page without https can set them.
 */
export function cookiesOf(ctx: Context, { isHttps }: { isHttps: boolean }): Cookies {
  const fullName = (name: string) => (isHttps ? `__Host-${name}` : name);
  const write = (name: string, value: string, maxAge: string) =>
    ctx.append(
      'Set-Cookie',
      `${fullName(name)}=${value}; Path=/${maxAge}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );
  return {
    get: (name) => ctx.cookies.get(fullName(name), { signed: false }),
    set: (name, value, { maxAgeSeconds } = {}) =>
      write(name, value, maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`),
    remove: (name) => write(name, '', '; Max-Age=0'),
  };
}
