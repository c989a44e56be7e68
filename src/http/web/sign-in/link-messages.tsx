import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';

/** Says that the link has been sent. The page is the same for every address, whether or not it has an account. */
export function LinkSent({ email, by }: { email: string; by: 'mailed' | 'logged' }) {
  const t = usePage().texts.signIn;
  const address = <strong class="breakable">{email}</strong>;
  const again = <a href="/sign-in">{t.again}</a>;
  return (
    <section class="card card-narrow">
      <h1>{t[by]}</h1>
      <p class="intro">
        <Filled text={by === 'mailed' ? t.mailedTo : t.loggedFor} with={{ email: address }} />
      </p>
      <p>{t.once}</p>
      <p class="hint">
        <Filled text={by === 'mailed' ? t.nothingThere : t.wrongAddress} with={{ again }} />
      </p>
    </section>
  );
}

export function OldLink() {
  const t = usePage().texts.signIn;
  return (
    <section class="card card-narrow">
      <h1>{t.old}</h1>
      <p class="intro">{t.oldHint}</p>
      <p>
        <a class="button button-wide" href="/sign-in">
          {t.sendNew}
        </a>
      </p>
    </section>
  );
}
