import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** Names of GitHub, Slack, emojibase, Discord and CLDR. If they disagree, the earlier set wins. */
const sets = ['github', 'iamcal', 'emojibase', 'joypixels', 'cldr'];

let known: Map<string, string> | undefined;

/**
 * The emoji of a shortcode, in any letter case, with or without colons, with spaces or hyphens for underscores: `:fire:`,
 * `fire`, `red heart`, Slack's `:wave::skin-tone-3:`. null = unknown name.
 */
export function emojiOfShortcode(text: string): string | null {
  const [name = '', tone] = text.split(':').filter((part) => part.trim() !== '');
  const emoji = emojiNamed(name);
  const skin = tone?.startsWith('skin-tone-') ? emojiNamed(tone) : null;
  return emoji && skin ? emoji + skin : emoji;
}

function emojiNamed(name: string): string | null {
  known ??= readSets();
  const written = name.trim().toLowerCase();
  return known.get(written) ?? known.get(written.replace(/[\s-]+/g, '_')) ?? null;
}

/** Inverts the files, which map hexadecimal code points to one name or several. */
function readSets(): Map<string, string> {
  const names = new Map<string, string>();
  for (const set of sets) {
    const file = readFileSync(resolve(`emojibase-data/en/shortcodes/${set}.json`), 'utf8');
    for (const [codes, shortcodes] of Object.entries(JSON.parse(file) as Record<string, string | string[]>)) {
      const emoji = String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16)));
      for (const shortcode of [shortcodes].flat()) if (!names.has(shortcode)) names.set(shortcode, emoji);
    }
  }
  return names;
}
