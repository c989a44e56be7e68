import { wordsAt } from '../corrections/match-form.ts';
import { isNo, phraseAt } from '../corrections/said-right.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type CaptionsInHand, readCaptionWords } from '../with-captions/caption-words.ts';
import { amountAt } from '../with-captions/currency-names.ts';
import { isNumberSpoken } from './is-number-spoken.ts';

/** Where a message names a line: `from` inclusive, `to` exclusive, in tokens. */
export interface LineName {
  line: number;
  from: number;
  to: number;
}

interface Search {
  text: string;
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** "dans la": words before the number. */
const maxBefore = 3;

/** The lines that a message names, each once where it names it: "in line 2", "la 9", "12", "the tenth one". */
export function lineNamesIn(tokens: readonly Token[], search: Search): LineName[] {
  const names = namesIn(tokens, search);
  // "in line 8 …, and in the last one": beside a line that is called so, a number is enough
  const isEnough = names.length > 0 && !search.captions.isShown;
  return isEnough ? namesIn(tokens, { ...search, captions: { ...search.captions, isShown: true } }) : names;
}

function namesIn(tokens: readonly Token[], search: Search): LineName[] {
  const names: LineName[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = nameAt(tokens, at, { ...search, last: names.at(-1) });
    if (name) names.push(name);
    at = name?.to ?? at + 1;
  }
  return names;
}

function nameAt(
  tokens: readonly Token[],
  from: number,
  { last, ...search }: Search & { last: LineName | undefined },
): LineName | null {
  const { dictionaries } = search;
  let at = from;
  while (at - from < maxBefore && isBefore(tokens[at], dictionaries)) at++;
  const noun = nounAt(tokens, at, dictionaries);
  const number = tokens[at + noun];
  const beforeLast = phraseAt(tokens, at + noun, { dictionaries, of: 'nextToLast' }) ?? 0;
  const count = search.captions.words.lines.length;
  const counted = number && (beforeLast > 0 ? count - 1 : lineOf(number, search));
  const to = at + noun + Math.max(1, beforeLast);
  const isCalled = noun > 0 || nounBehind(tokens, to, dictionaries) > 0;
  if (!number || !counted || counted < 1 || (!search.captions.isShown && !isCalled)) return null;
  const isOrdinal = number?.kind === 'word' && nounBehind(tokens, to, dictionaries) > 0;
  const isNamed =
    noun > 0 || at > from || isOrdinal || startsPart(tokens, from, dictionaries) || isOfEnd(tokens, from, dictionaries);
  const { line, end } = fromBottom(tokens, { line: counted, to, count, dictionaries });
  if (number.kind === 'number') {
    // "2 €" is an amount
    if (noun === 0 && (amountAt(search.text, number) || isNumberSpoken(number, tokens[at + 1], search))) return null;
    // "1 flour 10 fifty": each behind the words of the last one
    const goesOn = last !== undefined && last.line < line && tokens[last.from]?.kind === 'number';
    // "6 line: …" is line 6, "6 lines" are many
    const isHead = noun === 0 && hasColonBehind(search.text, tokens[to]) && nounBehind(tokens, to, dictionaries) > 0;
    const counts = noun === 0 && !isHead && isCount(tokens, to, dictionaries);
    if (!search.captions.isShown && noun === 0 && !isHead) return null;
    return (isNamed || goesOn) && !counts ? { line, from, to: isHead ? to + 1 : end } : null;
  }
  const isCardinal = isNumberWord(number, search);
  const isSet = noun > 0 || at > from || hasSignBehind(search.text, number);
  const isOfWord = dictionaries.some(
    ({ around, corrections }) =>
      around.mistakes.has(tokens[to]?.key ?? '') || corrections.aWord.has(tokens[to]?.key ?? ''),
  );
  if (!isNamed || (isCardinal && !isSet) || isOfWord || saysEnd(tokens, from, at, dictionaries)) return null;
  return { line, from, to: Math.max(end, to + nounBehind(tokens, to, dictionaries)) };
}

/** "The second line from the bottom" is counted from the last one. */
function fromBottom(
  tokens: readonly Token[],
  { line, to, count, dictionaries }: { line: number; to: number; count: number; dictionaries: readonly Dictionary[] },
): { line: number; end: number } {
  const behind = to + nounBehind(tokens, to, dictionaries);
  const length = phraseAt(tokens, behind, { dictionaries, of: 'fromBottom' }) ?? 0;
  return length > 0 && line <= count ? { line: count + 1 - line, end: behind + length } : { line, end: to };
}

function hasColonBehind(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\s?:/.test(text.slice(token.end, token.end + 2));
}

/** "at the end" is no last line. */
function saysEnd(tokens: readonly Token[], from: number, to: number, dictionaries: readonly Dictionary[]): boolean {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).some(
    (at) => phraseAt(tokens, at, { dictionaries, of: 'atEnd' }) !== null,
  );
}

