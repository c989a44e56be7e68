import contentDisposition from 'content-disposition';
import type { Context } from 'koa';
import type { Assets } from './assets.ts';
import { csrfTokenOf } from './csrf.ts';
import { setFlash, takeFlash } from './flash.ts';
import { visitorOf } from './identify-visitor.ts';
import type { PageContent, PageReply } from './page-route.ts';
import { renderDocument } from './shell/document.tsx';

export type SendReply = (ctx: Context, reply: PageReply) => void;

export function createSendReply(assets: Assets): SendReply {
  return (ctx, reply) => {
    switch (reply.kind) {
      case 'page':
        return sendPage(ctx, reply, assets);
      case 'redirect':
        if (reply.flash) setFlash(visitorOf(ctx).cookies, reply.flash);
        ctx.status = 303;
        ctx.set('Location', reply.to);
        ctx.body = '';
        return;
      case 'download':
        ctx.status = 200;
        ctx.set('Content-Type', reply.contentType);
        ctx.set('Content-Disposition', contentDisposition(reply.fileName));
        ctx.body = reply.body;
    }
  };
}

function sendPage(ctx: Context, content: PageContent, assets: Assets): void {
  const { session, cookies } = visitorOf(ctx);
  const facts = { session, csrfToken: csrfTokenOf(session, cookies), path: ctx.path, assets };
  ctx.status = content.status;
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  if (content.headers) ctx.set(content.headers);
  ctx.body = renderDocument(content, facts, takeFlash(cookies));
}
