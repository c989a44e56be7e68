import type { FailedVideo } from '../../../src/product/operations/reports/list-failures.ts';
import type { Wording } from '../commands/command.ts';
import { describeTime } from './amounts.ts';

export function failuresText(failures: readonly FailedVideo[], { texts }: Wording): string {
  if (failures.length === 0) return texts.failures.none;
  const lines = failures.map(
    ({ videoId, code, message, failedAt }, index) =>
      `${index + 1}. ${videoId}\n   ${describeTime(failedAt)} UTC, ${code ?? 'unknown'}: ${withoutAdvice(message ?? '')}`,
  );
  return [texts.failures.heading, ...lines].join('\n');
}

/** People are told to contact support, which is who reads this. */
function withoutAdvice(message: string): string {
  return message.replace(/ If you need help, contact support.*$/, '');
}
