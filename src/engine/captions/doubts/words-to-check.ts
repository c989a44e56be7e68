import type { Caption } from '../caption.ts';
import { wordRanks } from '../emphasis/word-ranks.ts';
import { splitAffixes, termKey } from '../wording/dictionary.ts';
import { isUnspaced } from '../words/unspaced-script.ts';
import { type Doubt, type FindDoubtsOptions, findDoubts, looksLikeName } from './find-doubts.ts';

/** Words of a video that somebody should look at. */
export interface WordsToCheck {
  doubts: Doubt[];
  /** Without any doubt: a word that speech recognition often gets wrong, as heard; null = there is none. */
  rareWord: string | null;
}

export interface WordsToCheckOptions extends FindDoubtsOptions {
  /** A person has said that these were heard right. */
  confirmed?: readonly string[];
}

export function wordsToCheck(captions: readonly Caption[], options: WordsToCheckOptions): WordsToCheck {
  const doubts = findDoubts(captions, options);
  return { doubts, rareWord: doubts.length > 0 ? null : findRareWord(captions, options) };
}

/** Shorter ones are abbreviations and small words; longer ones are no words to write in a chat. */
const characters = { min: 4, max: 30 };

/** A name, or else the longest word, that is not one of its language's most frequent ones; of equal ones the first. */
function findRareWord(
  captions: readonly Caption[],
  { language, dictionary = [], confirmed = [] }: WordsToCheckOptions,
): string | null {
  const ranks = language === null ? null : wordRanks(language);
  if (!ranks) return null;
  const known = new Set([...dictionary.map(({ to }) => to), ...confirmed].map(termKey));
  let best: { text: string; weight: number } | null = null;
  for (const { words } of captions) {
    for (const [index, word] of words.entries()) {
      const text = splitAffixes(word.text).core;
      if (!isWord(text) || ranks.has(text.toLowerCase()) || known.has(termKey(text))) continue;
      const isName = looksLikeName(word, words[index - 1], language);
      const weight = text.length + (isName ? characters.max : 0);
      if (weight > (best?.weight ?? 0)) best = { text, weight };
    }
  }
  return best?.text ?? null;
}

function isWord(text: string): boolean {
  const isBounded = text.length >= characters.min && text.length <= characters.max;
  return isBounded && /^[\p{L}\p{M}]+$/u.test(text) && !isUnspaced(text);
}
