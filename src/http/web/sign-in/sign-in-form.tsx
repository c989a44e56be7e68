import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';

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
