import { languages } from '../../../texts/languages.ts';
import { hexOfChannels, readHex } from '../settings/palette.ts';
import type { LeaveOutWish, RecolorWish, SettingWish, ShadeWish } from '../understood-words.ts';
import { findDescribed } from './settings/find-described.ts';
import type { Token } from './text/tokenize.ts';
import { colorInCompound } from './vocabulary/color-in-compound.ts';
import type { Dictionary, PhraseNode } from './vocabulary/compile-lexicon.ts';
import { isLanguageCode, isPlainCode } from './vocabulary/language-names.ts';
import type { Meaning } from './vocabulary/meaning.ts';

/** A word or phrase of the text with what it means, or a number, a comma, or something unknown. */
export interface Item {
  meaning:
    | Meaning
    | { kind: 'number'; value: number }
    | { kind: 'unknown' }
    | { kind: 'break' }
    /** A colour with its part, read from the whole message. */
    | { kind: 'painted'; wish: SettingWish | RecolorWish | LeaveOutWish | ShadeWish; subject: string };
  /** Index in the text. */
  start: number;
  end: number;
  /** A whole description says it, so it can hardly mean anything else. */
  isDescribed?: true;
  /** It asks for something earlier, which may be named beside it: "white like before", "go back to white". */
  isEarlier?: true;
}

export type ItemKind = Item['meaning']['kind'];
export type ItemOf<K extends ItemKind> = Item & { meaning: Extract<Item['meaning'], { kind: K }> };

export function isKind<K extends ItemKind>(item: Item | undefined, ...kinds: K[]): item is ItemOf<K> {
  return item !== undefined && (kinds as readonly string[]).includes(item.meaning.kind);
}

interface Match {
  meaning: Item['meaning'];
  /** In tokens. */
  length: number;
}

/** The text as one dictionary reads it: a key a token; null = a phrase ends before this token. */
interface Reading {
  phrases: PhraseNode;
  keys: (string | null)[];
  /** What a word means that is no phrase. */
  wordAt: (at: number) => Meaning | null;
}

/**
 * Finds the phrases in a text. The longest match wins; between two dictionaries with equal matches the first one. An
 * unknown word counts as a typo of a similar known word.
 * @param isSpoken whether a word stands in the captions, so that it is no typo: "shots"
 */
export function readItems(
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
  isSpoken: (word: string) => boolean = () => false,
): Item[] {
  const readings = dictionaries.map((dictionary) => ({
    phrases: dictionary.phrases,
    wordAt: (at: number) => {
      const { key = '' } = tokens[at] ?? {};
      return isSpoken(key) ? null : colorInCompound(key, dictionary);
    },
    keys: tokens.map((token) => (isSpoken(token.key) ? token.key : keyOf(token, dictionary, dictionaries))),
  }));
  const described = findDescribed(tokens, dictionaries);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const match = matchOf(tokens, at, { readings, before: items.at(-1) });
    const description = described.get(at);
    const isDescribed = description !== undefined && description.reach > match.length;
    const { meaning, length } = isDescribed ? description : match;
    const end = tokens[at + length - 1]?.end ?? token.end;
    const isEarlier = isOfEarlier(meaning, token, dictionaries);
    if (token.kind !== 'quiet')
      items.push({
        meaning,
        start: token.start,
        end,
        ...(isDescribed && { isDescribed }),
        ...(isEarlier && { isEarlier }),
      });
    at += length;
  }
  return items;
}

function isOfEarlier(meaning: Item['meaning'], { key }: Token, dictionaries: readonly Dictionary[]): boolean {
  if (meaning.kind !== 'request' || !(meaning.request === 'undo' || meaning.request === 'like_last_time')) return false;
  return dictionaries.some(({ sentences }) => sentences.compared.has(key) || sentences.restoring.has(key));
}

function matchOf(
  tokens: readonly Token[],
  at: number,
  context: { readings: Reading[]; before: Item | undefined },
): Match {
  const token = tokens[at] as Token;
  const phrase = token.kind === 'number' ? longestOf(context.readings, at) : null;
  if (token.kind !== 'word') return phrase ?? { meaning: signMeaning(token), length: 1 };
  const isWord = context.readings.some(({ phrases }) => phrases.next.get(token.key)?.meaning);
  const code = matchCode(tokens, at, { before: context.before, isWord });
  if (code) return code;
  const known = longestOf(context.readings, at);
  if (known) return known;
  const [compound] = context.readings.flatMap(({ wordAt }) => wordAt(at) ?? []);
  return { meaning: compound ?? (isAlone(tokens) ? null : colorOf(token)) ?? { kind: 'unknown' }, length: 1 };
}

