import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const artDir = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'));

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

/** The SVG file of an emoji; null when there is none. */
export function emojiArtPath(emoji: string): string | null {
  const codes = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16));
  const names = [codes, codes.filter((code) => code !== 'fe0f'), [...codes, 'fe0f']].map((parts) => parts.join('-'));
  const paths = [...new Set(names)].map((name) => join(artDir, `${name}.svg`));
  return paths.find((path) => existsSync(path)) ?? null;
}
