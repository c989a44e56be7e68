import { phraseAt } from '../corrections/said-right.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { Place, Spoken } from './mentions.ts';

/** In words. */
const maxBehindStill = 3;

/** Whether a sentence says that words are to be written together. */
export function saysJoined(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  const joint = jointIn(words, dictionaries);
  return joint !== null && joint.isWeak !== true;
}

/** How words are joined, and which words of the sentence say so. */
export interface Joint {
  sign: string;
  place: Place;
  /** The words that say so have other senses, too. */
  isWeak?: boolean;
  /** "Is still apart": how it is, and should not be. */
  isStill?: boolean | undefined;
}

export function jointIn(words: readonly Spoken[], dictionaries: readonly Dictionary[]): Joint | null {
  const tokens = words.map(({ token }) => token);
  const isOfStill = ({ key }: Token) => dictionaries.some(({ around }) => around.still.has(key));
  let apart: Joint | null = null;
  for (let from = 0; from < tokens.length; from++) {
    for (const [of, sign] of [
      ['oneWord', ''],
      ['hyphen', '-'],
      ['apart', ' '],
      ['together', ''],
    ] as const) {
      const length = phraseAt(tokens, from, { dictionaries, of });
      if (length === null) continue;
      const isStill = tokens.slice(Math.max(0, from - maxBehindStill), from).some(isOfStill);
      const joint = { sign, place: { from, to: from + length }, isWeak: of === 'together', isStill };
      // "it is written apart, it should be one word"
      if (sign !== ' ') return joint;
      apart ??= joint;
    }
  }
  return apart;
}
