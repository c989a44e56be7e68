import { AppError } from '../../../infra/errors/app-error.ts';
import type { FieldErrors, RuleName } from '../../../infra/validation/violation.ts';
import type { PageTexts } from '../../../texts/texts.ts';

/** Why a font was not accepted, in words for its owner. @throws what is no fault of theirs */
export function fontProblem(error: unknown, { fonts: { mistakes } }: PageTexts): string {
  const rule = error instanceof AppError && error.code === 'invalid_input' ? brokenRule(error) : undefined;
  if (!rule) throw error;
  if (rule === 'font_damaged') return mistakes.damaged;
  if (rule === 'font_letters') return mistakes.letters;
  return rule === 'exists' ? mistakes.gone : mistakes.format;
}

function brokenRule({ details }: AppError): RuleName | undefined {
  return (details.errors as FieldErrors | undefined)?.captions_font_family?.[0]?.rule;
}
