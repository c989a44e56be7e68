import { phraseAt } from '../corrections/said-right.ts';
import { eachWords } from '../lexicons/said/each-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
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
      const length = phraseAt(tokens, from, { dictionaries, of }) ?? lengthOverEach(tokens, from, { dictionaries, of });
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

/** In words. */
const maxPhrase = 6;
const each = wordsOfAll((language) => eachWords[language]);

/** "Schreibt man jeweils zusammen": with an "each" inside the phrase. */
function lengthOverEach(
  tokens: readonly Token[],
  from: number,
  { dictionaries, of }: { dictionaries: readonly Dictionary[]; of: 'oneWord' | 'hyphen' | 'apart' | 'together' },
): number | null {
  const stretch = tokens.slice(from, from + maxPhrase);
  const kept = stretch.filter(({ key }) => !each.has(key));
  if (kept.length === stretch.length || kept[0] !== stretch[0]) return null;
  const length = phraseAt(kept, 0, { dictionaries, of });
  const last = length === null ? undefined : kept[length - 1];
  return last ? stretch.indexOf(last) + 1 : null;
}
