import { AppError } from '../../../infra/errors/app-error.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import type { TimeDifferences } from './compare-times.ts';

/** Keys of a plan's segments in which pictures are missing or strange. Pure. */
export function segmentsAt(
  { segments }: Pick<RenderPlan, 'segments'>,
  { missing, unexpected: strange }: TimeDifferences,
): string[] {
  const at = new Set(
    [...missing, ...strange].map((ticks) =>
      Math.max(
        0,
        // a tick of tolerance, as where they are cut
        segments.findLastIndex(({ startTicks }) => startTicks <= ticks + 1),
      ),
    ),
  );
  return segments.filter((_, index) => at.has(index)).map(({ key }) => key);
}

export interface WrongOutput {
  /** In words, for logs. */
  wrong: string[];
  /** Keys of the segments that may be at fault; none where it is something else, the sound for one. */
  suspects: string[];
}

export function wrongOutput(details: WrongOutput): AppError {
  return new AppError('render_failed', {
    message: 'The captioned video did not come out right.',
    details: { ...details },
  });
}

/** What `wrongOutput` has said; none for any other error. */
export function suspectsOf(error: unknown): string[] {
  const suspects = error instanceof AppError ? error.details.suspects : undefined;
  return Array.isArray(suspects) ? suspects.map(String) : [];
}
