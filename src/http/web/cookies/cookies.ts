import type { Context } from 'koa';

export interface Cookies {
  get(name: string): string | undefined;
  /** Without an age it lasts as long as the browser is open. */
  set(name: string, value: string, options?: { maxAgeSeconds?: number }): void;
  remove(name: string): void;
}

/**
 * The cookies of one request: for the server's eyes only, not sent along by other sites' forms. Behind https they are
 * `Secure` and carry the `__Host-` prefix, so that no other host of the domain and no plain page can set them.
 */
export function cookiesOf(ctx: Context, { isHttps }: { isHttps: boolean }): Cookies {
  const full = (name: string) => (isHttps ? `__Host-${name}` : name);
  const write = (name: string, value: string, maxAge: string) =>
    ctx.append(
      'Set-Cookie',
      `${full(name)}=${value}; Path=/${maxAge}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );
  return {
    get: (name) => ctx.cookies.get(full(name), { signed: false }),
    set: (name, value, { maxAgeSeconds } = {}) =>
      write(name, value, maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`),
    remove: (name) => write(name, '', '; Max-Age=0'),
  };
}
