import type { Middleware } from 'koa';

/**
 * Only what we serve ourselves runs, is shown, is sent to; nothing inline, nobody may frame us.
 * @param more for a page that runs a library compiled to WebAssembly in a worker (the one way to say so), or that plays
 * a
 *   stream which a script puts together
 */
export const contentSecurityPolicy = (more?: 'with WebAssembly' | 'with streams'): string =>
  [
    "default-src 'none'",
    `script-src 'self'${more === 'with WebAssembly' ? " 'wasm-unsafe-eval'" : ''}`,
    ...(more === 'with WebAssembly' ? ["worker-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `media-src 'self'${more === 'with streams' ? ' blob:' : ''}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every page; one that needs more says so itself. */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set({
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // with `no-referrer` browsers would not say where a form comes from
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cache-Control': 'no-store',
  });
  await next();
};
