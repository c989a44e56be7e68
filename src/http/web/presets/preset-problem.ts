import { AppError } from '../../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../../infra/validation/violation.ts';
import { maxPresets } from '../../../product/presets/manage-presets.ts';
import { fill } from '../../../texts/fill.ts';
import type { PageTexts } from '../../../texts/texts.ts';

/** Why a preset was not saved or changed, in words for its owner. @throws what is no fault of theirs */
export function presetProblem(error: unknown, { presets: { mistakes } }: PageTexts): string {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'not_found') return mistakes.gone;
  if (error.code !== 'invalid_input') throw error;
  const [broken] = (error.details.errors as FieldErrors | undefined)?.name ?? [];
  if (broken?.rule === 'unique') return mistakes.taken;
  return broken?.rule === 'max_presets' ? fill(mistakes.full, { max: maxPresets }) : mistakes.badName;
}
