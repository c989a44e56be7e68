import type { AskedForLink } from '../../services.ts';
import { tooOften } from '../page-refusal.ts';
import { type PageReply, type PageRoute, page, redirect, type Visit } from '../page-route.ts';
import { LinkSent } from './link-sent.tsx';
import { OldLink } from './old-link.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { UseLinkForm } from './use-link-form.tsx';

const title = 'Sign in';

/** Asking for a link, and using it; also the ways out. */
export const signInPages: readonly PageRoute[] = [
  {
    method: 'get',
    path: '/sign-in',
    access: 'anybody',
    async handle({ session, query }) {
      if (session) return redirect('/app');
      return page({ title, content: <SignInForm returnTo={query.get('to') ?? ''} /> });
    },
  },
  {
    method: 'post',
    path: '/sign-in',
    access: 'anybody',
    async handle(visit, { services }) {
      const asked = { email: visit.form.text('email'), returnTo: visit.form.text('to'), address: visit.address };
      return afterAsking(visit, await services.signIn.askForLink(asked));
    },
  },
  {
    method: 'get',
    path: '/sign-in/:token',
    access: 'anybody',
    async handle({ params }, { services }) {
      const link = await services.signIn.readLink(params.token ?? '');
      if (!link) return oldLink();
      return page({ title, content: <UseLinkForm token={params.token ?? ''} email={link.email} /> });
    },
  },
  {
    method: 'post',
    path: '/sign-in/:token',
    access: 'anybody',
    async handle({ params, session, setSession }, { services }) {
      const used = await services.signIn.useLink(params.token ?? '');
      if (!used) return oldLink();
      if (session) await services.signIn.endSession(session.sessionId);
      setSession(used.secret);
      return redirect(used.returnTo);
    },
  },
  {
    method: 'post',
    path: '/app/sign-out',
    access: 'anybody',
    async handle({ session, setSession, form }, { services }) {
      if (!session) return redirect('/sign-in');
      const isEverywhere = form.text('everywhere') !== '';
      if (isEverywhere) await services.signIn.endAllSessions(session.userId);
      else await services.signIn.endSession(session.sessionId);
      setSession(null);
      const text = isEverywhere ? 'You are signed out on all your devices.' : 'You are signed out.';
      return redirect('/sign-in', { kind: 'done', text });
    },
  },
];

function afterAsking({ form }: Visit, asked: AskedForLink): PageReply {
  const [email, returnTo] = [form.text('email'), form.text('to')];
  const again = (error: string, status: number) =>
    page({ title, status, content: <SignInForm email={email} returnTo={returnTo} error={error} /> });
  switch (asked.outcome) {
    case 'no_address':
      return again(email === '' ? 'Type your email address.' : 'This is no complete email address.', 422);
    case 'not_sent':
      return again('The mail could not be sent just now. Please try again in a few minutes.', 503);
    case 'too_often':
      throw tooOften(tooManyLinks(asked.waitSeconds), asked.waitSeconds);
    default:
      return page({ title: 'Look into your mailbox', content: <LinkSent email={email} by={asked.outcome} /> });
  }
}

function tooManyLinks(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Many links were asked for. Look into the mailbox, also under spam, or ask again in ${wait}.`;
}

function oldLink(): PageReply {
  return page({ title: 'This link is used up', status: 410, content: <OldLink /> });
}
