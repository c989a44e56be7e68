import { wordRanks } from '../../../../../engine/captions/emphasis/word-ranks.ts';
import type { Language } from '../../../../../texts/languages.ts';
import { titleRequestWords } from '../../../words/lexicons/title/title-requests.ts';
import type { Likeness } from '../../../words/likeness/classify.ts';
import { fold } from '../../../words/text/fold.ts';
import { lettersOf } from '../../../words/text/letters.ts';
import type { CaptionWords } from '../../../words/with-captions/caption-words.ts';
import { type Kind, requestWordsOf } from '../request-words.ts';

/** A message that may give the text of a title. */
export interface MessageForTitle {
  text: string;
  words: readonly WordOfMessage[];
  /** What the message may mean as a whole; empty = nothing can be compared in this process. */
  meanings: readonly Likeness[];
}

export interface WordOfMessage {
  start: number;
  end: number;
  /** As words are compared. */
  key: string;
  /** What it does in wishes for a title. */
  kinds: readonly string[];
  /** The signs between the word before and this one. */
  signs: string;
  isCapital: boolean;
  isHeard: boolean;
  /** How rare it is: 0 = one of the most frequent of its language. */
  rank: number;
}

/** Longer messages tell a story, and would take long. */
export const maxCharacters = 400;
const maxWords = 60;

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’&./-](?=[\p{L}\p{N}])|(?<=\p{N})[,:](?=\p{N}))*/gu;
const kinds = [...Object.keys(titleRequestWords.en), 'place', 'written', 'filler'] as Kind[];
const rankSteps = [100, 1000, 5000, 20_000];

interface Said {
  text: string;
  language: Language;
  captions: CaptionWords | undefined;
  meanings: readonly Likeness[];
}

/** null = the message is too long, or has no words */
export function readForTitle({ text, language, captions, meanings }: Said): MessageForTitle | null {
  if (text.length > maxCharacters) return null;
  const found = [...text.matchAll(word)];
  if (found.length === 0 || found.length > maxWords) return null;
  const known = requestWordsOf(language);
  const ranks = wordRanks(language);
  const words = found.map(({ 0: said, index: start }, at) => {
    const end = start + said.length;
    const before = found[at - 1];
    const rank = ranks?.get(said.toLowerCase()) ?? Infinity;
    return {
      ...{ start, end, key: fold(said) },
      kinds: kinds.filter((kind) => known.is({ word: said, start, end, endsSentence: false }, kind)),
      signs: text.slice(before ? before.index + before[0].length : 0, start),
      isCapital: /^\p{Lu}/u.test(said),
      isHeard: captions?.runOf(lettersOf(said)) != null,
      rank: rankSteps.filter((step) => rank > step).length,
    };
  });
  return { text, words, meanings };
}
