import type { Middleware } from 'koa';

/**
 * Headers that keep a browser from taking a reply for something else. Other sites may not read replies: there is no
 * CORS but for media.
 */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  await next();
};
