import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { isPositionOpen } from '../captions/settings/caption-style.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import { isUpright } from './camera/crop-window.ts';

/**
 * How closely a source is looked at: for `framing` every cut and every move matters; to keep captions off faces a look
 * at the pictures that decoding can start at is enough.
 */
export type FaceMapDetail = 'framing' | 'captions';

/** What has to be known of the people in a video to plan it; null = nothing. */
export function needsFaceMap(
  { video }: SourceFacts,
  settings: CaptionSettings,
  { hasCaptions }: { hasCaptions: boolean },
): FaceMapDetail | null {
  const { resizeForSocialMedia = false, framing = 'auto' } = settings;
  if (resizeForSocialMedia && framing === 'auto' && !isUpright(video)) return 'framing';
  return hasCaptions && isPositionOpen(settings) ? 'captions' : null;
}
