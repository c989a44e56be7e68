import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { Context } from 'koa';
import { textsOf } from '../../../texts/texts-of.ts';
import { eventStream } from '../../event-stream.ts';
import { setFlash, takeFlash } from '../cookies/flash.ts';
import type { Assets } from '../files/assets.ts';
import type { ClientFiles } from '../files/client-files.ts';
import { csrfTokenOf } from '../security/csrf.ts';
import { sendMedia } from '../send-media.ts';
import { renderDocument } from '../shell/document.tsx';
import { visitorOf } from './identify-visitor.ts';
import type { PageContent, PageReply } from './page-route.ts';

/** Proxies cut what is silent for longer. */
const heartbeatMs = 15_000;

export type SendReply = (ctx: Context, reply: PageReply) => void | Promise<void>;

/** What pages name in their heads. */
export interface PageFiles {
  assets: Assets;
  clientFiles: ClientFiles;
}

export function createSendReply(files: PageFiles): SendReply {
  return (ctx, reply) => {
    switch (reply.kind) {
      case 'page':
        return sendPage(ctx, reply, files);
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
        return;
      case 'json':
        ctx.status = reply.status;
        ctx.body = JSON.stringify(reply.body);
        ctx.type = 'application/json';
        return;
      case 'media':
        return sendMedia(ctx, reply);
      case 'events':
        ctx.status = 200;
        ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
        ctx.body = Readable.from(eventStream(reply.values, { heartbeatMs }), { objectMode: false });
    }
  };
}

function sendPage(ctx: Context, content: PageContent, files: PageFiles): void {
  const { session, cookies, language } = visitorOf(ctx);
  const csrfToken = csrfTokenOf(session, cookies);
  const returnPath = ctx.method === 'POST' ? '/app' : ctx.url;
  const facts = { session, csrfToken, path: ctx.path, returnPath, ...files, language, texts: textsOf(language).pages };
  ctx.status = content.status;
  ctx.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language });
  if (content.headers) ctx.set(content.headers);
  ctx.body = renderDocument(content, facts, takeFlash(cookies));
}
