import { wordRanks } from '../../../../engine/captions/emphasis/word-ranks.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import type { CaptionWords } from './caption-words.ts';
import { jointIn } from './joint.ts';
import type { Place, Spoken } from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Split {
  wrong: string;
  right: string;
  place: Place;
}

/** Ranks by frequency, of each of the two words, and of one that has a single letter. */
const maxRank = 3000;
const maxRankOfLetter = 40;
/** In letters. */
const minWord = 4;
const maxWord = 30;
/** Words between the word and what is said of it: "«pracima» ta tudo junto, separa". */
const maxBetween = 6;

/** "Conacqua is two words": a word of the captions that two frequent words make. null = the sentence does not say so, or no two words do. */
export function findSplit(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): Split | null {
  const apart = apartIn(words, dictionaries);
  if (!apart) return null;
  for (let at = apart.from - 1; at >= 0 && apart.from - at <= maxBetween + 1; at--) {
    const { token, isPlain, isQuoted } = words[at] as Spoken;
    const written = token.kind === 'word' && (!isPlain || isQuoted) ? captions.writtenAs(token.key) : null;
    if (written === null || /\s/.test(written)) continue;
    const said = saidApart(words, { from: at + 1, to: apart.from }, written);
    const right = said ?? splitOf(written, dictionaries);
    if (right !== null) return { wrong: written, right, place: { from: at, to: apart.to } };
  }
  return null;
}

/** "Paradentro es pa dentro separado": the two words, as the person writes them. */
function saidApart(words: readonly Spoken[], { from, to }: Place, written: string): string | null {
  const [one, other] = to - from >= 2 ? words.slice(to - 2, to) : [];
  if (one?.token.kind !== 'word' || other?.token.kind !== 'word') return null;
  const isLike = likenessOf(lettersOf(one.token.key + other.token.key), lettersOf(written)) >= minLikeness;
  return isLike ? `${one.text} ${other.text}` : null;
}

const minLikeness = 0.7;

/** What says that words are to be written apart. */
function apartIn(words: readonly Spoken[], dictionaries: readonly Dictionary[]): Place | null {
  const tokens = words.map(({ token }) => token);
  for (const from of tokens.keys()) {
    const length = saidAt(tokens, from, { dictionaries, of: 'separate' });
    if (length > 0) return { from, to: from + length };
  }
  const joint = jointIn(words, dictionaries);
  return joint?.sign === ' ' && !joint.isStill ? joint.place : null;
}

/** The two words, of which the rarer one is as frequent as possible. */
function splitOf(written: string, dictionaries: readonly Dictionary[]): string | null {
  const ranks = wordRanks(dictionaries[0]?.language ?? '');
  if (!ranks || written.length < minWord || written.length > maxWord) return null;
  const rankOf = (part: string) => {
    const rank = ranks.get(part.toLowerCase()) ?? Number.POSITIVE_INFINITY;
    return part.length > 1 || rank <= maxRankOfLetter ? rank : Number.POSITIVE_INFINITY;
  };
  const splits = Array.from({ length: written.length - 1 }, (_, index) => {
    const [one, other] = [written.slice(0, index + 1), written.slice(index + 1)];
    return { right: `${one} ${other}`, rank: Math.max(rankOf(one), rankOf(other)) };
  });
  const best = splits.sort((one, other) => one.rank - other.rank)[0];
  return best && best.rank <= maxRank ? best.right : null;
}
