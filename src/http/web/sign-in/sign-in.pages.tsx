import type { LinkRequestOutcome } from '../../../product/sign-in/request-link.ts';
import { plural } from '../../../texts/format.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { tooManyRequests } from '../errors/page-error.ts';
import { openPage, type PageReply, type PageRoute, page, redirect, type Visit } from '../page/page-route.ts';
import { LinkSent, OldLink, SignInForm, UseLinkForm } from './sign-in-forms.tsx';

/** Requesting a sign-in link, using it, and signing out. */
export const signInPages: readonly PageRoute[] = [
  openPage('get', '/sign-in', async ({ session, query, texts }) => {
    if (session) return redirect('/app');
    return page({ title: texts.signIn.title, content: <SignInForm returnTo={query.get('to') ?? ''} /> });
  }),
  openPage('post', '/sign-in', async (visit, { signIn }) => {
    const { form, address, language } = visit;
    const request = { email: form.text('email'), returnTo: form.text('to'), address, language };
    return showRequested(visit, await signIn.requestLink(request));
  }),
  openPage('get', '/sign-in/:token', async ({ params, texts }, { signIn }) => {
    const link = await signIn.readLink(params.token ?? '');
    if (!link) return oldLink(texts);
    const content = <UseLinkForm token={params.token ?? ''} email={link.email} />;
    return page({ title: texts.signIn.title, content });
  }),
  openPage('post', '/sign-in/:token', async ({ params, session, setSession, texts }, { signIn }) => {
    const used = await signIn.useLink(params.token ?? '');
    if (!used) return oldLink(texts);
    if (session) await signIn.endSession(session.sessionId);
    setSession(used.secret);
    return redirect(used.returnTo);
  }),
  openPage('post', '/app/sign-out', async ({ session, setSession, form, texts }, { signIn }) => {
    if (!session) return redirect('/sign-in');
    const isEverywhere = form.text('everywhere') !== '';
    if (isEverywhere) await signIn.endAllSessions(session.userId);
    else await signIn.endSession(session.sessionId);
    setSession(null);
    const text = isEverywhere ? texts.signIn.outEverywhere : texts.signIn.out;
    return redirect('/sign-in', { kind: 'done', text });
  }),
];

function showRequested({ form, texts, language }: Visit, asked: LinkRequestOutcome): PageReply {
  const t = texts.signIn;
  const [email, returnTo] = [form.text('email'), form.text('to')];
  const again = (error: string, status: number) =>
    page({ title: t.title, status, content: <SignInForm email={email} returnTo={returnTo} error={error} /> });
  switch (asked.outcome) {
    case 'no_address':
      return again(email === '' ? t.noAddress : t.badAddress, 422);
    case 'not_sent':
      return again(t.notSent, 503);
    case 'too_often':
      throw tooManyRequests(asked.waitSeconds, plural(language, Math.ceil(asked.waitSeconds / 60), t.tooMany));
    default:
      return page({ title: t[asked.outcome], content: <LinkSent email={email} by={asked.outcome} /> });
  }
}

function oldLink({ signIn }: PageTexts): PageReply {
  return page({ title: signIn.old, status: 410, content: <OldLink /> });
}
