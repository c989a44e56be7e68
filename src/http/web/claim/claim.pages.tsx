import { AppError } from '../../../infra/errors/app-error.ts';
import type { ClaimLinkView } from '../../../product/subscribers/claim-subscriber.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import type { PageDeps } from '../page/page-deps.ts';
import { type PageReply, type PageRoute, page, redirect, type UserVisit, userPage } from '../page/page-route.ts';
import { ClaimForm, ClaimMessage } from './claim-form.tsx';

const path = '/claim/:token';

/** The page behind the link that a chatbot gives to a contact, to be linked to an account. */
export const claimPages: readonly PageRoute[] = [
  userPage({ method: 'get', path, handle: showLink }),
  userPage({
    method: 'post',
    path,
    async handle(visit, deps) {
      const { params, session, texts } = visit;
      try {
        await deps.subscribers.claimSubscriber({ token: params.token ?? '', userId: session.userId });
      } catch (error) {
        // the page of the link says what has become of it
        if (error instanceof AppError && ['not_found', 'conflict'].includes(error.code)) return showLink(visit, deps);
        throw error;
      }
      return redirect('/app/profile#messengers', { kind: 'done', text: texts.claim.connected });
    },
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
