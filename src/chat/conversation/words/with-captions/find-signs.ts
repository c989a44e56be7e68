import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { wordsAt as lengthAt } from '../corrections/match-form.ts';
import { isNo, phraseAt } from '../corrections/said-right.ts';
import { politeWordsAtEnd } from '../corrections/spoken-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import { placeOf } from '../topics/patterns.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { Sign } from '../vocabulary/correction-words.ts';
import type { CaptionsInHand, CaptionWords } from './caption-words.ts';

/** Words of the captions, and the same with a sign. */
export interface Signed {
  wrong: string;
  right: string;
}

export interface Search {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** In tokens. A longer sentence says more. */
export const maxSentence = 25;
/** Words between "after" and the word: "after the word guys". */
const maxBetween = 2;

/** "comma after guys", "an exclamation mark at the end" of the line that is meant; null = the sentence does not ask for a sign. */
export function findSigned(tokens: readonly Token[], { captions, dictionaries }: Search): Signed | null {
  const words = tokens.filter(({ kind }) => kind !== 'quiet');
  const named = words.length > maxSentence ? null : signIn(words, dictionaries);
  if (!named || isUnwanted(words, named.from, dictionaries) || asksForMore(words, named, dictionaries)) return null;
  const place = wordBefore(words, { captions: captions.words, dictionaries });
  if (place !== null) return signed(place, named.sign);
  const word = wordAtSign(words, named, { captions: captions.words, dictionaries });
  if (word !== null) return signedLine(word, named.sign, dictionaries);
  const isMore = words.some(({ key }) => key.length > 3 && captions.words.writtenAs(key) !== null);
  if (captions.line === undefined || !endings.has(named.sign) || isMore) return null;
  return signedLine(captions.words.lines[0] ?? '', named.sign, dictionaries);
}

/** Signs that end a sentence. */
const endings: ReadonlySet<Sign> = new Set<Sign>(['!', '?', '.', '…', ':']);

/** Whether a sentence has the name of a sign. */
export function namesSign(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return signIn(tokens, dictionaries) !== null;
}

interface NamedSign {
  sign: Sign;
  from: number;
  to: number;
}

export function signIn(words: readonly Token[], dictionaries: readonly Dictionary[], start = 0): NamedSign | null {
  for (let from = start; from < words.length; from++) {
    for (const { around } of dictionaries) {
      const found = around.signs.find(({ keys }) => lengthAt(words, from, [keys]) !== null);
      if (found) return { sign: found.sign, from, to: from + found.keys.length };
    }
  }
  return null;
}

/** "Capital L, a dash, and a full stop": a second sign, or another change beside it. */
function asksForMore(words: readonly Token[], { to }: NamedSign, dictionaries: readonly Dictionary[]): boolean {
  const isOther = (of: 'onlyOne' | 'hyphen') =>
    words.some((_, at) => phraseAt(words, at, { dictionaries, of }) !== null);
  const keys = words.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  const hasCase = dictionaries.some(({ letterCases }) => letterCases.some((pattern) => placeOf(pattern, keys)));
  return signIn(words, dictionaries, to) !== null || hasCase || isOther('onlyOne') || isOther('hyphen');
}

/** "no comma after guys", "take the comma out" */
export function isUnwanted(words: readonly Token[], sign: number, dictionaries: readonly Dictionary[]): boolean {
  const before = words.slice(0, sign);
  return (
    before.some((token) => isNo(token, dictionaries)) ||
    words.some((_, at) => dictionaries.some(({ corrections }) => lengthAt(words, at, corrections.removeLine) !== null))
  );
}

/** The words of the captions behind which the sign goes. */
export function wordBefore(
  words: readonly Token[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): string | null {
  for (let at = 0; at < words.length; at++) {
    const after = phraseAt(words, at, { dictionaries, of: 'afterWord' });
    const between = phraseAt(words, at, { dictionaries, of: 'between' });
    const behind = after === null ? null : mentionFrom(words, at + after, captions, -1);
    const first = between === null ? null : mentionFrom(words, at + between, captions, 0);
    if (behind ?? first) return behind ?? first;
    const before = phraseAt(words, at, { dictionaries, of: 'beforeWord' });
    const next = before === null ? null : mentionFrom(words, at + before, captions, 0);
    if (next !== null) return wordInFrontOf(next, captions);
  }
  return null;
}

/** "Punto esclamativo a buio", "question mark on flat": the last words of the sentence, right behind the sign and an "at"; null = it says something else. */
function wordAtSign(
  all: readonly Token[],
  { sign, to }: NamedSign,
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): string | null {
  const words = all.slice(0, all.length - politeWordsAtEnd(all, dictionaries));
  const isAt = dictionaries.some(({ around }) => around.toLine.has(words[to]?.key ?? ''));
  if (!endings.has(sign) || !isAt) return null;
  const isArticle = ({ key }: Token) =>
    dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'article');
  const from = words[to + 1] && isArticle(words[to + 1] as Token) ? to + 2 : to + 1;
  const run = captions.runAt(words, from);
  return run && from + run.length === words.length ? (run.written.split(' ').at(-1) ?? null) : null;
}

/** @param end 0 = the first word of those that stand in the captions, -1 = the last */
function mentionFrom(words: readonly Token[], from: number, captions: CaptionWords, end: 0 | -1): string | null {
  for (let at = from; at <= from + maxBetween && at < words.length; at++) {
    if (words[at]?.kind === 'break') return null;
    const run = captions.runAt(words, at);
    if (run) return run.written.split(' ').at(end) ?? null;
  }
  return null;
}

function wordInFrontOf(word: string, { lines }: CaptionWords): string | null {
  const wanted = lettersOf(word);
  for (const line of lines) {
    const words = line.split(/\s+/);
    const at = words.findIndex((one) => lettersOf(one) === wanted);
    if (at > 0) return splitAffixes(words[at - 1] ?? '').core;
  }
  return null;
}

function signed(word: string, sign: Sign): Signed {
  return { wrong: word, right: sign === '–' ? `${word} –` : `${word}${sign}` };
}

/** Spanish has signs on both sides of a question and an exclamation. */
const spanish: Partial<Record<Sign, string>> = { '!': '¡', '?': '¿' };

function signedLine(line: string, sign: Sign, [own]: readonly Dictionary[]): Signed {
  const bare = line.trim().replace(/[\s.,;:!?…]+$/, '');
  const opening = own?.language === 'es' ? spanish[sign] : undefined;
  if (opening) return { wrong: bare, right: `${opening}${bare}${sign}` };
  const [last = bare] = bare.split(/\s+/).slice(-1);
  const isTwice = bare.split(/\s+/).filter((word) => lettersOf(word) === lettersOf(last)).length > 1;
  const wrong = isTwice ? bare : last;
  return { wrong, right: `${wrong}${sign}` };
}
