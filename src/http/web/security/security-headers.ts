import type { Middleware } from 'koa';

/**
 * Pages load and contact only this service, run no inline scripts, and cannot be framed.
 * @param allow what one page needs besides: WebAssembly in a worker (no narrower rule allows it), or video streams that
 *   a script puts together
 * @param mediaOrigin where redirects of videos lead, see `redirectOrigin`
 */
export const contentSecurityPolicy = (allow?: 'WebAssembly' | 'streams', mediaOrigin: string | null = null): string =>
  [
    "default-src 'none'",
    `script-src 'self'${allow === 'WebAssembly' ? " 'wasm-unsafe-eval'" : ''}`,
    ...(allow === 'WebAssembly' ? ["worker-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `media-src 'self'${allow === 'streams' ? ' blob:' : ''}${mediaOrigin === null ? '' : ` ${mediaOrigin}`}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every page; a page that needs other ones sets them itself. */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set({
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // with `no-referrer`, browsers would not say from which page a form comes
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cache-Control': 'no-store',
  });
  await next();
};
