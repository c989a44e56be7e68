import { Card } from '../components/card.tsx';
import { CopyField } from '../components/copy-field.tsx';
import { Moment } from '../components/moment.tsx';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';
import { type TestAnswer, TestResult } from './test-result.tsx';

export interface CallbacksPageProps {
  callbackSecret: string;
  oldValidUntil: Date | null;
  test: { url: string; error?: string; result?: TestAnswer };
}

export function CallbacksPage({ test, ...secret }: CallbacksPageProps) {
  return (
    <>
      <div class="page-head">
        <p>
          <a href="/app/profile#callback">Profile</a>
        </p>
        <h1>Callbacks</h1>
      </div>
      <div class="stack">
        <TestCard {...test} />
        <SecretCard {...secret} />
      </div>
    </>
  );
}

function TestCard({ url, error, result }: CallbacksPageProps['test']) {
  return (
    <Card
      id="test"
      title="Try your receiver"
      intro="We send a signed event to your address, as we do when a video is ready, and show what your receiver answers. It is marked as a test, and its video is named vid_test."
    >
      <PostForm action="/app/profile/callbacks#test">
        <div class="form-line">
          <TextField
            name="url"
            label="Address of your receiver"
            value={url}
            error={error}
            input={{ type: 'url', inputMode: 'url', autoComplete: 'url', spellcheck: false, placeholder: 'https://' }}
          />
          <button type="submit" class="button">
            Send a test event
          </button>
        </div>
      </PostForm>
      {result && <TestResult result={result} />}
    </Card>
  );
}

function SecretCard({ callbackSecret, oldValidUntil }: Omit<CallbacksPageProps, 'test'>) {
  return (
    <Card id="secret" title="Secret" intro="Your receiver checks with it that an event comes from us.">
      <details>
        <summary>Show the secret</summary>
        <CopyField id="callback-secret" label="Callback secret" value={callbackSecret} />
      </details>
      {oldValidUntil && (
        <p class="notice">
          The secret before this one signs too, until <Moment at={oldValidUntil} />.
        </p>
      )}
      <PostForm action="/app/profile/callbacks/secret">
        <div class="buttons">
          <button type="submit" class="button button-quiet">
            Make a new secret
          </button>
        </div>
      </PostForm>
      <p class="hint">For 24 hours the old one goes on signing beside the new one, so that you lose nothing.</p>
    </Card>
  );
}
