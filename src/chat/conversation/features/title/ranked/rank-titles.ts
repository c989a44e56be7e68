import type { Language } from '../../../../../texts/languages.ts';
import { classify } from '../../../words/likeness/classify.ts';
import { sharesOf } from '../../../words/ranking/ranking.ts';
import { readWeights } from '../../../words/ranking/weights.ts';
import { lettersOf } from '../../../words/text/letters.ts';
import type { CaptionWords } from '../../../words/with-captions/caption-words.ts';
import { possibleTitles } from './possible-titles.ts';
import { createTitleTraits } from './title-traits.ts';
import { maxCharacters, readForTitle } from './words-of-message.ts';

/** A text of a title that a message may give. */
export interface RankedTitle {
  text: string;
  /** Index of its first letter in the message, and behind its last. */
  start: number;
  end: number;
  /** 0–1: how likely it is that the message gives it. */
  share: number;
}

/**
 * Which words of a message may be the text of a title, the likeliest first: a log-linear model over every run of its words. Their shares and
 * that of giving none are 1 together. Longer messages than 60 words or 400 characters give none; the worst others, with signs and emojis behind
 * each word, take 0.13 s of a processor.
 */
export function rankTitles(text: string, language: Language, captions?: CaptionWords): RankedTitle[] {
  const meanings = text.length > maxCharacters ? [] : classify(text);
  const message = readForTitle({ text, language, captions, meanings });
  if (!message) return [];
  const model = { traitsOf: createTitleTraits(message), weights: readWeights('titles').of };
  const possible = possibleTitles(message);
  const [, ...shares] = sharesOf([null, ...possible], model);
  const ranked = possible.map(({ text: title, from, to }, index) => {
    const [start, end] = [message.words[from]?.start ?? 0, message.words[to - 1]?.end ?? 0];
    return { text: title, start, end, share: shares[index] ?? 0 };
  });
  return sameTogether(ranked);
}

/** The same words with and without the sign behind them are one title. */
function sameTogether(ranked: readonly RankedTitle[]): RankedTitle[] {
  const same = new Map<string, RankedTitle>();
  for (const one of [...ranked].sort((some, other) => other.share - some.share)) {
    const key = lettersOf(one.text);
    const before = same.get(key);
    same.set(key, before ? { ...before, share: before.share + one.share } : one);
  }
  return [...same.values()].sort((one, other) => other.share - one.share);
}
