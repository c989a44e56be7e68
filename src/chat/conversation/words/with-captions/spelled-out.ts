import type { UnderstoodWords } from '../../understood-words.ts';
import { admitCorrection } from '../corrections/admit-correction.ts';
import type { Spelled } from '../corrections/join-letters.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';

/** Of one message. */
const maxSpelled = 3;
const minLikeness = 0.55;
/** In letters. Shorter words are like too many others. */
const minLetters = 4;

/**
 * "The clinic is in Govan, g o v a n": whoever spells a word out wants to have it written so, whatever else the message says. What is wrong are the
 * words of the captions that are most like it.
 */
export function withSpelledOut(
  understood: UnderstoodWords,
  {
    text,
    spelled,
    captions,
    dictionaries,
  }: {
    text: string;
    spelled: readonly Spelled[];
    captions: CaptionsInHand;
    dictionaries: readonly Dictionary[];
  },
): UnderstoodWords {
  const { wishes, notUnderstood } = understood;
  if (wishes.some(({ kind }) => kind === 'replace_line' || kind === 'remove_line')) return understood;
  const said = wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [wish.wrong, wish.right] : [])).map(lettersOf);
  const found = spelled.slice(0, maxSpelled).flatMap(({ word, isSaid }) => {
    const letters = lettersOf(word);
    const isTaken = said.some((one) => one.includes(letters));
    if (isTaken || letters.length < minLetters || captions.words.writtenAs(letters) !== null) return [];
    const isRare = (written: string) =>
      written.split(/\s+/).some((one) => !dictionaries.some(({ language }) => isCommon(lettersOf(one), language)));
    const wrong =
      captions.words.nearest(letters, minLikeness, isRare)?.written ??
      captions.words.nearest(letters, minOfCommon)?.written;
    // "burrow has an o u g h in it" spells a piece of a word
    if (wrong === undefined || (!isSaid && lettersOf(wrong).includes(letters))) return [];
    const right = asSaid(text, word);
    const context = { text, tokens: tokenize(text), dictionaries, captions, evidence: 'written' as const };
    const wish = admitCorrection({ kind: 'replace_words', wrong, right }, context);
    return wish ? [{ wish, letters: [letters, lettersOf(wrong)] }] : [];
  });
  if (found.length === 0) return understood;
  const isOf = (piece: string) =>
    found.some((one) => one.letters.some((letters) => lettersOf(piece).includes(letters)));
  const others = wishes.filter(({ kind }) => kind !== 'topic');
  return {
    wishes: [...others, ...found.map(({ wish }) => wish)],
    notUnderstood: notUnderstood.filter((piece) => !isOf(piece)),
  };
}

/** So much alike, a word of any sentence is meant, too. */
const minOfCommon = 0.75;

/** As it stands in the message, where it has a capital there; a name that is spelled out has one. */
function asSaid(text: string, word: string): string {
  const said = tokenize(text).find(({ key }) => lettersOf(key) === lettersOf(word));
  const written = said ? text.slice(said.start, said.end) : word;
  return /^\p{Lu}|\p{M}/u.test(written.normalize('NFD')) ? written : word;
}
