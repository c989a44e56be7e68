import { AppError } from '../../../infra/errors/app-error.ts';
import type { PageDeps } from '../page/page-deps.ts';
import { type PageReply, type PageRoute, page, type Visit } from '../page/page-route.ts';
import { UndoLinkForm, UndoMessage } from './undo-link-form.tsx';

const path = '/claim/undo/:token';

/** The page behind the link that undoes a linked contact. Whoever has the link may use it, without signing in. */
export const undoLinkPages: readonly PageRoute[] = [
  {
    method: 'get',
    path,
    access: 'anybody',
    handle: showLink,
  },
  {
    method: 'post',
    path,
    access: 'anybody',
    async handle(visit, deps) {
      try {
        await deps.chatbotPlatform.undoLink(visit.params.token ?? '');
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      }
      return showLink(visit, deps);
    },
  },
];

async function showLink({ params, texts: { claim } }: Visit, { chatbotPlatform }: PageDeps): Promise<PageReply> {
  const token = params.token ?? '';
  const title = claim.undoTitle;
  const link = await chatbotPlatform.readUndoLink(token);
  if (link.state === 'open') return page({ title, content: <UndoLinkForm token={token} account={link.account} /> });
  if (link.state === 'used') {
    return page({ title, content: <UndoMessage title={claim.undone} message={claim.undoneHint} /> });
  }
  const content = <UndoMessage title={claim.nothingToUndo} message={claim.nothingToUndoHint} />;
  return page({ title, status: 410, content });
}
