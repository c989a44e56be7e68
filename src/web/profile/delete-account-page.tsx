import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';
import { formatSeconds } from '../format.ts';

interface DeleteAccountPageProps {
  /** What is to be typed. */
  expected: string;
  /** Payments are on. */
  hasPayments: boolean;
  /** Paid for and not used yet. */
  boughtSeconds: number;
  mistake?: { typed: string; error: string };
}

/** What goes, what stays, and a thing to type, so that nobody does it by mistake. */
export function DeleteAccountPage({ expected, hasPayments, boughtSeconds, mistake }: DeleteAccountPageProps) {
  return (
    <section class="card card-narrow">
      <h1>Delete your account?</h1>
      <p class="intro">This cannot be undone. From that moment on, all of this is gone:</p>
      <ul class="list">
        <li>your videos, and the addresses where they can be watched</li>
        <li>videos that are being made</li>
        <li>your tokens, so that programs that use them are turned away</li>
        <li>your dictionary, your settings and what you have used</li>
        {boughtSeconds > 0 && <li>{formatSeconds(boughtSeconds)} that you have bought and not used</li>}
      </ul>
      <p>
        Chats are disconnected. Of payments we keep what accounting needs, without your name and address.
        {hasPayments && ' A subscription goes on until you cancel it where you pay for it.'}{' '}
        <a href="/app/profile/export" download>
          Download your data
        </a>{' '}
        first if you want to keep anything.
      </p>
      <PostForm action="/app/profile/delete">
        <TextField
          name="email"
          label={`Type ${expected} to confirm`}
          value={mistake?.typed}
          error={mistake?.error}
          input={{ autoComplete: 'off', spellcheck: false, autoCapitalize: 'off' }}
        />
        <div class="buttons">
          <button type="submit" class="button button-danger">
            Delete my account
          </button>
          <a class="button button-quiet" href="/app/profile#data">
            Keep it
          </a>
        </div>
      </PostForm>
    </section>
  );
}
