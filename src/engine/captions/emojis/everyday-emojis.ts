import { english } from './everyday/english.ts';
import { french } from './everyday/french.ts';
import { german } from './everyday/german.ts';
import { italian } from './everyday/italian.ts';
import { portuguese } from './everyday/portuguese.ts';
import { russian } from './everyday/russian.ts';
import { spanish } from './everyday/spanish.ts';

/**
 * Everyday words that CLDR has no name for, or another one (a car is an «automobile»), in the service's languages. A line
 * of a list is an emoji and the words or phrases that mean it, separated by commas.
 */
const lists: Record<string, string> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
};

/** Lower-case word or phrase → its emoji, for a language code; empty for languages without a list. */
export function everydayEmojis(code: string): Map<string, string> {
  const lines = (lists[code] ?? '').split('\n').filter((line) => line !== '');
  return new Map(lines.flatMap(wordsOfLine));
}

function wordsOfLine(line: string): [string, string][] {
  const [emoji = '', ...rest] = line.split(' ');
  const words = rest.join(' ').split(', ');
  return words.map((word) => [word, emoji]);
}
