import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const artDir = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'));
const artFiles = new Map(
  readdirSync(artDir)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [withoutSelectors(file.slice(0, -'.svg'.length).split('-')), file]),
);

/**
 * A colour picture of one emoji (a grapheme: ZWJ sequences, skin tones, flags and keycaps included), as a square PNG
 * with a clear background. null when the set has no such emoji: then nothing is drawn. Art: Twemoji, CC-BY 4.0.
 */
export async function rasteriseEmoji({ emoji, sizePx }: { emoji: string; sizePx: number }): Promise<Buffer | null> {
  const path = emojiArtPath(emoji);
  if (path === null) return null;
  const width = Math.max(1, Math.round(sizePx));
  return new Resvg(readFileSync(path, 'utf8'), { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/**
 * The SVG file of an emoji; of a sequence that the set does not know, of the same without skin tones, then of what it
 * begins with (a shaking head is a head). null when there is none.
 */
export function emojiArtPath(emoji: string): string | null {
  const plain = emoji.replace(/\p{Emoji_Modifier}/gu, '');
  const first = plain.split('\u200d')[0] ?? '';
  const name = [emoji, plain, first].map((one) => artFiles.get(keyOf(one))).find((file) => file !== undefined);
  return name === undefined ? null : join(artDir, name);
}

/** Files and texts have variation selectors, or lack them, as they like. */
function keyOf(emoji: string): string {
  const codes = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16));
  return withoutSelectors(codes);
}

function withoutSelectors(codes: string[]): string {
  return codes.filter((code) => code !== 'fe0f' && code !== 'fe0e').join('-');
}
