import type { FailedVideo } from '../../../src/product/operations/reports/list-failures.ts';
import { describeTime } from './amounts.ts';

export function failuresText(failures: readonly FailedVideo[]): string {
  if (failures.length === 0) return 'Nothing has failed that has not been tried again or deleted.';
  const lines = failures.map(
    ({ videoId, code, message, failedAt }, index) =>
      `${index + 1}. ${videoId}\n   ${describeTime(failedAt)} UTC, ${code ?? 'unknown'}: ${withoutAdvice(message ?? '')}`,
  );
  return `Failed last:\n${lines.join('\n')}`;
}

/** People are told to contact support, which is who reads this. */
function withoutAdvice(message: string): string {
  return message.replace(/ If you need help, contact support.*$/, '');
}
