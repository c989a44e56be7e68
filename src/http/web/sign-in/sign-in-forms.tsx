import { TextField } from '../components/fields.tsx';
import { Filled } from '../components/filled.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

interface SignInFormProps {
  email?: string;
  /** The page that was requested. */
  returnTo: string;
  error?: string;
}

export function SignInForm({ email, returnTo, error }: SignInFormProps) {
  const t = usePage().texts.signIn;
  return (
    <div class="welcome">
      <div>
        <p class="slogan">
          {t.slogan}
          <br />
          <span class="slogan-pill">{t.sloganPill}</span>
        </p>
        <p class="slogan-text">{t.about}</p>
      </div>
      <section class="card">
        <h1>{t.title}</h1>
        <p class="intro">{t.intro}</p>
        <PostForm action="/sign-in">
          <input type="hidden" name="to" value={returnTo} />
          <TextField
            name="email"
            label={t.email}
            value={email}
            error={error}
            input={{ type: 'email', autoComplete: 'email', inputMode: 'email', spellcheck: false }}
          />
          <button type="submit" class="button button-wide">
            {t.send}
          </button>
        </PostForm>
      </section>
    </div>
  );
}

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