/** Of two dictionaries with equal matches, the first one. */
function longestOf(readings: readonly Reading[], at: number): Match | null {
  const matches = readings.flatMap((reading) => longestMatch(reading, at) ?? []);
  const longest = Math.max(...matches.map(({ length }) => length));
  return matches.find(({ length }) => length === longest) ?? null;
}

function signMeaning({ kind, key }: Token): Item['meaning'] {
  if (kind === 'number') return { kind: 'number', value: Number(key) };
  if (kind === 'arrow') return { kind: 'filler', isPolite: false };
  const hex = kind === 'rgb' ? readRgb(key) : readHex(key);
  if (kind === 'break' || kind === 'quiet') return { kind: 'break' };
  return hex === null ? { kind: 'unknown' } : { kind: 'color', hex, name: null, isCode: true };
}

/**
 * A hex code without its #, when it has digits and letters; digits alone, or a message with nothing else, may mean
 * anything.
 */
function colorOf({ key }: Token): Item['meaning'] | null {
  const isMixed = key.length === 6 && /\d/.test(key) && /[a-f]/.test(key);
  const hex = isMixed ? readHex(key) : null;
  return hex === null ? null : { kind: 'color', hex, name: null };
}

function readRgb(text: string): string | null {
  const channels = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (channels.some((channel) => channel > 255)) return null;
  return hexOfChannels(channels);
}

/**
 * After a word for language any code counts ("language: it"); elsewhere only codes that are not words, and tags (`pt-
 * BR`).
 */
function matchCode(
  tokens: readonly Token[],
  at: number,
  { before, isWord }: { before: Item | undefined; isWord: boolean },
): Match | null {
  const [token, region] = [tokens[at] as Token, tokens[at + 1]];
  if (!isLanguageCode(token.key)) return null;
  const meaning = { kind: 'tongue', code: token.key, rare: false } as const;
  const isAsked = isKind(before, 'role') && before.meaning.role === 'language';
  const isTag = region?.isJoined === true && /^[a-z]{2}$/.test(region.key);
  // "la voix de mon mari": a code that is a word counts behind such a word only as the last one
  const isName = isAsked && (!isWord || tokens[at + 1]?.kind !== 'word');
  // “OAB/MG” ends with the name of a state
  const counts = isName || (isPlainCode(token.key) && !isWord && isAlone(tokens));
  if (isTag && (counts || mainCodes.has(token.key))) return { meaning, length: 2 };
  return counts || (mainCodes.has(token.key) && isAlone(tokens)) ? { meaning, length: 1 } : null;
}

/** Before a word that is the whole message. */
const maxBlanks = 3;

function isAlone(tokens: readonly Token[]): boolean {
  // the rest of a longer message is not one
  return (tokens[0]?.start ?? 0) < maxBlanks && tokens.slice(0, 3).filter(({ kind }) => kind !== 'break').length === 1;
}

/** As the whole message, one of these is a language, not a word. */
const mainCodes: ReadonlySet<string> = new Set(languages);

function keyOf(token: Token, dictionary: Dictionary, all: readonly Dictionary[]): string | null {
  if (token.kind === 'number') return token.key;
  if (token.kind !== 'word') return null;
  if (token.spelledOut && dictionary.known.has(token.spelledOut)) return token.spelledOut;
  if (all.some(({ known }) => known.has(token.key))) return token.key;
  const short = shortened(token.key);
  if (short !== token.key)
    for (const key of [short, short.replace(/(.)\1/g, '$1')]) if (dictionary.known.has(key)) return key;
  return meantBy(token.key, dictionary) ?? token.key;
}

/** "biggerrr" and "ciaooo" without what is drawn out: at most two equal letters in a row, and one at the end. */
function shortened(key: string): string {
  return key.replace(/(.)\1{2,}/g, '$1$1').replace(/(.)\1+$/, '$1');
}

/** The word that a typo means, unless the candidates have different senses. */
function meantBy(typo: string, { typos, phrases }: Dictionary): string | null {
  const [first, ...others] = typos.neighboursOf(typo);
  if (first === undefined) return null;
  const senseOf = (word: string) => JSON.stringify(phrases.next.get(word)?.meaning ?? word);
  return others.every((other) => senseOf(other) === senseOf(first)) ? first : null;
}

/** Consecutive articles that a phrase may contain. */
const maxArticles = 3;

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
    // "mask the swearing" equals "mask swearing"
    const isArticle = at > from && phrases.next.get(key)?.meaning?.kind === 'article';
    articles = isArticle ? articles + 1 : 0;
    nodes = isArticle && articles <= maxArticles ? [...new Set([...next, ...nodes])] : next;
  }
  return best;
}
