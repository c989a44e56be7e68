import { splitAffixes } from '../../../../../engine/captions/wording/dictionary.ts';
import type { CorrectionWish } from '../../../understood-words.ts';
import { isCommon } from '../../in-lines/near-in-line.ts';
import { saysAndNames } from '../../lexicons/said/says-and-names.ts';
import { fold } from '../../text/fold.ts';
import type { Dictionary } from '../../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from '../caption-words.ts';
import { clausesIn } from '../clauses-in.ts';
import { type Spoken, wordsAt } from '../mentions.ts';
import { removalClause, type Search } from './removal-clause.ts';

/** In words. A longer message tells a story. */
const maxMessage = 25;
/** In letters. */
const minName = 3;
const minStem = 4;
const maxEnding = 2;

/** "Leave out the surname of our sponsor": the names that the captions have, of which one is meant; the second ones of two come first. */
export function namesToRemove(words: readonly Spoken[], search: Search): CorrectionWish[] {
  const { captions, dictionaries } = search;
  const names = new Set(dictionaries.flatMap(({ language }) => saysAndNames[language].names.split(' ').map(fold)));
  const clauses = words.length <= maxMessage ? clausesIn(words) : [];
  const isAsked = clauses.some((place) => {
    const clause = removalClause(wordsAt(words, place), search);
    return clause?.tokens.some(({ key }) => names.has(key)) && !words.some(({ isNot }, at) => isNot && !isAsking(at));

    function isAsking(at: number): boolean {
      return clause?.asks.has(at - place.from) === true;
    }
  });
  if (!isAsked) return [];
  const said = words.filter(({ isPlain, token }) => !isPlain && !names.has(token.key)).map(({ token }) => token.key);
  return namesIn(captions.words, said, dictionaries).map((wrong) => ({ kind: 'replace_words', wrong, right: '' }));
}

/** Words with a capital inside a line that are not among the usual ones; those beside what is said of the person come first. */
function namesIn({ lines }: CaptionWords, said: readonly string[], dictionaries: readonly Dictionary[]): string[] {
  const isUsual = (word: string) => dictionaries.some(({ language }) => isCommon(word.toLowerCase(), language));
  const isName = (word = '') => /^\p{Lu}\p{Ll}/u.test(word) && word.length >= minName && !said.includes(fold(word));
  const found = lines.flatMap((line, index) => {
    const words = line
      .trim()
      .split(/\s+/)
      .map((word) => splitAffixes(word).core);
    const isBeside = [lines[index - 1] ?? '', line].some((one) => hasWord(one, said));
    return words.flatMap((word, at) => {
      if (!isName(word) || (at === 0 && isUsual(word))) return [];
      const isSecond = isName(words[at - 1]);
      const reasons = [
        ...[hasWord(line, said), hasWord(line, said), isBeside],
        ...[isSecond, isSecond, !isUsual(word), at > 0],
      ];
      return [{ word, rank: reasons.filter(Boolean).length }];
    });
  });
  const inOrder = found.sort((one, other) => other.rank - one.rank);
  return [...new Set(inOrder.map(({ word }) => word))];
}

function hasWord(line: string, said: readonly string[]): boolean {
  const letters = line.split(/\s+/).map(fold);
  // "репетитора" for "репетитор"
  const stem = (key: string) => key.slice(0, Math.max(minStem, key.length - maxEnding));
  return said.some((key) => letters.some((word) => word.startsWith(stem(key))));
}
