import type { CaptionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import { isVertical } from '../../../../../engine/reframe/camera/crop-window.ts';
import type { EditorView } from '../../../../../product/videos/editor/editor-view.ts';

/**
 * Who is where, and who speaks, is looked for when a video is first made vertical: until then its picture only guesses.
 * Pure.
 */
export function isFramedLater(
  { settings: before, source }: Pick<EditorView, 'settings' | 'source'>,
  { resizeForSocialMedia = false, framing = 'auto' }: CaptionSettings,
): boolean {
  const isCut = !isVertical({ displayWidth: source.width, displayHeight: source.height });
  return resizeForSocialMedia && !before.resizeForSocialMedia && framing === 'auto' && isCut;
}
