import type { Context, Middleware } from 'koa';
import { textsOf } from '../../../texts/texts-of.ts';
import { toPageError } from '../errors/page-error.ts';
import { errorPage } from './error-page.tsx';
import { visitorOf } from './identify-visitor.ts';
import { json } from './page-route.ts';
import type { SendReply } from './send-reply.ts';
import { wantsJson } from './wants-json.ts';

/** Turns whatever was thrown into a page that says what is the matter; an inner error is logged and not told. */
export function showErrors(sendReply: SendReply): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      show(ctx, error, sendReply);
    }
  };
}

function show(ctx: Context, error: unknown, sendReply: SendReply): void {
  const refusal = toPageError(error);
  if (!refusal) ctx.state.logger.error({ err: error }, 'page failed');
  for (const name of ['Content-Disposition', 'ETag', 'Last-Modified']) ctx.remove(name);
  ctx.set('Cache-Control', 'no-store');
  const texts = textsOf(visitorOf(ctx)?.language ?? 'en').pages;
  const shown = errorPage(refusal, String(ctx.state.requestId), texts);
  sendReply(
    ctx,
    wantsJson(ctx) ? json({ message: refusal?.textIn(texts).message ?? shown.title }, shown.status) : shown,
  );
}
