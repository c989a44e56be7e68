import type { Context } from 'koa';

/** Whether a script of ours asks, and not a browser that shows pages. */
export function wantsJson(ctx: Context): boolean {
  return ctx.get('Accept').startsWith('application/json');
}
