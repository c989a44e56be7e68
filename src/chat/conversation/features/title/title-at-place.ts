import type { Language } from '../../../../texts/languages.ts';
import { isCorrection, type Wish } from '../../understood-words.ts';
import { dictionaryOf, withEnglish } from '../../words/dictionary-of.ts';
import type { TitlePlacing } from '../../words/lexicons/title/title-placing.ts';
import { isKind, readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { fold } from '../../words/text/fold.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { withDoubleQuotes } from './find-title.ts';
import { type PlacingWords, placingWordsOf } from './placing-words.ts';
import { isCapital, type Piece, piecesOf } from './title-pieces.ts';

/** In characters. A longer message is about more than a title. */
const maxCharacters = 160;
/** In words, of the title. */
const maxWords = 12;

export interface TitleAtPlace {
  title: string;
  /** Nothing else can be meant; else the person is asked. */
  isSure: boolean;
}

/**
 * “Write Monday special over it for the first seconds”, “the price and address at the top? £20, 5 High St”: what is left of a message
 * without the words that ask for something at the top or at the beginning. null = it asks for nothing like that
 */
export function titleAtPlace(said: string, language: Language, understand: Understand): TitleAtPlace | null {
  const text = withDoubleQuotes(said.trim());
  if (text.length > maxCharacters || text.includes('\n')) return null;
  const pieces = piecesOf(text);
  for (const one of withEnglish(language)) {
    const found = readIn(text, pieces, { language: one, understand });
    if (found) return found;
  }
  return null;
}

type Understand = (text: string) => readonly Wish[];

interface Reader {
  language: Language;
  understand: Understand;
}

function readIn(text: string, pieces: readonly Piece[], { language, understand }: Reader): TitleAtPlace | null {
  const known = placingWordsOf(language);
  const { begin, end } = bounds(pieces, known, language);
  const [first, last] = [pieces[begin], pieces[end - 1]];
  if (!first || !last || end <= begin) return null;
  const around = [...pieces.slice(0, begin), ...pieces.slice(end)];
  const own = pieces.slice(begin, end);
  const hasKind = (kind: keyof TitlePlacing) => around.some((piece) => known.is(piece, kind));
  const isPlaced = around.some((_, at) => known.placeAt(around, at) > 0);
  const isQuoted = first.quoted !== undefined;
  const isWritten = hasKind('write') || hasKind('says');
  const isCarried = hasKind('carrier') || (isPlaced && hasKind('text'));
  const isCapitals = /^\p{Lu}/u.test(first.word) && (language === 'de' ? isCarried || isWritten : begin > 0);
  const isNamed = isQuoted || isCapitals;
  if (!known.isAskedIn(around, { isQuoted, isCarried: isCarried && isPlaced && isNamed })) return null;
  if (!(isPlaced || hasKind('carrier')) || (isQuoted && own.length > 1)) return null;
  const title = first.quoted ?? titleOf(text, first, last);
  const isFact = hasKind('facts') && saysFact(own);
  if (own.filter(({ sign }) => !sign).length > maxWords) return null;
  if (!isFact && !isQuoted && saysMore(text, own, { known, understand })) return null;
  if (!isQuoted && !isFact && !mayBeTitle(title, { isNamed, isWritten, understand, language })) return null;
  const others = around.filter((piece) => !known.is(piece, 'carrier') && !known.is(piece, 'text'));
  if (isNamed && speaksOfCaptions(others, text, language)) return null;
  return { title, isSure: isNamed || isFact || (isPlaced && isWritten) };
}

/** “The price and address: £20, 5 High St”; “the offer of the day” names none, and is a title itself. */
function bounds(pieces: readonly Piece[], known: PlacingWords, language: Language): { begin: number; end: number } {
  const begin = endOfLead(pieces, known, language);
  const end = beginOfTail(pieces, begin, known);
  const fact = pieces.findIndex((piece, at) => at < begin && known.is(piece, 'facts'));
  const isOpen =
    fact !== -1 && begin < end && pieces[begin]?.quoted === undefined && !saysFact(pieces.slice(begin, end));
  const isTogether =
    isOpen && pieces.slice(fact, begin).every((piece, at) => !piece.sign && known.placeAt(pieces, fact + at) === 0);
  return { begin: isTogether ? fact : begin, end };
}

function saysFact(own: readonly Piece[]): boolean {
  return /^\p{Lu}/u.test(own[0]?.word ?? '') || own.some(({ word }) => /\d/u.test(word));
}

/** Index of the first piece that is no word of asking. */
function endOfLead(pieces: readonly Piece[], known: PlacingWords, language: Language): number {
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at] as Piece;
    if (piece.quoted !== undefined) break;
    const isName = at > 0 && isCapital(piece) && mayBeginTitle(piece, known, language);
    const isFirst = pieces[at - 1]?.endsSentence === true;
    if (isName && !(isFirst && known.isSmall(piece))) break;
    const words = known.placeAt(pieces, at) || (piece.sign || known.isSmall(piece) ? 1 : 0);
    const colon = known.is(piece, 'facts') ? colonBehind(pieces, at) : -1;
    if (colon !== -1) return colon + 1;
    if (words === 0) break;
    at += words;
  }
  return at;
}

