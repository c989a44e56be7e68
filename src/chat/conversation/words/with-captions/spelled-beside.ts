import { wordRanks } from '../../../../engine/captions/emphasis/word-ranks.ts';
import { isCorrection, type UnderstoodWords, type Wish } from '../../understood-words.ts';
import { admitCorrection } from '../corrections/admit-correction.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { clausesOf } from '../text/clauses.ts';
import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { asksForOther } from './asks-for-other.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { speaksOfMistakes } from './find-singles.ts';
import { judgeWords } from './mentions.ts';

/** In letters. Shorter words are like too many others. */
const minLetters = 5;
const minLikeness = 0.75;
/** In words. A longer clause tells something. */
const maxClause = 12;
/** In clauses, so that a message costs no more comparisons than one about a few words. */
const maxClauses = 4;

/**
 * "The wood is ciliegio, without a g before the l; and Malacca is one word": the words of other clauses that the captions
 * have with another spelling, where a message has corrections already, or speaks of mistakes.
 */
export function withSpelledBeside(
  text: string,
  understood: UnderstoodWords,
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): UnderstoodWords {
  const judge = (clause: string) => judgeWords(clause, tokenize(clause), { dictionaries, isQuoted: () => false });
  // “who sees it? kids from my classes appear in it”
  const isAsked = text.includes('?') && understood.wishes.some(({ kind }) => kind === 'topic');
  const isOfWords = understood.wishes.some(isCorrection) || (!isAsked && speaksOfMistakes(judge(text), dictionaries));
  if (!isOfWords || understood.wishes.some(({ kind }) => kind === 'replace_line' || kind === 'remove_line'))
    return understood;
  const corrected = understood.wishes.flatMap(wordsOf).map(lettersOf).filter(Boolean);
  const isOfOther = (clause: string) => corrected.some((letters) => lettersOf(clause).includes(letters));
  const found: { clause: string; wish: Wish }[] = [];
  for (const clause of clausesOf(text)
    .filter((one) => !isOfOther(one))
    .slice(0, maxClauses)) {
    const isOther = isQuestion(text, clause) || asksForOther(tokenize(clause), { dictionaries });
    const wish = isOther ? null : spelledIn(clause, judge(clause));
    if (wish) found.push({ clause, wish });
  }
  if (found.length === 0) return understood;
  return {
    wishes: [...understood.wishes, ...found.map(({ wish }) => wish)],
    notUnderstood: understood.notUnderstood.filter(
      (piece) => !found.some((one) => isSaidBy(one, piece) || isAboutItsLetters(one, piece)),
    ),
  };

  /** The one word that is neither plain nor frequent, and stands in the captions almost like that. */
  function spelledIn(clause: string, words: ReturnType<typeof judge>): Wish | null {
    if (words.length > maxClause || namesTheWrong(words)) return null;
    const rare = words.filter(({ token, isPlain, isKnown, isEveryday }) => {
      const isWord = token.kind === 'word' && lettersOf(token.key).length >= minLetters;
      return isWord && !isPlain && !isKnown && !isEveryday && captions.words.writtenAs(token.key) === null;
    });
    const near = rare.flatMap((word) => {
      const letters = lettersOf(word.token.key);
      const accepts = (written: string) => !/\s/.test(written) && isOtherSpelling(letters, lettersOf(written));
      const wrong = captions.words.nearest(letters, minLikeness, accepts)?.written;
      const isOfAny = wrong !== undefined && [word.token.key, wrong].every((one) => isCommonWord(one));
      const isRight = wrong !== undefined && !isOfAny && (isFrequent(letters) || !isFrequent(lettersOf(wrong)));
      const right = word === words[0] && wrong !== undefined ? beginningLike(wrong, word.text) : word.text;
      return isRight ? [{ kind: 'replace_words' as const, wrong, right }] : [];
    });
    const [wish, ...others] = near;
    if (!wish || others.length > 0) return null;
    const context = { text, tokens: tokenize(clause), dictionaries, captions, evidence: 'alike' as const };
    return admitCorrection(wish, context);
  }

  /** "Not «juebes»", "«juebes» is a mistake". */
  function namesTheWrong(words: ReturnType<typeof judge>): boolean {
    return words.some(({ token, isNot }) => isNot || dictionaries.some(({ around }) => around.mistakes.has(token.key)));
  }

  /** "Without the g before the l", right behind its word. */
  function isAboutItsLetters({ clause }: { clause: string }, piece: string): boolean {
    const behind = text.slice(text.indexOf(clause) + clause.length).replace(/^[^\p{L}]+/u, '');
    return behind.startsWith(piece) && judge(piece).some(({ token, isKnown }) => token.key.length === 1 && !isKnown);
  }

  /** "Allons bon" is no "Alors": both are words of any sentence. */
  function isCommonWord(word: string): boolean {
    return dictionaries.some(({ language }) => isCommon(word, language));
  }

  function isFrequent(letters: string): boolean {
    return dictionaries.some(({ language }) => wordRanks(language)?.has(letters) === true);
  }
}

function wordsOf(wish: Wish): string[] {
  return wish.kind === 'replace_words' ? [wish.wrong, wish.right] : [];
}

/** The capital of a sentence's first word is not one of the word, where it is the only one. */
function beginningLike(written: string, word: string): string {
  return /^\p{Ll}/u.test(written) && !/^\p{Lu}{2}/u.test(word)
    ? `${word.slice(0, 1).toLowerCase()}${word.slice(1)}`
    : word;
}

function isQuestion(text: string, clause: string): boolean {
  return text[text.indexOf(clause) + clause.length] === '?';
}

/** The clause itself, a part of it, or one that names the wrong word. */
function isSaidBy({ clause, wish }: { clause: string; wish: Wish }, piece: string): boolean {
  const letters = lettersOf(piece);
  return clause.includes(piece) || wordsOf(wish).some((word) => letters.includes(lettersOf(word)));
}

/** Not another form of the same word: "elicotteri" and "elicottero" differ at the end, "grandson" has more than "son". */
function isOtherSpelling(one: string, other: string): boolean {
  return one.at(-1) === other.at(-1) && !one.includes(other) && !other.includes(one);
}
