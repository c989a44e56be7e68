import { AppError } from '../../../infra/errors/app-error.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import type { TimeDifferences } from './compare-times.ts';

/** Keys of the segments in which frames are missing or unexpected. Pure. */
export function segmentsAt(
  { segments }: Pick<RenderPlan, 'segments'>,
  { missing, unexpected }: TimeDifferences,
): string[] {
  const at = new Set(
    [...missing, ...unexpected].map((ticks) =>
      Math.max(
        0,
        // a tick of tolerance, as when segments are cut
        segments.findLastIndex(({ startTicks }) => startTicks <= ticks + 1),
      ),
    ),
  );
  return segments.filter((_, index) => at.has(index)).map(({ key }) => key);
}

export interface WrongOutput {
  /** Descriptions for logs. */
  wrong: string[];
  /** Keys of the segments that may be at fault; empty if the fault is elsewhere, for example in the audio. */
  suspects: string[];
}

export function wrongOutput(details: WrongOutput): AppError {
  return new AppError('render_failed', { reason: 'check', details: { ...details } });
}

/** The suspects of an error made by `wrongOutput`; empty for any other error. */
export function suspectsOf(error: unknown): string[] {
  const suspects = error instanceof AppError ? error.details.suspects : undefined;
  return Array.isArray(suspects) ? suspects.map(String) : [];
}
