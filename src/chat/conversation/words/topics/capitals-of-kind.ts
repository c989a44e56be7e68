import { isCorrection, type UnderstoodWords, type Wish } from '../../understood-words.ts';
import { bigWords, nounWords } from '../lexicons/letters/noun-words.ts';
import { clausesOf } from '../text/clauses.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import { letterCaseIn } from '../with-captions/letter-case.ts';
import { judgeWords } from '../with-captions/mentions.ts';

const kinds = wordsOfAll((language) => nounWords[language]);
const big = wordsOfAll((language) => (language === 'de' ? bigWords : ''));
/** In words. A longer clause says more. */
const maxClause = 10;

/**
 * "Hauptwörter groß", "capitalize the nouns": capitals for a kind of words, without their names.
 * @returns the message without what asks for it; null = nothing does
 */
export function withoutCapitalsOfKind(text: string, dictionaries: readonly Dictionary[]): string | null {
  const asking = clausesOf(text).filter((clause) => asksForKind(clause, dictionaries));
  if (asking.length === 0) return null;
  return asking.reduce((rest, clause) => rest.replace(clause, ' '), text).replace(/^[\s,;:.?!]+|[\s,;:?]+$/gu, '');
}

/** "The nouns, Sam and Glasgow": the message names the words. */
export function givesCapitals({ wishes }: UnderstoodWords): boolean {
  return wishes.some((wish) => wish.kind === 'replace_words' && wish.wrong.toLowerCase() === wish.right.toLowerCase());
}

/** The answer beside what else is said. */
export function withCapitalsOfKind(rest: UnderstoodWords, text: string): UnderstoodWords {
  const asked: Wish = { kind: 'topic', topic: 'capitals', isOfKind: true };
  const isBig = tokenize(text).some(({ key }) => big.has(fold(key)));
  const others = rest.wishes.filter((wish) => !isOfCapitals(wish) && !(isBig && isOfSize(wish)));
  return { wishes: [...others, asked], notUnderstood: others.some(isCorrection) ? rest.notUnderstood : [] };
}

function isOfCapitals(wish: Wish): boolean {
  return wish.kind === 'topic' && (wish.topic === 'capitals' || wish.topic === 'refusal');
}

/** "Not all of it groß, the nouns groß" */
function isOfSize(wish: Wish): boolean {
  if (wish.kind === 'step') return wish.setting === 'fontSize';
  return wish.kind === 'set' && Object.keys(wish.settings).join() === 'fontSize';
}

function asksForKind(clause: string, dictionaries: readonly Dictionary[]): boolean {
  const tokens = tokenize(clause);
  if (tokens.length > maxClause) return false;
  const isKind = (key: string) => kinds.has(key);
  if (!tokens.some(({ key }) => isKind(key))) return false;
  const words = judgeWords(clause, tokens, { dictionaries, isQuoted: () => false });
  const letterCase = letterCaseIn(words, dictionaries)?.letterCase;
  const isSaid = (at: number) =>
    big.has(fold(tokens[at]?.key ?? '')) || saidAt(tokens, at, { dictionaries, of: 'capitals' }) > 0;
  if (letterCase === 'small' || !(letterCase || tokens.some((_, at) => isSaid(at)))) return false;
  // "the nouns Leim and Zinken" names them
  return !words.some((word) => word.isQuoted || (word.isMarked && !isKind(word.token.key) && !word.isKnown));
}
