import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

/** One more press: messengers open addresses by themselves to show what is there, but press no buttons. */
export function UndoLinkForm({ token, account }: { token: string; account: string }) {
  const words = usePage().texts.claim;
  return (
    <section class="card card-narrow">
      <h1>{words.undoQuestion}</h1>
      <p class="intro">
        <Filled text={words.undoIntro} with={{ account: <strong class="breakable">{account}</strong> }} />
      </p>
      <PostForm action={`/claim/undo/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          {words.undo}
        </button>
      </PostForm>
      <p class="hint">{words.undoNot}</p>
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
