import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

/** One more press: programs that look into mails open links, but press no buttons. */
export function UseLinkForm({ token, email }: { token: string; email: string }) {
  const words = usePage().texts.signIn;
  return (
    <section class="card card-narrow">
      <h1>{words.welcome}</h1>
      <p class="intro">
        <Filled text={words.as} with={{ email: <strong class="breakable">{email}</strong> }} />
      </p>
      <PostForm action={`/sign-in/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          {words.title}
        </button>
      </PostForm>
      <p class="hint">
        <Filled text={words.notYou} with={{ other: <a href="/sign-in">{words.other}</a> }} />
      </p>
    </section>
  );
}
