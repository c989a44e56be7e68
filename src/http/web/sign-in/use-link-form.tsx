import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

/** A button, because programs that scan mails open links, but press no buttons. */
export function UseLinkForm({ token, email }: { token: string; email: string }) {
  const t = usePage().texts.signIn;
  return (
    <section class="card card-narrow">
      <h1>{t.welcome}</h1>
      <p class="intro">
        <Filled text={t.as} with={{ email: <strong class="breakable">{email}</strong> }} />
      </p>
      <PostForm action={`/sign-in/${encodeURIComponent(token)}`}>
        <button type="submit" class="button button-wide">
          {t.title}
        </button>
      </PostForm>
      <p class="hint">
        <Filled text={t.notYou} with={{ other: <a href="/sign-in">{t.other}</a> }} />
      </p>
    </section>
  );
}
