import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

/** A button, because messengers open links by themselves for a preview, but press no buttons. */
export function UndoLinkForm({ token, account }: { token: string; account: string }) {
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

export function UndoMessage({ title, message }: { title: string; message: string }) {
  return (
    <section class="card card-narrow">
      <h1>{title}</h1>
      <p class="intro">{message}</p>
    </section>
  );
}
