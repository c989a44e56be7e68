import type { CorrectionWish } from '../../understood-words.ts';
import { reasonWords } from '../lexicons/corrections/reason-words.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import { areAlike } from './is-plausible.ts';
import { phraseAt } from './said-right.ts';
import { withoutEverywhere } from './without-everywhere.ts';

/** A reason has so many words, or more. */
const minWords = 3;
/** The same, where its first word begins nothing else: "q é". */
const minOnlyReason = 2;
/** In words. Longer texts are whole sentences. */
const maxWrong = 3;
/** Where a comma stands before the reason. */
const maxBeforeComma = 8;

const onlyReason = wordsOfAll((language) => reasonWords[language].onlyReason);
const maybeReason = wordsOfAll((language) => reasonWords[language].maybeReason);
const remark = wordsOfAll((language) => reasonWords[language].remark);
const ofMine = wordsOfAll((language) => reasonWords[language].ofMine);
const comparison = wordsOfAll((language) => reasonWords[language].comparison);

/** @param key folded */
export function beginsReason(key: string): boolean {
  return onlyReason.has(key) || maybeReason.has(key);
}

/** "Que eu sou de Braga": words that say why, and nothing else. */
export function isReason([first, second]: readonly string[]): boolean {
  return onlyReason.has(first ?? '') || (maybeReason.has(first ?? '') && remark.has(second ?? ''));
}

/** "It's funnier", "my mum says so": words behind a correction that say why. */
export function beginsRemark(key: string): boolean {
  return onlyReason.has(key) || remark.has(key) || ofMine.has(key);
}

/**
 * "Ragazze che sono tutte donne" in place of "ragazzi": what is alike ends before the reason, and the rest says why. Where nothing is alike,
 * all of it counts.
 */
export function withoutReason(wish: CorrectionWish, dictionaries: readonly Dictionary[], message = ''): CorrectionWish {
  if (wish.kind !== 'replace_words') return wish;
  const short = standsInQuotes(wish.right, message)
    ? wish.right
    : withoutEverywhere(withoutSentenceBehind(wish.right, wish.wrong), wish.wrong, dictionaries);
  if (short !== wish.right) return withoutReason({ ...wish, right: short }, dictionaries, message);
  // "1952, digits swapped" in place of "1925"
  const number = /^\d+$/.test(wish.wrong) ? /^(\d+), \p{L}/u.exec(wish.right)?.[1] : undefined;
  if (number) return { ...wish, right: number };
  if (wish.wrong.split(/\s+/).length > maxWrong) return withoutRemark(wish);
  const words = withoutExplanation(wish.right, dictionaries).split(/\s+/);
  if (words.join(' ') !== wish.right) return withoutReason({ ...wish, right: words.join(' ') }, dictionaries, message);
  const at = words.findIndex(
    (word, index) => index > 0 && (beginsReason(fold(word)) || /,$/.test(words[index - 1] ?? '')),
  );
  const least = onlyReason.has(fold(words[at] ?? '')) ? minOnlyReason : minWords;
  if (at < 1 || words.length - at < least) return wish;
  const right = words.slice(0, at).join(' ').replace(/,$/, '');
  // "que eu não gosto", "che mi piace"
  const isSentence = maybeReason.has(fold(words[at] ?? '')) && remark.has(fold(words[at + 1] ?? ''));
  const isReason = onlyReason.has(fold(words[at] ?? '')) || isSentence;
  return right !== wish.wrong && (isReason || areAlike(wish.wrong, right)) ? { ...wish, right } : wish;
}

/** A sentence has so many words, or more; one that begins with "my" has a verb, too. */
const minSentence = { withVerb: 2, ofMine: 3 };
/** In words. The right ones may be so many more than the wrong ones. */
const maxLonger = 3;

/** "Donkey, it's funnier" in place of "horse": a sentence behind a comma says why, where the wrong words have no comma. */
function withoutSentenceBehind(right: string, wrong: string): string {
  const [first = '', ...others] = right.split(/,\s+/u);
  const behind = others.join(' ').split(/\s+/);
  const begin = tokenize(behind[0] ?? '')[0]?.key ?? '';
  const least = ofMine.has(begin) ? minSentence.ofMine : minSentence.withVerb;
  const isSentence = behind.length >= least && (remark.has(begin) || ofMine.has(begin));
  const [given, said] = [wrong, first].map((text) => text.split(/\s+/).length) as [number, number];
  return isSentence && !wrong.includes(',') && said <= given + maxLonger && first !== wrong ? first : right;
}

/** What is quoted is right as a whole. */
function standsInQuotes(right: string, message: string): boolean {
  return /["'«“„‘]\s?$/u.test(message.slice(0, Math.max(0, message.indexOf(right))));
}

/** "Bajoqueta y garrofó, que somos valencianos": a reason behind a comma, where what stands before it is like the wrong words, which have no comma. */
function withoutRemark(wish: CorrectionWish & { kind: 'replace_words' }): CorrectionWish {
  const words = wish.right.split(/\s+/);
  const at = words.findIndex((word, index) => beginsReason(fold(word)) && /,$/.test(words[index - 1] ?? ''));
  const right = words.slice(0, at).join(' ').replace(/,$/, '');
  const isRemark = at > 0 && words.length - at >= minWords && !wish.wrong.includes(',');
  const isShort = wish.wrong.split(/\s+/).length <= maxBeforeComma;
  return isRemark && isShort && areAlike(wish.wrong, right) ? { ...wish, right } : wish;
}

/** "Jerez, like the wine": without what the words are like. */
export function withoutComparison(right: string): string {
  const words = right.split(' ');
  const at = words.findIndex((word, index) => comparison.has(fold(word)) && /,$/.test(words[index - 1] ?? ''));
  return at > 0 ? words.slice(0, at).join(' ').replace(/,$/, '') : right;
}

/** "Singer it's a very old brand": without what says what it is. */
function withoutExplanation(right: string, dictionaries: readonly Dictionary[]): string {
  const tokens = tokenize(right);
  const at = tokens.findIndex(
    (_, from) => from > 0 && phraseAt(tokens, from, { dictionaries, of: 'explains' }) !== null,
  );
  if (at < 1 || tokens.length - at < minWords) return right;
  // the comma before it is none of the words
  return right.slice(0, tokens[at]?.start).replace(/[\s,;:]+$/u, '');
}
