import type { Context, Middleware } from 'koa';
import { toPageError } from '../errors/page-error.ts';
import { errorPage } from './error-page.tsx';
import { visitorOf, wantsJson } from './identify-visitor.ts';
import { json } from './page-route.ts';
import type { SendReply } from './send-reply.ts';

/** Turns every error into a page (or JSON for our scripts); one that nobody expected is logged, and its text is not shown. */
export function showErrors(sendReply: SendReply): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      await show(ctx, error, sendReply);
    }
  };
}

function show(ctx: Context, thrown: unknown, sendReply: SendReply): void | Promise<void> {
  const error = toPageError(thrown);
  if (!error) ctx.state.logger.error({ err: thrown }, 'page failed');
  for (const name of ['Content-Disposition', 'ETag', 'Last-Modified']) ctx.remove(name);
  ctx.set('Cache-Control', 'no-store');
  const language = visitorOf(ctx)?.language ?? 'en';
  const page = errorPage(error, String(ctx.state.requestId), language);
  if (!wantsJson(ctx)) return sendReply(ctx, page);
  return sendReply(ctx, json({ message: error?.textIn(language).message ?? page.title }, page.status));
}
