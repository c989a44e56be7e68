import type { EmojiPlacement } from '../../../../../engine/layout/geometry/page-layout.ts';
import { emojiPop } from '../../../../../engine/layout/geometry/style-extents.ts';

/** Returns the image of an emoji; null = it has not loaded yet, or there is none. */
type FindEmojiImage = (emoji: string) => HTMLImageElement | null;

/** Each image is fetched once. @param onLoad an image that was requested can be drawn now */
export function createEmojiImages(onLoad: () => void): FindEmojiImage {
  const images = new Map<string, HTMLImageElement>();
  return (emoji) => {
    const known = images.get(emoji);
    if (known) return known.complete && known.naturalWidth > 0 ? known : null;
    const image = new Image();
    image.addEventListener('load', onLoad);
    image.src = emojiPath(emoji);
    images.set(emoji, image);
    return null;
  };
}

export function emojiPath(emoji: string): string {
  const codes = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16));
  return `/app/editor/emojis/${codes.join('-')}`;
}

/**
 * Draws the emojis as the renderer does: each in its place, in the size that it has at this time.
 * @param options.scale of the canvas, relative to the output's frame
 */
export function drawEmojis(
  canvas: HTMLCanvasElement,
  emojis: EmojiPlacement[],
  { findImage, seconds, scale }: { findImage: FindEmojiImage; seconds: number; scale: number },
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const atMs = seconds * 1000;
  for (const { emoji, startMs, endMs, centreX, centreY, sizePx, continues } of emojis) {
    const image = findImage(emoji);
    if (!image || atMs < Math.round(startMs) || atMs >= Math.round(endMs)) continue;
    const share = continues ? 1 : emojiShareAt(atMs - startMs);
    const size = Math.round(sizePx * share) * scale;
    context.drawImage(image, centreX * scale - size / 2, centreY * scale - size / 2, size, size);
  }
}

/** The size of an emoji as a share of its full size, some time after it has appeared. */
export function emojiShareAt(sinceMs: number): number {
  return emojiPop.shares[Math.floor(sinceMs / emojiPop.stepMs)] ?? 1;
}
