import { wordCause } from '../../../src/infra/errors/word-failure.ts';
import type { FailedVideo } from '../../../src/product/operations/reports/list-failures.ts';
import type { Wording } from '../answer.ts';
import { describeTime } from './amounts.ts';

export function failuresText(failures: readonly FailedVideo[], { texts, language }: Wording): string {
  if (failures.length === 0) return texts.failures.none;
  const lines = failures.map(({ videoId, failure, failedAt }, index) => {
    const why = failure ? `${failure.code}: ${wordCause(failure, language)}` : 'unknown';
    return `${index + 1}. ${videoId}\n   ${describeTime(failedAt)} UTC, ${why}`;
  });
  return [texts.failures.heading, ...lines].join('\n');
}
