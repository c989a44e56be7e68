import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Both hold Twemoji: the second what came after Emoji 15, the first families in colour, which the second has as signs. */
const artFiles = new Map([
  ...filesIn('@discordapp/twemoji', 'dist/svg'), //
  ...filesIn('@twemoji/svg'),
]);

/**
 * The SVG file of an emoji; of a sequence that the sets do not know, of the same without skin tones, then of what it
 * begins with. null when there is none. Art: Twemoji, CC-BY 4.0.
 */
export function emojiArtPath(emoji: string): string | null {
  const plain = emoji.replace(/\p{Emoji_Modifier}/gu, '');
  const first = plain.split('\u200d')[0] ?? '';
  return [emoji, plain, first].map((one) => artFiles.get(keyOf(one))).find((file) => file !== undefined) ?? null;
}

/** Whether the sets have this very emoji, and not only what it begins with. */
export function hasOwnArt(emoji: string): boolean {
  return artFiles.has(keyOf(emoji));
}

/** The pictures of a package, by the key of their emoji. */
function filesIn(name: string, folder = '.'): [string, string][] {
  const dir = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), folder);
  const files = readdirSync(dir).filter((file) => file.endsWith('.svg'));
  return files.map((file) => [withoutSelectors(file.slice(0, -'.svg'.length).split('-')), join(dir, file)]);
}

/** Files and texts have variation selectors, or lack them, as they like. */
function keyOf(emoji: string): string {
  const codes = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16));
  return withoutSelectors(codes);
}

function withoutSelectors(codes: string[]): string {
  return codes.filter((code) => code !== 'fe0f' && code !== 'fe0e').join('-');
}
