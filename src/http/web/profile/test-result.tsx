import type { ComponentChildren } from 'preact';
import { wordProblem } from '../../../product/delivery/delivery-problem.ts';
import type { TestEventResult } from '../../../product/delivery/send-test-event.ts';
import { fill } from '../../../texts/fill.ts';
import { usePage } from '../components/page-context.ts';

export type TestAnswer = Exclude<TestEventResult, { kind: 'throttled' }>;

/** A receiver's answer to a test event, and whether it would count as delivered. */
export function TestResult({ result }: { result: TestAnswer }) {
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