/** "в конец первой": behind the words for an end or a beginning. */
function isOfEnd(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): boolean {
  return [1, 2, 3].some((length) =>
    (['atEnd', 'atStart'] as const).some((of) => phraseAt(tokens, at - length, { dictionaries, of }) === length),
  );
}

/** "in", "the", "#" */
function isBefore(token: Token | undefined, dictionaries: readonly Dictionary[]): boolean {
  if (token?.kind === 'quiet') return token.key === '#';
  return (
    token?.kind === 'word' &&
    dictionaries.some((dictionary) => isArticle(token, dictionary) || dictionary.around.toLine.has(token.key))
  );
}

function isArticle({ key }: Token, { phrases }: Dictionary): boolean {
  return phrases.next.get(key)?.meaning?.kind === 'article';
}

/** The word "line" and a sign behind it, in tokens; 0 = there is none. */
function nounAt(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): number {
  const token = tokens[at];
  // "3, no 6": in other languages than English "no" is no number
  if (token && dictionaries[0]?.language !== 'en' && isNo(token, dictionaries)) return 0;
  const length = dictionaries.map(({ corrections }) => wordsAt(tokens, at, corrections.line)).find(Boolean) ?? 0;
  return length > 0 && tokens[at + length]?.kind === 'quiet' ? length + 1 : length;
}

/** "the tenth line", "the tenth one" */
function nounBehind(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): number {
  return nounAt(tokens, at, dictionaries) || (tokens[at]?.key === 'one' ? 1 : 0);
}

/** "2 mistakes" is no line. */
function isCount(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const key = tokens[at]?.key ?? '';
  return dictionaries.some(
    ({ around, corrections: { aWord, line } }) =>
      around.mistakes.has(key) || aWord.has(key) || line.some(([first]) => first === key),
  );
}

/** At the beginning, or behind a sign or "and". */
function startsPart(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const before = tokens[at - 1];
  return (
    !before || before.kind === 'break' || dictionaries.some(({ corrections }) => corrections.lineAnd.has(before.key))
  );
}

function hasSignBehind(text: string, { end }: Token): boolean {
  return /^\s?[.:)–—-]/.test(text.slice(end, end + 2));
}

function isNumberWord({ key }: Token, { dictionaries }: Search): boolean {
  return (
    numberOf(
      lettersOf(key),
      dictionaries.map(({ language }) => language),
    ) !== null
  );
}

/** "last" is the number of the last line. */
function lineOf(token: Token, { captions, dictionaries }: Search): number | null {
  const count = captions.words.lines.length;
  const line = token.kind === 'number' ? Number(token.key) : ordinalOf(token, count, dictionaries);
  return line !== null && Number.isInteger(line) && line >= 1 && line <= count ? line : null;
}

function ordinalOf({ kind, key, ...token }: Token, count: number, dictionaries: readonly Dictionary[]): number | null {
  if (kind !== 'word') return null;
  for (const dictionary of dictionaries) {
    const { corrections } = dictionary;
    if (corrections.last.has(key)) return count;
    const ordinal = corrections.ordinals.get(key);
    if (ordinal !== undefined) return isArticle({ kind, key, ...token }, dictionary) ? null : ordinal;
  }
  return null;
}

/** Captions of which one line is meant. */
export function captionsOfLine({ words }: CaptionsInHand, line: number): CaptionsInHand {
  return { words: readCaptionWords([words.lines[line - 1] ?? '']), isShown: true, line };
}
