import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { emojiArtPath } from '../../captions/emojis/emoji-art-path.ts';

/**
 * A colour picture of one emoji (a grapheme: ZWJ sequences, skin tones, flags and keycaps included), as a square PNG
 * with a clear background. null when the set has no such emoji: then nothing is drawn.
 */
export async function rasteriseEmoji({ emoji, sizePx }: { emoji: string; sizePx: number }): Promise<Buffer | null> {
  const path = emojiArtPath(emoji);
  if (path === null) return null;
  const width = Math.max(1, Math.round(sizePx));
  return new Resvg(readFileSync(path, 'utf8'), { fitTo: { mode: 'width', value: width } }).render().asPng();
}
