import { AppError } from '../../errors/app-error.ts';
import { type PageReply, type PageRoute, page } from '../page-route.ts';
import type { WebDeps } from '../web-deps.ts';
import { UndoLinkForm, UndoMessage } from './undo-link-form.tsx';

const path = '/claim/undo/:token';
const title = 'Undo the link';

/** Where the notice of a link leads whoever did not want it: the link is the permission, so nobody has to sign in. */
export const undoLinkPages: readonly PageRoute[] = [
  {
    method: 'get',
    path,
    access: 'anybody',
    handle: ({ params }, deps) => showLink(params.token ?? '', deps),
  },
  {
    method: 'post',
    path,
    access: 'anybody',
    async handle({ params }, deps) {
      try {
        await deps.services.chatbotPlatform.undoLink(params.token ?? '');
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      }
      return showLink(params.token ?? '', deps);
    },
  },
];

async function showLink(token: string, { services }: WebDeps): Promise<PageReply> {
  const link = await services.chatbotPlatform.readUndoLink(token);
  if (link.state === 'open') return page({ title, content: <UndoLinkForm token={token} account={link.account} /> });
  const isDone = link.state === 'used';
  return page({ title, status: isDone ? 200 : 410, content: <UndoMessage {...(isDone ? done : ended)} /> });
}

const done = {
  title: 'It is undone',
  message:
    'The chat is not connected to that account any more, and its videos are not sent there. You can close this page.',
};
const ended = {
  title: 'There is nothing to undo',
  message: 'The chat is not connected like this any more, or this address is mistyped or older than a month.',
};
