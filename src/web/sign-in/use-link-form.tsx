import { PostForm } from '../components/post-form.tsx';

/** One more press: programs that look into mails open links, but press no buttons. */
export function UseLinkForm({ token, email }: { token: string; email: string }) {
  return (
    <section class="card card-narrow">
      <h1>Welcome</h1>
      <p class="intro">
        You are about to sign in as <strong class="breakable">{email}</strong>.
      </p>
      <PostForm action={`/sign-in/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          Sign in
        </button>
      </PostForm>
      <p class="hint">
        Not you? Then close this page, or <a href="/sign-in">use another address</a>.
      </p>
    </section>
  );
}
