import { AppError } from '../../../infra/errors/app-error.ts';
import type { ClaimLinkView } from '../../../product/subscribers/claim-subscriber.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import type { PageDeps } from '../page/page-deps.ts';
import { type PageReply, type PageRoute, page, redirect, type UserVisit, userPage } from '../page/page-route.ts';
import { ClaimForm } from './claim-form.tsx';
import { ClaimRefused } from './claim-refused.tsx';

const path = '/claim/:token';

/** Where the link leads that a chat bot gives to somebody whom it wants to know. */
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
        // what has become of the link meanwhile is on its page
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
  const refusal = refusalOf(link, session.userId, texts);
  if (refusal) return page({ title, status: refusal.status, content: <ClaimRefused {...refusal} /> });
  if (link.state !== 'open') return redirect('/app/profile#messengers', { kind: 'done', text: connected });
  return page({ title, content: <ClaimForm token={token} link={link} email={session.email} /> });
}

/** null = the link is still good, or has done its work for this very person. */
function refusalOf(link: ClaimLinkView, userId: number, { claim }: PageTexts) {
  const ended = { status: 410, title: claim.ended, message: claim.endedHint };
  if (link.state === 'ended') return ended;
  const alreadyYours = { status: 200, title: claim.already, message: claim.alreadyHint };
  if (link.linkedTo === userId) return link.state === 'open' ? alreadyYours : null;
  if (link.linkedTo !== null) return { status: 409, title: claim.foreign, message: claim.foreignHint };
  return link.state === 'used' ? { status: 410, title: claim.used, message: claim.usedHint } : null;
}
