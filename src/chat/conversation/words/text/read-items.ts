import { languages } from '../../../../texts/languages.ts';
import type { Dictionary, PhraseNode } from '../vocabulary/dictionary.ts';
import { isLanguageCode, isPlainCode } from '../vocabulary/language-names.ts';
import { readHex } from '../vocabulary/palette.ts';
import { type Item, isKind } from './item.ts';
import type { Token } from './token.ts';

interface Match {
  meaning: Item['meaning'];
  /** Tokens. */
  length: number;
}

/** The text as one dictionary reads it: a key for each token, null where no phrase can go on. */
interface Reading {
  phrases: PhraseNode;
  keys: (string | null)[];
}

/**
 * Finds the phrases in the text, the longest first; of two dictionaries that know as much, the first one wins. A word
 * that none knows is taken for a typo of one that it is close to.
 */
export function readItems(tokens: readonly Token[], dictionaries: readonly Dictionary[]): Item[] {
  const readings = dictionaries.map((dictionary) => ({
    phrases: dictionary.phrases,
    keys: tokens.map((token) => keyOf(token, dictionary, dictionaries)),
  }));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const { meaning, length } = matchOf(tokens, at, { readings, before: items.at(-1) });
    const end = tokens[at + length - 1]?.end ?? token.end;
    if (token.kind !== 'quiet') items.push({ meaning, start: token.start, end });
    at += length;
  }
  return items;
}

function matchOf(
  tokens: readonly Token[],
  at: number,
  context: { readings: Reading[]; before: Item | undefined },
): Match {
  const token = tokens[at] as Token;
  if (token.kind !== 'word') return { meaning: signMeaning(token), length: 1 };
  const code = matchCode(tokens, at, context.before);
  if (code) return code;
  const matches = context.readings.flatMap((reading) => longestMatch(reading, at) ?? []);
  const longest = Math.max(...matches.map(({ length }) => length));
  const best = matches.find(({ length }) => length === longest);
  return best ?? { meaning: (isAlone(tokens) ? null : colorOf(token)) ?? { kind: 'unknown' }, length: 1 };
}

function signMeaning({ kind, key }: Token): Item['meaning'] {
  if (kind === 'number') return { kind: 'number', value: Number(key) };
  if (kind === 'arrow') return { kind: 'filler', isPolite: false };
  const hex = kind === 'rgb' ? readRgb(key) : readHex(key);
  if (kind === 'break' || kind === 'quiet') return { kind: 'break' };
  return hex === null ? { kind: 'unknown' } : { kind: 'color', hex, name: null };
}

/** Digits and letters of a hex code without its #; digits alone, or a code alone, may be anything. */
function colorOf({ key }: Token): Item['meaning'] | null {
  const isMixed = key.length === 6 && /\d/.test(key) && /[a-f]/.test(key);
  const hex = isMixed ? readHex(key) : null;
  return hex === null ? null : { kind: 'color', hex, name: null };
}

function readRgb(text: string): string | null {
  const channels = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (channels.some((channel) => channel > 255)) return null;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** After a word for language any code counts («language: it»), else those that are no words, and tags (`pt-BR`). */
function matchCode(tokens: readonly Token[], at: number, before: Item | undefined): Match | null {
  const [token, region] = [tokens[at] as Token, tokens[at + 1]];
  if (!isLanguageCode(token.key)) return null;
  const meaning = { kind: 'tongue', code: token.key, rare: false } as const;
  const isAsked = isKind(before, 'role') && before.meaning.role === 'language';
  const isTag = region?.isJoined === true && /^[a-z]{2}$/.test(region.key);
  const counts = isAsked || isPlainCode(token.key);
  if (isTag && (counts || mainCodes.has(token.key))) return { meaning, length: 2 };
  return counts || (mainCodes.has(token.key) && isAlone(tokens)) ? { meaning, length: 1 } : null;
}

function isAlone(tokens: readonly Token[]): boolean {
  return tokens.slice(0, 3).filter(({ kind }) => kind !== 'break').length === 1;
}

/** A message that is nothing but one of these is no word. */
const mainCodes: ReadonlySet<string> = new Set(languages);

function keyOf(token: Token, dictionary: Dictionary, all: readonly Dictionary[]): string | null {
  if (token.kind !== 'word') return null;
  if (token.spelledOut && dictionary.known.has(token.spelledOut)) return token.spelledOut;
  if (all.some(({ known }) => known.has(token.key))) return token.key;
  return meantBy(token.key, dictionary) ?? token.key;
}

/** The word that a typo stands for, unless it may stand for words of several senses. */
function meantBy(typo: string, { typos, phrases }: Dictionary): string | null {
  const [first, ...others] = typos.neighboursOf(typo);
  if (first === undefined) return null;
  const senseOf = (word: string) => JSON.stringify(phrases.next.get(word)?.meaning ?? word);
  return others.every((other) => senseOf(other) === senseOf(first)) ? first : null;
}

/** Articles in a row that may stand inside a phrase. */
const mostArticles = 3;

function longestMatch({ phrases, keys }: Reading, from: number): Match | null {
  let nodes = [phrases];
  let best: Match | null = null;
  let articles = 0;
  for (let at = from; at < keys.length && nodes.length > 0; at++) {
    const key = keys[at];
    if (key === null || key === undefined) break;
    const next = nodes.flatMap((node) => node.next.get(key) ?? []);
    const meaning = next.find((node) => node.meaning)?.meaning;
    if (meaning) best = { meaning, length: at - from + 1 };
    // «mask the swearing» is «mask swearing»
    const isArticle = at > from && phrases.next.get(key)?.meaning?.kind === 'article';
    articles = isArticle ? articles + 1 : 0;
    nodes = isArticle && articles <= mostArticles ? [...new Set([...next, ...nodes])] : next;
  }
  return best;
}
