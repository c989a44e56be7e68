import { languages } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { sentenceOfTitle } from './bare-title.ts';
import type { IsWish, TitleWish } from './cut-title.ts';
import { type Kind, requestWordsOf } from './request-words.ts';
import { isInCapitals } from './title-capitals.ts';
import { isCapital, type Piece, piecesOf } from './title-pieces.ts';

/** In characters. A longer message is about more than a title. */
const maxCharacters = 150;
/** In words. */
const maxWords = 12;
/** Who says one of these speaks of what is there by now, or gives the name. */
const saidOfPresent = ['title', 'remove', 'not', 'be', 'must', 'written', 'saying'] as const;
/** A message that begins with the name needs no word of asking: “the name of my shop at the top”. */
const beforeName = ['filler', 'place', 'one', 'particle', 'and', 'as'] as const;

/** “Can I put the name of my shop at the top?”: a title is wished, and its words are not given. */
export function wantsNameAsTitle(text: string, understand: (text: string) => readonly Wish[]): boolean {
  const pieces = text.length > maxCharacters ? [] : piecesOf(text);
  const words = pieces.filter(({ sign }) => !sign);
  if (words.length > maxWords || words.length < 3 || pieces.some(({ quoted, sign }) => quoted || sign === ':'))
    return false;
  const namesNone = languages.some((language) => {
    const known = requestWordsOf(language);
    const has = (kind: Kind) => words.some((piece) => known.is(piece, kind));
    const name = words.findIndex((piece) => known.is(piece, 'name'));
    if (name === -1 || !has('place') || saidOfPresent.some((kind) => hasOnly(words, kind, language))) return false;
    const isNamed = language !== 'de' && words.slice(name + 1).some(isCapital);
    const begins = words.slice(0, name).every((piece) => beforeName.some((kind) => known.is(piece, kind)));
    return !isNamed && (begins || has('write') || has('want'));
  });
  // read without the title, it is a place for the captions at most
  return namesNone && understand(text).every(({ kind }) => kind === 'set' || kind === 'limit');
}

/** Whether a word is of a kind, and of none that asks: Portuguese “tem como” asks, “tem de ser” says how it must be. */
function hasOnly(words: readonly Piece[], kind: Kind, language: (typeof languages)[number]): boolean {
  const known = requestWordsOf(language);
  return words.some((piece) => known.is(piece, kind) && !known.is(piece, 'ask'));
}

/** What stands before the title in an answer: “put Casa Grana”, “it should say: Casa Grana”. */
const leadKinds = ['filler', 'write', 'particle', 'saying', 'thanks', 'must', 'be', 'want', 'name', 'can'] as const;

/** The title that a message names right behind the question for its words; null = it says something else. */
export function namedTitle(text: string, isWish: IsWish): TitleWish | null {
  const pieces = text.length > maxCharacters ? [] : piecesOf(text);
  const words = pieces.filter(({ sign }) => !sign);
  const [first] = words;
  if (!first || words.length > maxWords || /[?？]\s*$/u.test(text) || sentenceOfTitle(text)) return null;
  const isLead = (piece: Piece) =>
    languages.some((language) => leadKinds.some((kind) => requestWordsOf(language).is(piece, kind)));
  const start = pieces.find(
    (piece, index) =>
      piece.quoted ?? ((index > 0 && isCapital(piece)) || (!piece.sign && !isLead(piece)) || isInCapitals(text)),
  );
  if (!start) return null;
  const title = start.quoted ?? text.slice(start.start).replace(/[\s.,;]+$/u, '');
  const isNamed = start.quoted !== undefined || isInCapitals(title) || (title.includes(' ') && !isWish(text));
  return isNamed || (isCapital(start) && !isWish(title)) ? { title, rest: [] } : null;
}
