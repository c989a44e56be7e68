import { PostForm } from '../components/post-form.tsx';

/** One more press: messengers open addresses by themselves to show what is there, but press no buttons. */
export function UndoLinkForm({ token, account }: { token: string; account: string }) {
  return (
    <section class="card card-narrow">
      <h1>Disconnect this chat?</h1>
      <p class="intro">
        Your chat was connected to the account <strong class="breakable">{account}</strong>, whose videos are sent there
        since. If that was not you, undo it.
      </p>
      <PostForm action={`/claim/undo/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          Disconnect it
        </button>
      </PostForm>
      <p class="hint">If it was you, close this page: nothing changes.</p>
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
