import type { EmojiPlacement } from '../../../../../engine/layout/geometry/page-layout.ts';
import { emojiShareAt } from './emoji-share.ts';

/** Pictures of emojis, fetched once each. */
export interface EmojiImages {
  /** null = not there yet, or there is none. */
  find(emoji: string): HTMLImageElement | null;
}

/** @param onArrived a picture that was asked for can be drawn */
export function createEmojiImages(onArrived: () => void): EmojiImages {
  const images = new Map<string, HTMLImageElement>();
  return {
    find(emoji) {
      const known = images.get(emoji);
      if (known) return known.complete && known.naturalWidth > 0 ? known : null;
      const image = new Image();
      image.addEventListener('load', onArrived);
      image.src = emojiPath(emoji);
      images.set(emoji, image);
      return null;
    },
  };
}

export function emojiPath(emoji: string): string {
  const codes = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16));
  return `/app/editor/emojis/${codes.join('-')}`;
}

/**
 * Draws what the renderer lays over the captions: each emoji in its place, in the size that it has at that moment.
 * @param scale of the canvas to the output's frame
 */
export function drawEmojis(
  canvas: HTMLCanvasElement,
  { emojis, art, seconds, scale }: { emojis: EmojiPlacement[]; art: EmojiImages; seconds: number; scale: number },
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const atMs = seconds * 1000;
  for (const { emoji, startMs, endMs, centreX, centreY, sizePx, continues: goesOn } of emojis) {
    const image = art.find(emoji);
    if (!image || atMs < Math.round(startMs) || atMs >= Math.round(endMs)) continue;
    const share = goesOn ? 1 : emojiShareAt(atMs - startMs);
    const size = Math.round(sizePx * share) * scale;
    context.drawImage(image, centreX * scale - size / 2, centreY * scale - size / 2, size, size);
  }
}
