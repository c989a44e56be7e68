import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';

interface SignInFormProps {
  email?: string;
  /** The page that was asked for. */
  returnTo: string;
  error?: string;
}

export function SignInForm({ email, returnTo, error }: SignInFormProps) {
  const words = usePage().texts.signIn;
  return (
    <div class="welcome">
      <div>
        <p class="slogan">
          {words.slogan}
          <br />
          <span class="slogan-pill">{words.sloganPill}</span>
        </p>
        <p class="slogan-text">{words.about}</p>
      </div>
      <section class="card">
        <h1>{words.title}</h1>
        <p class="intro">{words.intro}</p>
        <PostForm action="/sign-in">
          <input type="hidden" name="to" value={returnTo} />
          <TextField
            name="email"
            label={words.email}
            value={email}
            error={error}
            input={{ type: 'email', autoComplete: 'email', inputMode: 'email', spellcheck: false }}
          />
          <button type="submit" class="button button-wide">
            {words.send}
          </button>
        </PostForm>
      </section>
    </div>
  );
}
