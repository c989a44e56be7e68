import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);

/** Of two the later has the word: the first knows what came after Emoji 15, the second has families in colour. */
const artPackages = [
  { name: '@discordapp/twemoji', folder: 'dist/svg' },
  { name: '@twemoji/svg', folder: '.' },
];
const artFiles = new Map(artPackages.flatMap(filesIn));

/** Another one whenever the pictures may be others. */
export const emojiArtVersion = artPackages
  .map(({ name }) => `${name} ${(load(`${name}/package.json`) as { version: string }).version}`)
  .join(', ');

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
export function hasExactArt(emoji: string): boolean {
  return artFiles.has(keyOf(emoji));
}

/** By the key of the emoji. */
function filesIn({ name, folder }: { name: string; folder: string }): [string, string][] {
  const dir = join(dirname(load.resolve(`${name}/package.json`)), folder);
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
