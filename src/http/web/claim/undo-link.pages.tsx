import { AppError } from '../../../infra/errors/app-error.ts';
import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { openPage, type PageDeps, type PageReply, type PageRoute, page, type Visit } from '../page/page-route.ts';

const path = '/claim/undo/:token';

/** The page behind the link that undoes a linked contact. Whoever has the link may use it, without signing in. */
export const undoLinkPages: readonly PageRoute[] = [
  openPage('get', path, showLink),
  openPage('post', path, async (visit, deps) => {
    try {
      await deps.chatbotPlatform.undoLink(visit.params.token ?? '');
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    }
    return showLink(visit, deps);
  }),
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

/** A button, because messengers open links by themselves for a preview, but press no buttons. */
function UndoLinkForm({ token, account }: { token: string; account: string }) {
  const t = usePage().texts.claim;
  return (
    <section class="card card-narrow">
      <h1>{t.undoQuestion}</h1>
      <p class="intro">
        <Filled text={t.undoIntro} with={{ account: <strong class="breakable">{account}</strong> }} />
      </p>
      <PostForm action={`/claim/undo/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          {t.undo}
        </button>
      </PostForm>
      <p class="hint">{t.undoNot}</p>
    </section>
  );
}

function UndoMessage({ title, message }: { title: string; message: string }) {
  return (
    <section class="card card-narrow">
      <h1>{title}</h1>
      <p class="intro">{message}</p>
    </section>
  );
}
