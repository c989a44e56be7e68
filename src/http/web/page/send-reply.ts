import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { Context } from 'koa';
import { textsOf } from '../../../texts/texts-of.ts';
import { eventStream } from '../../event-stream.ts';
import { serveObject } from '../../serve-object.ts';
import type { PageInfo } from '../components/page-context.ts';
import { setFlash, takeFlash } from '../cookies/shown-once.ts';
import { csrfTokenOf } from '../security/csrf.ts';
import { renderDocument } from '../shell/document.tsx';
import { visitorOf } from './identify-visitor.ts';
import type { MediaReply, PageContent, PageReply } from './page-route.ts';

/** Proxies cut connections that are silent for longer. */
const heartbeatMs = 15_000;

export type SendReply = (ctx: Context, reply: PageReply) => void | Promise<void>;

/** The files that the head of a page refers to. */
export type PageFiles = Pick<PageInfo, 'assets' | 'clientFiles'>;

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
      case 'json text':
        ctx.status = 200;
        ctx.body = reply.text;
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
  const texts = textsOf(language).pages;
  const info = { session, csrfToken, path: ctx.path, returnPath, ...files, language, texts };
  ctx.status = content.status;
  ctx.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language });
  if (content.headers) ctx.set(content.headers);
  ctx.body = renderDocument(content, info, takeFlash(cookies));
}

async function sendMedia(ctx: Context, { object, contentType, read, maxAgeSeconds }: MediaReply): Promise<void> {
  const cacheControl = maxAgeSeconds > 0 ? `private, max-age=${maxAgeSeconds}, immutable` : 'private, no-cache';
  const { status, headers, body } = await serveObject(ctx, { object, contentType, cacheControl, read });
  ctx.status = status;
  ctx.body = body ?? '';
  ctx.set(headers);
}
