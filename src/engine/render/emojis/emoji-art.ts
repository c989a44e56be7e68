import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { emojiArtPath } from '../../captions/emojis/emoji-art-path.ts';

/**
 * Renders one emoji (a grapheme: ZWJ sequences, skin tones, flags and keycaps included) in colour, as a square PNG with
 * a transparent background. null if the emoji set lacks it: then nothing is drawn.
 */
export async function rasteriseEmoji({ emoji, sizePx }: { emoji: string; sizePx: number }): Promise<Buffer | null> {
  const path = emojiArtPath(emoji);
  if (path === null) return null;
  const width = Math.max(1, Math.round(sizePx));
  return new Resvg(readFileSync(path, 'utf8'), { fitTo: { mode: 'width', value: width } }).render().asPng();
}
