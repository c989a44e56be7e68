import { AppError } from '../../../infra/errors/app-error.ts';
import type { ClaimLinkView } from '../../../product/subscribers/claim-subscriber.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { Filled } from '../components/filled.tsx';
import { Moment } from '../components/format.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import {
  type PageDeps,
  type PageReply,
  type PageRoute,
  page,
  redirect,
  type UserVisit,
  userPage,
} from '../page/page-route.ts';

const path = '/claim/:token';

/** The page behind the link that a chatbot gives to a contact, to be linked to an account. */
export const claimPages: readonly PageRoute[] = [
  userPage('get', path, showLink),
  userPage('post', path, async (visit, deps) => {
    const { params, session, texts } = visit;
    try {
      await deps.subscribers.claimSubscriber({ token: params.token ?? '', userId: session.userId });
    } catch (error) {
      // the page of the link says what has become of it
      if (error instanceof AppError && ['not_found', 'conflict'].includes(error.code)) return showLink(visit, deps);
      throw error;
    }
    return redirect('/app/profile#messengers', { kind: 'done', text: texts.claim.connected });
  }),
];

async function showLink({ params, session, texts }: UserVisit, { subscribers }: PageDeps): Promise<PageReply> {
  const token = params.token ?? '';
  const link = await subscribers.readClaimLink(token);
  const { title, connected } = texts.claim;
  const problem = problemOf(link, session.userId, texts);
  if (problem) return page({ title, status: problem.status, content: <ClaimMessage {...problem} /> });
  if (link.state !== 'open') return redirect('/app/profile#messengers', { kind: 'done', text: connected });
  return page({ title, content: <ClaimForm token={token} link={link} email={session.email} /> });
}

/** null = the link is still valid, or this user has used it. */
function problemOf(link: ClaimLinkView, userId: number, { claim }: PageTexts) {
  const ended = { status: 410, title: claim.ended, message: claim.endedHint };
  if (link.state === 'ended') return ended;
  const alreadyYours = { status: 200, title: claim.already, message: claim.alreadyHint };
  if (link.linkedTo === userId) return link.state === 'open' ? alreadyYours : null;
  if (link.linkedTo !== null) return { status: 409, title: claim.foreign, message: claim.foreignHint };
  return link.state === 'used' ? { status: 410, title: claim.used, message: claim.usedHint } : null;
}

interface ClaimFormProps {
  token: string;
  link: Extract<ClaimLinkView, { state: 'open' }>;
  email: string | null;
}

/** Asks whether this contact is to be linked to the visitor's account. */
function ClaimForm({ token, link: { contact, offeredBy, expiresAt }, email }: ClaimFormProps) {
  const t = usePage().texts.claim;
  const who = offeredBy === null ? t.someBot : <strong class="breakable">{offeredBy}</strong>;
  const account = <strong class="breakable">{email ?? ''}</strong>;
  return (
    <section class="card card-narrow">
      <h1>{t.question}</h1>
      <p class="intro">
        <Filled text={t.offer} with={{ who, email: account }} />
      </p>
      <dl class="facts">
        <div>
          <dt>{t.bot}</dt>
          <dd class="breakable">{contact.chatbotId}</dd>
        </div>
        <div>
          <dt>{t.contact}</dt>
          <dd class="breakable">{contact.messengerId}</dd>
        </div>
      </dl>
      <PostForm action={`/claim/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          {t.connect}
        </button>
      </PostForm>
      <p class="hint">
        <Filled text={t.onlyYours} with={{ when: <Moment at={expiresAt} /> }} />
      </p>
    </section>
  );
}

function ClaimMessage({ title, message }: { title: string; message: string }) {
  return (
    <section class="card card-narrow">
      <h1>{title}</h1>
      <p class="intro">{message}</p>
      <p>
        <a class="button button-wide" href="/app/profile#messengers">
          {usePage().texts.claim.seeChats}
        </a>
      </p>
    </section>
  );
}
