import type { RouterInstance } from '@koa/router';
import type { Middleware } from 'koa';

interface MatchErrors {
  /** 404 */
  notFound(): Error;
  /** 405 */
  methodNotAllowed(allowed: string[]): Error;
}

/** The first two checks of every request: whether there is such an address, and whether it knows the method. */
export function matchRoute(router: RouterInstance, errors: MatchErrors): Middleware {
  return async (ctx, next) => {
    const { path: layers, route } = router.match(ctx.path, ctx.method);
    if (layers.length === 0) throw errors.notFound();
    ctx.state.routePath = layers[0]?.path;
    if (!route) throw errors.methodNotAllowed([...new Set(layers.flatMap((layer) => layer.methods))]);
    await next();
  };
}
