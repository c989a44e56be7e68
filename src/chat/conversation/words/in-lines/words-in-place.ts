import type { CorrectionWish } from '../../understood-words.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { judgeWords, type Spoken, textAt } from '../with-captions/mentions.ts';
import { likenessOf } from '../with-captions/spelling.ts';
import { doubtfulIn, isCommon, nearestInLine } from './near-in-line.ts';

/** In words. A longer text is no word to be put in the place of another. */
const maxSaid = 3;
/** In letters, with the blanks around it. */
const maxSmallWord = 5;
const minWithBefore = 0.75;
/** Of one word among others, and of one that may be a wish for a setting. */
const minAmongOthers = 0.6;
const minOfSetting = 0.7;

/** What short texts replace in a line: the words that they sound like. None where that is not clear for the first one. */
export function wordsInPlace(line: string, said: string, dictionaries: readonly Dictionary[]): CorrectionWish[] {
  const clauses = clausesOf(said, dictionaries);
  if (clauses.flat().some(({ isNot, isQuoted }) => isNot && !isQuoted)) return [];
  const contents = clauses.flatMap((words) => contentOf(said, words, { line, dictionaries }) ?? []);
  if (contents.some(({ length }) => length > maxSaid)) return [];
  const [first = [], ...others] = contents.map((content) => wishesFor(line, content, dictionaries));
  return first.length > 0 ? [first, ...others].flat().map((wish) => withWordBefore(wish, said)) : [];
}

/** "A valle" for "avalle": the small word before the right one belongs to it where both together are more alike. */
function withWordBefore(wish: CorrectionWish, said: string): CorrectionWish {
  if (wish.kind !== 'replace_words' || /\s/.test(wish.wrong)) return wish;
  const at = said.indexOf(wish.right);
  const before = at === -1 ? undefined : /(\p{L}{1,3})\s$/u.exec(said.slice(Math.max(0, at - maxSmallWord), at))?.[1];
  if (before === undefined) return wish;
  const right = `${before} ${wish.right}`;
  const alikeTo = (text: string) => likenessOf(lettersOf(text), lettersOf(wish.wrong));
  return alikeTo(right) >= minWithBefore && alikeTo(right) > alikeTo(wish.right) ? { ...wish, right } : wish;
}

/** A rare word for the only rare one of a line: "5 Itziar". */
export function inPlaceOfDoubtful(line: string, said: string, dictionaries: readonly Dictionary[]): CorrectionWish[] {
  const [clause = [], ...more] = clausesOf(said, dictionaries).filter(({ length }) => length > 0);
  const content = contentOf(said, clause, { line, dictionaries });
  const [only, ...others] = doubtfulIn(line, said, dictionaries);
  if (more.length > 0 || !content?.isAll || content.length > maxSaid || only === undefined || others.length > 0)
    return [];
  const isRare = content.text
    .split(/\s+/)
    .some((word) => !dictionaries.some(({ language }) => isCommon(word, language)));
  return isRare ? [replaceWords(only, content.text)] : [];
}

/** The words of each part between signs and "and"s that may stand in the captions. */
export function contentsIn(said: string, dictionaries: readonly Dictionary[]): string[] {
  const clauses = clausesOf(said, dictionaries, ({ token }) => isAnd(token, dictionaries));
  return clauses.flatMap((words) => contentOf(said, words, { line: '', dictionaries })?.text ?? []);
}

interface Content {
  text: string;
  /** In words. */
  length: number;
  /** Its parts between words that people use around corrections. */
  pieces: string[];
  /** The clause has no other words. */
  isAll: boolean;
  /** It has others that are not only those around corrections: "3 people liked it". */
  hasOthers: boolean;
}

function clausesOf(
  said: string,
  dictionaries: readonly Dictionary[],
  divides: (word: Spoken) => boolean = () => false,
): Spoken[][] {
  const words = judgeWords(said, tokenize(said), { dictionaries, isQuoted: quotedPlaces(said) });
  const clauses: Spoken[][] = [[]];
  for (const word of words) {
    if (word.token.kind === 'break' || divides(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses;
}

/** Of words in quotes and others, those in quotes; of two quotes, one is wrong. */
function contentOf(
  said: string,
  clause: readonly Spoken[],
  { line, dictionaries }: { line: string; dictionaries: readonly Dictionary[] },
): Content | null {
  const hasQuotes = clause.some(({ isQuoted }) => isQuoted);
  const isContent = (word: Spoken) => (hasQuotes ? word.isQuoted : mayStandIn(line, word, dictionaries));
  const from = clause.findIndex(isContent);
  const to = clause.findLastIndex(isContent) + 1;
  // "in the second one I'm wearing blue"
  const isPair = clause.filter(({ isQuoted }, at) => isQuoted && clause[at - 1]?.isQuoted !== true).length > 1;
  const isOfLook = !hasQuotes && clause.some((word) => word.isKnown && !word.isPlain && !isContent(word));
  if (from === -1 || isOfLook || isPair) return null;
  const pieces: { from: number; to: number }[] = [];
  for (let at = from; at < to; at++) {
    const last = pieces.at(-1);
    if (!isContent(clause[at] as Spoken)) continue;
    if (last?.to === at) last.to = at + 1;
    else pieces.push({ from: at, to: at + 1 });
  }
  return {
    text: textAt(said, clause, { from, to }),
    length: to - from,
    pieces: pieces.map((place) => textAt(said, clause, place)),
    isAll: to - from === clause.length,
    hasOthers: clause.some((word) => !word.isPlain && word.token.kind === 'word' && !isContent(word)),
  };
}

function mayStandIn(line: string, word: Spoken, dictionaries: readonly Dictionary[]): boolean {
  const { isPlain, isKnown, isEveryday, isMarked, isFormat, token, text } = word;
  if (isPlain || token.kind === 'quiet' || (token.kind === 'word' && token.key.length === 1)) return false;
  const isNumber =
    numberOf(
      lettersOf(token.key),
      dictionaries.map(({ language }) => language),
    ) !== null;
  if (isMarked || isFormat || isNumber) return true;
  return (!isKnown && !isEveryday) || (nearestInLine(line, text, { dictionaries })?.likeness ?? 0) >= minOfSetting;
}

/** One correction for each of its pieces, or one for all of it. */
function wishesFor(
  line: string,
  { text, pieces, isAll, hasOthers }: Content,
  dictionaries: readonly Dictionary[],
): CorrectionWish[] {
  const parts = pieces.map((piece) => ({ piece, near: nearestInLine(line, piece, { dictionaries, isAlone: isAll }) }));
  const least = pieces.length > 1 || hasOthers ? minAmongOthers : 0;
  if (parts.every(({ near }) => near !== null && near.likeness >= least))
    return parts.flatMap(({ piece, near }) => (near ? [replaceWords(near.written, piece)] : []));
  const near = pieces.length > 1 ? nearestInLine(line, text, { dictionaries }) : null;
  return near && near.likeness >= minOfSetting ? [replaceWords(near.written, text)] : [];
}

function replaceWords(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right: likeWritten(right, wrong) };
}

/** People write names small without meaning it. */
function likeWritten(text: string, wrong: string): string {
  const isSmall = text === text.toLowerCase();
  return isSmall && /^\p{Lu}/u.test(wrong) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}
