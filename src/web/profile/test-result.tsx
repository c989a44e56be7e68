import type { ComponentChildren } from 'preact';
import type { TestEventResult } from '../../services.ts';

export type TestAnswer = Exclude<TestEventResult, { kind: 'throttled' }>;

/** What came back from a receiver, and whether it would do. */
export function TestResult({ result }: { result: TestAnswer }) {
  return (
    <div class="stack" role="status">
      <p class={`notice notice-${result.problem === null ? 'done' : 'problem'}`}>
        {result.problem === null ? 'Your receiver accepts our events.' : `This would not do: ${result.problem}.`}
      </p>
      <dl class="facts">
        {result.kind === 'answered' && <Fact name="Status">{result.statusCode}</Fact>}
        <Fact name="Time">{(result.tookMs / 1000).toFixed(2)} s</Fact>
        {result.kind === 'answered' && <Fact name="Answer">{answerOf(result)}</Fact>}
      </dl>
      {result.kind === 'answered' && (
        <Sample title="Headers of the answer">
          {Object.entries(result.headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </Sample>
      )}
      <Sample title="What we sent">{`webhook-id: ${result.sent.eventId}\n\n${result.sent.body}`}</Sample>
    </div>
  );
}

function answerOf({ answer, isAnswerCut, isAnswerTooLong }: Extract<TestAnswer, { kind: 'answered' }>) {
  if (answer === null) return 'It is no text.';
  if (answer === '') return 'It is empty.';
  return (
    <>
      <pre class="sample">
        <code>{answer}</code>
      </pre>
      {isAnswerTooLong && (
        <p class="hint">It is longer than 64 KiB, of which no more is read. This is its beginning.</p>
      )}
      {isAnswerCut && !isAnswerTooLong && <p class="hint">This is its beginning.</p>}
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
