import type { Context, Middleware } from 'koa';
import { textsOf } from '../../../texts/texts-of.ts';
import { setLanguageCookie } from '../cookies/language-cookie.ts';
import { keepOneTimeValues, takeOneTimeValues } from '../cookies/one-time-values.ts';
import { setSessionCookie } from '../cookies/session-cookie.ts';
import { notSignedIn } from '../errors/page-error.ts';
import { emptyForm } from '../forms/form-fields.ts';
import { type FileFormDeps, readFileForm } from '../forms/read-file-form.ts';
import { readForm, readJson } from '../forms/read-form.ts';
import { csrfField, csrfHeader, verifyCsrfToken } from '../security/csrf.ts';
import { requireAccess, visitorOf } from './identify-visitor.ts';
import type { WebDeps } from './page-deps.ts';
import type { PageRoute, Visit } from './page-route.ts';
import type { SendReply } from './send-reply.ts';

/** One page in the order of checks: who asks, is the form our own, and then what the page does. */
export function servePage(route: PageRoute, deps: WebDeps, sendReply: SendReply): Middleware {
  const origin = new URL(deps.services.config.http.publicBaseUrl).origin;
  return async (ctx) => {
    const turnedAway = requireAccess(ctx, route.access);
    if (turnedAway) return sendReply(ctx, turnedAway);
    const assertOwn = (token: string) => verifyCsrfToken(ctx, { ...visitorOf(ctx), token, origin });
    const { token, ...posted } = await readPosted(ctx, route, { assertOwn, storeFile: storeFileOf(ctx, deps) });
    if (route.method === 'post') assertOwn(token);
    try {
      await sendReply(ctx, await route.handle(visitOf(ctx, posted), deps));
    } catch (error) {
      if (!ctx.res.destroyed) throw error;
      ctx.state.logger.debug({ err: error }, 'nobody waits for this page any more');
    }
  };
}

async function readPosted(ctx: Context, { method, body }: PageRoute, files: FileFormDeps) {
  if (method === 'get') return { form: emptyForm, json: undefined, token: '' };
  if (body === 'json') return { form: emptyForm, json: await readJson(ctx), token: ctx.get(csrfHeader) };
  const form = body === 'file form' ? await readFileForm(ctx, files) : await readForm(ctx);
  return { form, json: undefined, token: form.text(csrfField) };
}

/** What comes with a form is an upload of the user's, like each of their files. */
function storeFileOf(ctx: Context, { services }: WebDeps): FileFormDeps['storeFile'] {
  return async (file) => {
    const { session } = visitorOf(ctx);
    if (!session) throw notSignedIn();
    return (await services.uploads.storeUpload({ ownerId: session.userId, ...file })).uploadUrl;
  };
}

function signalOf({ res, state }: Context): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, ...(state.stopping ? [state.stopping as AbortSignal] : [])]);
}

function visitOf(ctx: Context, posted: Pick<Visit, 'form' | 'json'>): Visit {
  const visitor = visitorOf(ctx);
  const sessionId = visitor.session?.sessionId ?? '';
  return {
    session: visitor.session,
    params: ctx.params ?? {},
    query: new URLSearchParams(ctx.querystring),
    ...posted,
    address: ctx.ip,
    path: ctx.url,
    language: visitor.language,
    texts: textsOf(visitor.language).pages,
    setLanguage: (language) => setLanguageCookie(visitor.cookies, language),
    keepOneTimeValues: (page, values) => keepOneTimeValues(visitor.cookies, { sessionId, page }, values),
    takeOneTimeValues: (page) => takeOneTimeValues(visitor.cookies, { sessionId, page }),
    signal: signalOf(ctx),
    setSession: (secret) => setSessionCookie(visitor.cookies, secret),
  };
}
