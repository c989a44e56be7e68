import { type Language, languages } from '../../../../texts/languages.ts';
import { withEnglish } from '../dictionary-of.ts';
import { bothWords } from '../lexicons/videos/both-words.ts';

/** “Both vertical” beside two links: what is wished for each of them. */
export function withoutBoth(text: string, language: Language): string {
  return withEnglish(language)
    .reduce((rest, one) => rest.replace(patterns[one], ' '), text)
    .replace(/\s+/gu, ' ')
    .trim();
}

const patterns = Object.fromEntries(
  languages.map((language) => [language, new RegExp(`(?<!\\p{L})(?:${bothWords[language]})(?!\\p{L})`, 'giu')]),
) as Record<Language, RegExp>;
