import { Card } from '../components/card.tsx';
import { CopyField } from '../components/copy-field.tsx';
import { Filled } from '../components/filled.tsx';
import { Moment } from '../components/moment.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { TextField } from '../components/text-field.tsx';
import { type TestAnswer, TestResult } from './test-result.tsx';

interface CallbacksPageProps {
  callbackSecret: string;
  oldValidUntil: Date | null;
  test: { url: string; error?: string; result?: TestAnswer };
}

export function CallbacksPage({ test, ...secret }: CallbacksPageProps) {
  const t = usePage().texts.profile;
  return (
    <>
      <div class="page-head">
        <p>
          <a href="/app/profile#callback">{t.title}</a>
        </p>
        <h1>{t.callbacks.title}</h1>
      </div>
      <div class="stack">
        <TestCard {...test} />
        <SecretCard {...secret} />
      </div>
    </>
  );
}

function TestCard({ url, error, result }: CallbacksPageProps['test']) {
  const t = usePage().texts.profile.callbacks;
  return (
    <Card id="test" title={t.tryTitle} intro={t.tryIntro}>
      <PostForm action="/app/profile/callbacks#test">
        <div class="form-line">
          <TextField
            name="url"
            label={t.address}
            value={url}
            error={error}
            input={{ type: 'url', inputMode: 'url', autoComplete: 'url', spellcheck: false, placeholder: 'https://' }}
          />
          <button type="submit" class="button">
            {t.send}
          </button>
        </div>
      </PostForm>
      {result && <TestResult result={result} />}
    </Card>
  );
}

function SecretCard({ callbackSecret, oldValidUntil }: Omit<CallbacksPageProps, 'test'>) {
  const t = usePage().texts.profile.callbacks;
  return (
    <Card id="secret" title={t.secretTitle} intro={t.secretIntro}>
      <details>
        <summary>{t.show}</summary>
        <CopyField id="callback-secret" label={t.secret} value={callbackSecret} />
      </details>
      {oldValidUntil && (
        <p class="notice">
          <Filled text={t.oldSigns} with={{ when: <Moment at={oldValidUntil} /> }} />
        </p>
      )}
      <PostForm action="/app/profile/callbacks/secret">
        <div class="buttons">
          <button type="submit" class="button button-quiet">
            {t.make}
          </button>
        </div>
      </PostForm>
      <p class="hint">{t.makeHint}</p>
    </Card>
  );
}
