import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { isPositionOpen } from '../captions/settings/caption-style.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import { isVertical } from './camera/crop-window.ts';
import type { FaceMapDetail } from './face-map/face-map.ts';

/** Which face map is needed to plan a video; null = none. */
export function neededFaceMap(
  { video }: SourceFacts,
  settings: CaptionSettings,
  { hasCaptions }: { hasCaptions: boolean },
): FaceMapDetail | null {
  const { resizeForSocialMedia = false, framing = 'auto' } = settings;
  if (resizeForSocialMedia && framing === 'auto' && !isVertical(video)) return 'framing';
  return hasCaptions && isPositionOpen(settings) ? 'captions' : null;
}
