import type { Context, Middleware } from 'koa';
import { textsOf } from '../../../texts/texts-of.ts';
import { abortSignalOf } from '../../abort-signal.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { setLanguageCookie, setSessionCookie } from '../cookies/cookies.ts';
import { keepOneTimeValues, takeOneTimeValues } from '../cookies/shown-once.ts';
import { notSignedIn, tooManyRequests } from '../errors/page-error.ts';
import { emptyForm, type FileFormDeps, readDraftBytes, readFileForm, readForm, readJson } from '../forms/read-form.ts';
import { csrfField, csrfHeader, verifyCsrfToken } from '../security/csrf.ts';
import { requireAccess, visitorOf } from './identify-visitor.ts';
import type { PageDeps, PageRoute, Visit } from './page-route.ts';
import type { SendReply } from './send-reply.ts';

export interface Serving {
  sendReply: SendReply;
  rateLimits: RateLimits;
}

/** One page with its checks in their order: who asks, how often, whether the form is our own, and then the page's handler. */
export function servePage(route: PageRoute, deps: PageDeps, { sendReply, rateLimits }: Serving): Middleware {
  const origin = new URL(deps.config.http.publicBaseUrl).origin;
  return async (ctx) => {
    const redirection = requireAccess(ctx, route.access);
    if (redirection) return sendReply(ctx, redirection);
    await enforceQuota(ctx, route, rateLimits);
    const verifyToken = (token: string) => verifyCsrfToken(ctx, { ...visitorOf(ctx), token, origin });
    const { token, ...posted } = await readPosted(ctx, route, { verifyToken, storeFile: storeFileOf(ctx, deps) });
    if (route.method === 'post') verifyToken(token);
    try {
      await sendReply(ctx, await route.handle(visitOf(ctx, posted), deps));
    } catch (error) {
      if (!ctx.res.destroyed) throw error;
      ctx.state.logger.debug({ err: error }, 'the visitor has gone before the page was ready');
    }
  };
}

/**
 * Signed-in people are counted by themselves, so that a household or an office shares no limit. Visitors are counted by
 * address, and only where they cause work.
 * @throws PageError 429
 */
export async function enforceQuota(
  ctx: Context,
  { method, counts }: Partial<Pick<PageRoute, 'method' | 'counts'>>,
  rateLimits: RateLimits,
): Promise<void> {
  if (counts === 'never') return;
  const { session } = visitorOf(ctx);
  const causesWork = method === 'post' || counts === 'always';
  if (!session && !causesWork) return;
  const quota = session ? await rateLimits.countPerson(session.userId) : await rateLimits.countAddress(ctx.ip);
  if (quota?.exceeded) throw tooManyRequests(quota.resetSeconds);
}

const nothingPosted = { form: emptyForm, json: undefined as unknown, draft: new Uint8Array() };

async function readPosted(ctx: Context, { method, body }: PageRoute, files: FileFormDeps) {
  if (method === 'get') return { ...nothingPosted, token: '' };
  if (body === 'json') return { ...nothingPosted, json: await readJson(ctx), token: ctx.get(csrfHeader) };
  if (body === 'draft') return { ...nothingPosted, draft: await readDraftBytes(ctx), token: ctx.get(csrfHeader) };
  const form = body === 'file form' ? await readFileForm(ctx, files) : await readForm(ctx);
  return { ...nothingPosted, form, token: form.text(csrfField) };
}

/** A file in a form is stored as an upload of the user's, like all their files. */
function storeFileOf(ctx: Context, { uploads }: PageDeps): FileFormDeps['storeFile'] {
  return async (file) => {
    const { session } = visitorOf(ctx);
    if (!session) throw notSignedIn();
    return (await uploads.storeUpload({ ownerId: session.userId, ...file })).uploadUrl;
  };
}

function visitOf(ctx: Context, posted: Pick<Visit, 'form' | 'json' | 'draft'>): Visit {
  const { session, cookies, language } = visitorOf(ctx);
  const sessionId = session?.sessionId ?? '';
  return {
    session,
    params: ctx.params ?? {},
    query: new URLSearchParams(ctx.querystring),
    ...posted,
    address: ctx.ip,
    path: ctx.url,
    language,
    texts: textsOf(language).pages,
    signal: abortSignalOf(ctx),
    setLanguage: (chosen) => setLanguageCookie(cookies, chosen),
    keepOneTimeValues: (page, values) => keepOneTimeValues(cookies, { sessionId, page }, values),
    takeOneTimeValues: (page) => takeOneTimeValues(cookies, { sessionId, page }),
    setSession: (secret) => setSessionCookie(cookies, secret),
  };
}
