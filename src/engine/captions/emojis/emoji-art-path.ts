import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);

/** If both packages have an emoji, the later one wins: the first has emojis after Emoji 15, the second coloured families. */
const artPackages = [
  { name: '@discordapp/twemoji', folder: 'dist/svg' },
  { name: '@twemoji/svg', folder: '.' },
];
const artFiles = new Map(artPackages.flatMap(filesIn));

/** Changes whenever the art may have changed. */
export const emojiArtVersion = artPackages
  .map(({ name }) => `${name} ${(load(`${name}/package.json`) as { version: string }).version}`)
  .join(', ');

/**
 * The SVG file of an emoji. For an unknown sequence it is that of the sequence without skin tones, or else of its first
 * emoji. null if there is none. Art: Twemoji, CC-BY 4.0.
 */
export function emojiArtPath(emoji: string): string | null {
  const plain = emoji.replace(/\p{Emoji_Modifier}/gu, '');
  const first = plain.split('\u200d')[0] ?? '';
  return [emoji, plain, first].map((one) => artFiles.get(keyOf(one))).find((file) => file !== undefined) ?? null;
}

/** Whether there is art for this very emoji, not only for its first part. */
export function hasExactArt(emoji: string): boolean {
  return artFiles.has(keyOf(emoji));
}

/** Pairs of emoji key and file path. */
function filesIn({ name, folder }: { name: string; folder: string }): [string, string][] {
  const dir = join(dirname(load.resolve(`${name}/package.json`)), folder);
  const files = readdirSync(dir).filter((file) => file.endsWith('.svg'));
  return files.map((file) => [withoutSelectors(file.slice(0, -'.svg'.length).split('-')), join(dir, file)]);
}

/** Without variation selectors, which file names and texts may have or lack. */
function keyOf(emoji: string): string {
  const codes = [...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16));
  return withoutSelectors(codes);
}

function withoutSelectors(codes: string[]): string {
  return codes.filter((code) => code !== 'fe0f' && code !== 'fe0e').join('-');
}
