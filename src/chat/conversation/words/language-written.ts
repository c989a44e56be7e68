import { wordRanks } from '../../../engine/captions/emphasis/word-ranks.ts';
import { type Language, languages } from '../../../texts/languages.ts';

/** In words. Fewer may be names, or be alike in several languages. */
const minWords = 4;
/** Longer texts are hardly messages; their beginning tells enough. */
const maxCharacters = 300;
/** Among so many words that are most frequent in a language, those of its grammar and of talk are found. */
const maxRank = 1000;
/** Share of a message's words that are so frequent in its language, and how much more that is than in any other. See decision 83. */
const minShare = 0.5;
const minLead = 0.3;
/** Share of Cyrillic letters from which two words are enough. */
const minCyrillic = 0.8;

/** What is quoted, what follows a colon or an arrow, and the new text of a line may be in the language of a video. */
const notSaid = /["“”„«»][^"“”„«»]*["“”„«»]|(?::|→|->|=>)[^\n]*|^\s*\d[^\n]*/gm;

/** The language in which somebody surely writes; null = it cannot be told from this message. */
export function languageWritten(text: string): Language | null {
  const said = text.slice(0, maxCharacters).replace(notSaid, ' ');
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length >= 2 && isCyrillic(words.join(''))) return 'ru';
  if (words.length < minWords) return null;
  const shares = languages
    .map((language) => ({ language, share: shareOfFrequent(words, language) }))
    .sort((one, other) => other.share - one.share);
  const [first, second] = shares;
  const isSure = first && first.share >= minShare && first.share - (second?.share ?? 0) >= minLead;
  return isSure ? first.language : null;
}

function isCyrillic(letters: string): boolean {
  return (letters.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) >= letters.length * minCyrillic;
}

function shareOfFrequent(words: readonly string[], language: Language): number {
  const ranks = wordRanks(language);
  return words.filter((word) => (ranks?.get(word) ?? Number.POSITIVE_INFINITY) <= maxRank).length / words.length;
}
