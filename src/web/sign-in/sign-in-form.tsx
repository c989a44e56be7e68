import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';

interface SignInFormProps {
  email?: string;
  /** The page that was asked for. */
  returnTo: string;
  error?: string;
}

export function SignInForm({ email, returnTo, error }: SignInFormProps) {
  return (
    <div class="welcome">
      <div>
        <p class="slogan">
          Every word,
          <br />
          <span class="slogan-pill">right on time.</span>
        </p>
        <p class="slogan-text">Send a talking video, get it back with captions that move with every word.</p>
      </div>
      <section class="card">
        <h1>Sign in</h1>
        <p class="intro">Type your email address, and we send you a link that signs you in. There is no password.</p>
        <PostForm action="/sign-in">
          <input type="hidden" name="to" value={returnTo} />
          <TextField
            name="email"
            label="Email address"
            value={email}
            error={error}
            input={{ type: 'email', autoComplete: 'email', inputMode: 'email', spellcheck: false }}
          />
          <button type="submit" class="button button-wide">
            Send me a link
          </button>
        </PostForm>
      </section>
    </div>
  );
}