/** “the topic of the lesson: …”; -1 = there is none so near. */
function colonBehind(pieces: readonly Piece[], at: number): number {
  const sign = pieces.findIndex((piece, index) => index > at && (piece.sign !== undefined || piece.quoted));
  return pieces[sign]?.sign === ':' && sign - at <= maxOfFact ? sign : -1;
}

/** In words. */
const maxOfFact = 5;

/** A capital says little of a German noun. */
function mayBeginTitle(piece: Piece, known: PlacingWords, language: Language): boolean {
  const isNoun =
    (['carrier', 'text', 'facts'] as const).some((kind) => known.is(piece, kind)) ||
    /^(?:Sie|Ihr|Ihre|Ihnen)$/u.test(piece.word);
  if (language === 'de') return known.isSmall(piece) && !isNoun;
  return piece.word.length > 1 && !/^I['’]/u.test(piece.word);
}

/** Index behind the title: where only places, thanks and verbs follow. */
function beginOfTail(pieces: readonly Piece[], begin: number, known: PlacingWords): number {
  for (let at = begin + 1; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const mayBegin =
      pieces[at - 1]?.quoted !== undefined ||
      piece.sign !== undefined ||
      known.placeAt(pieces, at) > 0 ||
      known.mayStandLast(piece);
    if (mayBegin && isTail(pieces, at, known)) return at;
  }
  return pieces.length;
}

function isTail(pieces: readonly Piece[], from: number, known: PlacingWords): boolean {
  const isBehindQuote = pieces[from - 1]?.quoted !== undefined;
  let at = from;
  while (at < pieces.length) {
    const piece = pieces[at] as Piece;
    const words =
      known.placeAt(pieces, at) ||
      (piece.sign || known.mayStandLast(piece) || (isBehindQuote && known.isSmall(piece)) ? 1 : 0);
    if (words === 0) return false;
    at += words;
  }
  return true;
}

function titleOf(text: string, first: Piece, last: Piece): string {
  const before = /[£$€@#+(]+$/u.exec(text.slice(0, first.start))?.[0] ?? '';
  const behind = /^\s?[€%)]+/u.exec(text.slice(last.end))?.[0] ?? '';
  return (before + text.slice(first.start, last.end) + behind).trim().replace(/[,;.]+$/u, '');
}

/** “…, and make it bigger”, “… . Thanks for that”: more than a title. */
function saysMore(
  text: string,
  own: readonly Piece[],
  { known, understand }: { known: PlacingWords; understand: Understand },
) {
  if (own[0] && known.isAnd(own[0])) return true;
  return own.some((piece, at) => {
    if (piece.quoted !== undefined || piece.endsSentence || piece.sign === ';') return true;
    if (piece.sign !== undefined && known.isNot(own[at + 1])) return true;
    const mayEnd = piece.sign !== undefined || known.isAnd(piece);
    return mayEnd && own[at + 1] !== undefined && understand(text.slice(piece.end, own.at(-1)?.end)).length > 0;
  });
}

/** “The captions at the top” have no words that are not about the look. */
function mayBeTitle(
  title: string,
  { isNamed, isWritten, understand, language }: Reader & { isNamed: boolean; isWritten: boolean },
): boolean {
  const items = readItems(tokenize(title), [dictionaryOf(language)]);
  if (items.some((item) => isRole(item, 'captions', 'highlight', 'outline', 'box'))) return false;
  const wishes = understand(title);
  if (isNamed) return !wishes.some(isCorrection);
  if (!items.some((item) => isKind(item, 'unknown')) || items.some((item) => isRole(item) || isKind(item, 'color')))
    return false;
  return isWritten || (wishes.length === 0 && !items.some((item) => isKind(item, 'grow')));
}

/** “Put Zapier at the start of line 2” is about the captions. */
function speaksOfCaptions(around: readonly Piece[], text: string, language: Language): boolean {
  const said = around.map(({ start, end }) => text.slice(start, end)).join(' ');
  return readItems(tokenize(fold(said)), [dictionaryOf(language)]).some((item) =>
    isRole(item, 'captions', 'highlight', 'outline'),
  );
}
