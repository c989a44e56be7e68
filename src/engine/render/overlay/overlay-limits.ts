import { AppError } from '../../../infra/errors/app-error.ts';
import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { pictureMs } from '../../media/timing/video-length.ts';
import { outputFrame } from '../filters/output-frame.ts';
import { reducedRate } from '../filters/picture-filters.ts';

/** Three minutes of 1080 × 1920 at 30 frames a second: 0.3 to 1.6 GB, by the style. */
const maxPixels = 1080 * 1920 * 30 * 180;

export function isOverlay({ outputKind }: Pick<CaptionSettings, 'outputKind'>): boolean {
  return outputKind === 'overlay';
}

/**
 * Refuses overlays that would be too large: lossless alpha and nearly lossless colour take many bytes. Pure.
 * @throws AppError `overlay_too_long`
 */
export function requireOverlayFits(facts: SourceFacts, settings: CaptionSettings): void {
  if (!isOverlay(settings)) return;
  const { width, height } = outputFrame(facts, settings);
  const { num, den } = reducedRate(facts.video) ?? facts.video.frameRate;
  const maxSeconds = Math.floor(maxPixels / ((width * height * num) / den));
  const seconds = Math.ceil(pictureMs(facts) / 1000);
  if (seconds <= maxSeconds) return;
  throw new AppError('overlay_too_long', { args: { seconds, maxSeconds, width, height } });
}
