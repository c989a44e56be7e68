import type { CaptionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import { isVertical } from '../../../../../engine/reframe/camera/crop-window.ts';
import type { EditorView } from '../../../../../product/videos/editor/editor-view.ts';

/**
 * Whether the preview can only guess the framing: faces and speakers are detected when a video is rendered as vertical
 * for the first time. Pure.
 */
export function isFramedLater(
  { settings: before, source }: Pick<EditorView, 'settings' | 'source'>,
  { resizeForSocialMedia = false, framing = 'auto' }: CaptionSettings,
): boolean {
  const isCut = !isVertical({ displayWidth: source.width, displayHeight: source.height });
  return resizeForSocialMedia && !before.resizeForSocialMedia && framing === 'auto' && isCut;
}
