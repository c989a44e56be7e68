import type { Middleware } from 'koa';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { discardUnreadBody } from '../../read-body.ts';
import { Filled } from '../components/filled.tsx';
import { type PageError, toPageError } from '../errors/page-error.ts';
import { visitorOf, wantsJson } from './identify-visitor.ts';
import { json, type PageContent } from './page-route.ts';
import type { SendReply } from './send-reply.ts';

/** Turns every error into a page (or JSON for our scripts); one that nobody expected is logged, and its text is not shown. */
export function showErrors(sendReply: SendReply): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toPageError(thrown);
      if (!error) ctx.state.logger.error({ err: thrown }, 'page failed');
      for (const name of ['Content-Disposition', 'ETag', 'Last-Modified']) ctx.remove(name);
      ctx.set('Cache-Control', 'no-store');
      const language = visitorOf(ctx)?.language ?? 'en';
      const page = errorPage(error, String(ctx.state.requestId), language);
      const message = error?.textIn(language).message ?? page.title;
      await sendReply(ctx, wantsJson(ctx) ? json({ message }, page.status) : page);
      discardUnreadBody(ctx);
    }
  };
}

/** @param error null = an inner error: then the page shows the id of the request only */
function errorPage(error: PageError | null, requestId: string, language: Language): PageContent {
  const status = error?.status ?? 500;
  const { inner, ifItStays, backToStart } = textsOf(language).pages.refusals;
  const { title, message } = error ? error.textIn(language) : inner;
  const content = (
    <div class="error-page">
      <p class="error-status">{status}</p>
      <h1>{title}</h1>
      <p>{message}</p>
      {!error && (
        <p class="hint">
          <Filled text={ifItStays} with={{ id: <code>{requestId}</code> }} />
        </p>
      )}
      <p>
        <a class="button" href="/app">
          {backToStart}
        </a>
      </p>
    </div>
  );
  return { kind: 'page', status, title, content, headers: error?.headers };
}
