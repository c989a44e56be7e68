import { type Language, languages } from '../../../../texts/languages.ts';
import { fold } from '../../words/text/fold.ts';
import type { TitleWish } from './cut-title.ts';
import { withDoubleQuotes } from './find-title.ts';
import { type RequestWords, requestWordsOf } from './request-words.ts';
import { wordsOfLead } from './title-leads.ts';
import { type Piece, piecesOf, sentenceAround } from './title-pieces.ts';

/** In characters. A longer message is about more than a title. */
const maxCharacters = 300;
/** In words, of the present title, that the new one has, too. */
const minShared = 2;
/** In words, that the new one has beside them. */
const maxAdded = 8;

/**
 * “You left out the start. It should say 3 reading tips for parents”: what a remark says the title of the video should be, where it has
 * most words of it and others. null = it says nothing like that
 */
export function saidTitle(said: string, current: string): TitleWish | null {
  const text = withDoubleQuotes(said);
  if (text.length > maxCharacters) return null;
  const pieces = piecesOf(text);
  for (const language of languages) {
    const known = requestWordsOf(language);
    for (let at = 0; at < pieces.length; at++) {
      const words = wordsOfLead('shouldSay', { pieces, at, language });
      if (words === 0) continue;
      const { to } = sentenceAround(pieces, at);
      const own = titlePieces(pieces.slice(at + words, to), known, language);
      // “it should say Anna, not Hannah” corrects words
      if (own.some((piece) => known.is(piece, 'not'))) continue;
      const title = textOf(text, own);
      if (isLikeTitle(title, current)) return { title, rest: restBehind(text, pieces[to]) };
    }
  }
  return null;
}

/** Without a colon before it, and a German verb behind it. */
function titlePieces(pieces: readonly Piece[], known: RequestWords, language: Language): readonly Piece[] {
  const from = pieces.findIndex(({ sign }) => !sign);
  const last = pieces.at(-1);
  const isVerb = language === 'de' && last !== undefined && (known.is(last, 'saying') || /^stehen$/iu.test(last.word));
  return from === -1 ? [] : pieces.slice(from, isVerb ? -1 : undefined);
}

function textOf(text: string, pieces: readonly Piece[]): string {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return '';
  return first.quoted ?? text.slice(first.start, last.end).replace(/[\s,;]+$/u, '');
}

/** Whether words are those of the present title, most of them, with others. */
export function isLikeTitle(title: string, current: string): boolean {
  const [wanted, present] = [wordsOf(title), wordsOf(current)];
  const known = new Set(present);
  const shared = new Set(wanted.filter((word) => known.has(word))).size;
  if (wanted.join(' ') === present.join(' ')) return false;
  // “Warm Bees” behind “Warm Bees. Warm Bees”
  if (shared === known.size && wanted.length === shared) return true;
  return shared >= minShared && shared * 2 >= present.length && wanted.length <= shared + maxAdded;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function restBehind(text: string, sign: Piece | undefined): string[] {
  const behind = sign ? text.slice(sign.end).trim() : '';
  return /\p{L}/u.test(behind) ? [behind] : [];
}
