import type { ComponentChildren } from 'preact';
import { wordProblem } from '../../../product/delivery/delivery-problem.ts';
import type { TestEventResult } from '../../../product/delivery/send-test-event.ts';
import { fill } from '../../../texts/fill.ts';
import { Card } from '../components/card.tsx';
import { CopyField, TextField } from '../components/fields.tsx';
import { Filled } from '../components/filled.tsx';
import { Moment } from '../components/format.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

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

type TestAnswer = Exclude<TestEventResult, { kind: 'throttled' }>;

/** A receiver's answer to a test event, and whether it would count as delivered. */
function TestResult({ result }: { result: TestAnswer }) {
  const { texts, language } = usePage();
  const t = texts.profile.callbacks;
  return (
    <div class="stack" role="status">
      <p class={`notice notice-${result.problem === null ? 'done' : 'problem'}`}>
        {result.problem === null ? t.accepted : fill(t.notAccepted, { problem: wordProblem(result.problem, language) })}
      </p>
      <dl class="facts">
        {result.kind === 'answered' && <Fact name={t.status}>{result.statusCode}</Fact>}
        <Fact name={t.time}>{(result.tookMs / 1000).toFixed(2)} s</Fact>
        {result.kind === 'answered' && (
          <Fact name={t.answer}>
            <Answer result={result} />
          </Fact>
        )}
      </dl>
      {result.kind === 'answered' && (
        <Sample title={t.headers}>
          {Object.entries(result.headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </Sample>
      )}
      <Sample title={t.sent}>{`webhook-id: ${result.sent.eventId}\n\n${result.sent.body}`}</Sample>
    </div>
  );
}

function Answer({ result }: { result: Extract<TestAnswer, { kind: 'answered' }> }) {
  const t = usePage().texts.profile.callbacks;
  const { answer, isAnswerCut, isAnswerTooLong } = result;
  if (answer === null) return <>{t.noText}</>;
  if (answer === '') return <>{t.empty}</>;
  return (
    <>
      <pre class="sample">
        <code>{answer}</code>
      </pre>
      {isAnswerTooLong && <p class="hint">{t.tooLong}</p>}
      {isAnswerCut && !isAnswerTooLong && <p class="hint">{t.cut}</p>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sample({ title, children }: { title: string; children: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre class="sample">
        <code>{children}</code>
      </pre>
    </details>
  );
}
