import type { RouterInstance } from '@koa/router';
import type { Middleware } from 'koa';
import { HttpError, notFound } from './http-error.ts';

/** `/api/video/get` and `/video/get` are the same address; only one prefix is taken off. */
export const stripApiPrefix: Middleware = async (ctx, next) => {
  if (ctx.path.startsWith('/api/')) ctx.path = ctx.path.slice('/api'.length);
  await next();
};

/** The first two checks of every call: is there such an address (404), and does it know the method (405). */
export function matchRoute(router: RouterInstance): Middleware {
  return async (ctx, next) => {
    const { path: layers, route } = router.match(ctx.path, ctx.method);
    if (layers.length === 0) throw notFound();
    ctx.state.routePath = layers[0]?.path;
    if (!route) throw methodNotAllowed([...new Set(layers.flatMap((layer) => layer.methods))]);
    await next();
  };
}

function methodNotAllowed(methods: string[]): HttpError {
  return new HttpError({
    status: 405,
    body: { message: `This address answers ${methods.join(', ')} only.` },
    headers: { Allow: methods.join(', ') },
  });
}
