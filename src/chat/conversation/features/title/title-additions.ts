import type { Language } from '../../../../texts/languages.ts';
import { withEnglish } from '../../words/dictionary-of.ts';
import { type TitleAdds, titleAdds } from '../../words/lexicons/title/title-adds.ts';
import { titleLeads } from '../../words/lexicons/title/title-leads.ts';
import { fold } from '../../words/text/fold.ts';
import { smallTalkIn } from '../small-talk.ts';
import { sentenceOfTitle } from './bare-title.ts';
import type { IsWish } from './cut-title.ts';
import { placingWordsOf } from './placing-words.ts';
import { requestWordsOf } from './request-words.ts';
import { type Piece, piecesOf } from './title-pieces.ts';

/** words: what is to stand behind the words of the title. which: something whose words are not given. */
export type TitleAddition = { says: 'words'; words: string } | { says: 'which' };

/** In characters. A longer message is about more than that. */
const maxCharacters = 160;
/** In words. */
const maxAdded = 8;
/** In digits: a shorter number needs a word such as “price” before it. */
const minDigits = 5;

/**
 * “Add my number 555 1234 to it”, “falta el teléfono 555 1234”, “put @jayfades on it at the bottom”, “und darunter noch meine Adresse”, right
 * behind an answer about the title: what is to stand there, too. null = the message says something else
 */
export function additionIn(text: string, language: Language): TitleAddition | null {
  if (text.length > maxCharacters) return null;
  for (const one of withEnglish(language)) {
    const found = readIn(text, one);
    if (found) return found;
  }
  return null;
}

function readIn(text: string, language: Language): TitleAddition | null {
  const known = wordsOf(language);
  const placing = placingWordsOf(language);
  const pieces = piecesOf(text).filter(({ sign }) => sign !== '.' && sign !== '!' && sign !== '?' && sign !== ',');
  if (pieces.some(({ sign }) => sign !== undefined && sign !== ':')) return null;
  const isFact = (piece: Piece) => placing.is(piece, 'facts');
  const requests = requestWordsOf(language);
  const isTitle = (piece: Piece | undefined) => requests.is(piece, 'title');
  // “add a title: @jay” asks for another one
  const isNew =
    pieces.some(({ sign }, at) => sign === ':' || requests.is(pieces[at - 1], 'one')) && pieces.some(isTitle);
  if (isNew) return null;
  const isSmall = (piece: Piece) =>
    isTitle(piece) ||
    piece.sign !== undefined ||
    isFact(piece) ||
    known.adds.has(fold(piece.word)) ||
    known.beside.has(fold(piece.word));
  const begin = pieces.findIndex((piece, at) => isGiven(piece) || (at > 0 && !isSmall(piece)));
  const lead = begin === -1 ? pieces : pieces.slice(0, begin);
  if (!lead.every(isSmall)) return null;
  const isJoined = requests.is(pieces[0], 'and');
  const isAdded = isJoined || pieces.some((piece) => known.adds.has(fold(piece.word)));
  if (begin === -1) {
    const isOwned = pieces.some((piece, at) => isFact(piece) && known.own.has(fold(pieces[at - 1]?.word ?? '')));
    return isAdded && isOwned ? { says: 'which' } : null;
  }
  const end = endOf(pieces, begin, isSmall);
  const own = pieces.slice(begin, end);
  const isSure = isAdded && (lead.some(isFact) || own.some(isSureFact));
  if (!isSure || own.length > maxAdded) return null;
  return { says: 'words', words: textOf(text, own) };
}

/** What is given behind the question what is to stand there: “555 1234”. null = something else is said */
export function givenAddition(
  text: string,
  { language, isWish }: { language: Language; isWish: IsWish },
): string | null {
  const pieces = piecesOf(text).filter(({ sign }) => !sign);
  const [first] = pieces;
  if (!first || pieces.length > maxAdded || /[?？:]/u.test(text) || sentenceOfTitle(text)) return null;
  if (titleLeads[language].no.split(' ').includes(first.word.toLowerCase())) return null;
  const isSure = pieces.some((piece) => isGiven(piece)) || !isWish(text);
  return isSure && smallTalkIn(text, language) === null ? text.trim().replace(/[\s.,;]+$/u, '') : null;
}

/** “@jayfades”, “555”, a quote. */
function isGiven({ word, quoted }: Piece): boolean {
  return quoted !== undefined || /^[@#]./u.test(word) || /^\d/u.test(word);
}

/** It can be about nothing else than words that are written. */
function isSureFact({ word, quoted }: Piece, _at: number, all: readonly Piece[]): boolean {
  const digits = all.map((piece) => piece.word.replace(/\D/gu, '')).join('');
  return quoted !== undefined || /^[@#]\p{L}/u.test(word) || digits.length >= minDigits;
}

/** Index behind what is given: nothing but small words follow. */
function endOf(pieces: readonly Piece[], begin: number, isSmall: (piece: Piece) => boolean): number {
  const last = pieces.findLastIndex((piece) => !isSmall(piece) || isGiven(piece));
  return Math.max(last, begin) + 1;
}

function textOf(text: string, own: readonly Piece[]): string {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return '';
  if (first.quoted !== undefined && own.length === 1) return first.quoted;
  const before = /[+(£$€]+$/u.exec(text.slice(0, first.start))?.[0] ?? '';
  // “@pizza_mia”
  const rest = /^@/u.test(last.word) ? /^[_.][\p{L}\p{N}_.]*[\p{L}\p{N}_]/u : /^\s?[€%)]+/u;
  const behind = rest.exec(text.slice(last.end))?.[0] ?? '';
  return (before + text.slice(first.start, last.end) + behind).trim();
}

type Known = Record<keyof TitleAdds, ReadonlySet<string>>;
const compiled = new Map<Language, Known>();

function wordsOf(language: Language): Known {
  const { adds, beside, own } = titleAdds[language];
  const setOf = (list: string) => new Set(list.split(' ').map(fold));
  const known = compiled.get(language) ?? { adds: setOf(adds), beside: setOf(beside), own: setOf(own) };
  compiled.set(language, known);
  return known;
}
