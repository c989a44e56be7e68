import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const artDir = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'));
const artFiles = new Map(
  readdirSync(artDir)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [withoutSelectors(file.slice(0, -'.svg'.length).split('-')), file]),
);

/**
 * The SVG file of an emoji; of a sequence that the set does not know, of the same without skin tones, then of what it
 * begins with (a shaking head is a head). null when there is none. Art: Twemoji, CC-BY 4.0.
 */
export function emojiArtPath(emoji: string): string | null {
  const plain = emoji.replace(/\p{Emoji_Modifier}/gu, '');
  const first = plain.split('\u200d')[0] ?? '';
  const name = [emoji, plain, first].map((one) => artFiles.get(keyOf(one))).find((file) => file !== undefined);
  return name === undefined ? null : join(artDir, name);
}

/** Whether the set has this very emoji, and not only what it begins with. */
export function hasOwnArt(emoji: string): boolean {
  return artFiles.has(keyOf(emoji));
}

/** Files and texts have variation selectors, or lack them, as they like. */
function keyOf(emoji: string): string {
  const codes = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16));
  return withoutSelectors(codes);
}

function withoutSelectors(codes: string[]): string {
  return codes.filter((code) => code !== 'fe0f' && code !== 'fe0e').join('-');
}
