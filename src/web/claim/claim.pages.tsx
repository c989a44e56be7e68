import { AppError } from '../../errors/app-error.ts';
import type { ClaimLinkView } from '../../services.ts';
import { type PageReply, type PageRoute, page, redirect, type UserVisit, userPage } from '../page-route.ts';
import type { WebDeps } from '../web-deps.ts';
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
      const { params, session } = visit;
      try {
        await deps.services.subscribers.claimSubscriber({ token: params.token ?? '', userId: session.userId });
      } catch (error) {
        // what has become of the link meanwhile is on its page
        if (error instanceof AppError && ['not_found', 'conflict'].includes(error.code)) return showLink(visit, deps);
        throw error;
      }
      return redirect('/app/profile#messengers', { kind: 'done', text: connected });
    },
  }),
];

const connected = 'The chat is connected to your account. You can disconnect it here at any time.';

async function showLink({ params, session }: UserVisit, { services }: WebDeps): Promise<PageReply> {
  const token = params.token ?? '';
  const link = await services.subscribers.readClaimLink(token);
  const refusal = refusalOf(link, session.userId);
  if (refusal) return page({ title: 'Connect a chat', status: refusal.status, content: <ClaimRefused {...refusal} /> });
  if (link.state !== 'open') return redirect('/app/profile#messengers', { kind: 'done', text: connected });
  return page({ title: 'Connect a chat', content: <ClaimForm token={token} link={link} email={session.email} /> });
}

/** null = the link is still good, or has done its work for this very person. */
function refusalOf(link: ClaimLinkView, userId: number) {
  if (link.state === 'ended') return ended;
  if (link.linkedTo === userId) return link.state === 'open' ? alreadyYours : null;
  if (link.linkedTo !== null) return somebodyElses;
  return link.state === 'used' ? used : null;
}

const askAgain = 'Go back to the chat where it came from and ask for a new link.';

const ended = {
  status: 410,
  title: 'This link has expired',
  message: `A link to connect a chat is good for a week, or it is mistyped. ${askAgain}`,
};
const used = {
  status: 410,
  title: 'This link has been used',
  message: `It connected a chat once and cannot do it again. ${askAgain}`,
};
const somebodyElses = {
  status: 409,
  title: 'This chat belongs to somebody else',
  message:
    'It is connected to another account. If that account is yours too, sign in with its email address and disconnect the chat there first.',
};
const alreadyYours = {
  status: 200,
  title: 'This chat is yours already',
  message: 'It is connected to your account, and there is nothing left to do.',
};
