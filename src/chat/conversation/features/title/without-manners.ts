import type { Language } from '../../../../texts/languages.ts';
import { type RequestWords, requestWordsOf } from './request-words.ts';
import { type Piece, piecesOf } from './title-pieces.ts';

/**
 * The title behind “can you add a title: …”, without what is said to the bot: thanks in a sentence of their own, and the question mark of
 * the request where the title asks nothing itself.
 */
export function withoutManners(title: string, lead: string, language: Language): string {
  const known = requestWordsOf(language);
  const own = withoutThanks(title, known);
  const isAsked = piecesOf(lead).some((piece) => isAsking(piece, known));
  const asksItself = isAsking(piecesOf(own)[0], known);
  return isAsked && !asksItself ? withoutQuestionMark(own) : own;
}

function isAsking(piece: Piece | undefined, known: RequestWords): boolean {
  return known.is(piece, 'ask') || known.is(piece, 'can');
}

function withoutThanks(title: string, known: RequestWords): string {
  const { before, last } = atLastSentence(title);
  const pieces = piecesOf(last).filter(({ sign }) => !sign);
  const isThanks =
    pieces.some((piece) => known.is(piece, 'thanks')) &&
    pieces.every((piece) => known.is(piece, 'thanks') || known.is(piece, 'filler'));
  return isThanks ? before.replace(/\.$/u, '') : title;
}

/** The last sentence, without its sign, and what stands before it. */
function atLastSentence(text: string): { before: string; last: string } {
  let end = text.length;
  while (end > 0 && /[.!…\s]/u.test(text[end - 1] ?? '')) end--;
  let at = end;
  while (at > 0 && !/[.!?…]/u.test(text[at - 1] ?? '')) at--;
  const isApart = /\s/u.test(text[at] ?? '');
  return at > 0 && isApart ? { before: text.slice(0, at), last: text.slice(at, end) } : { before: '', last: '' };
}

function withoutQuestionMark(text: string): string {
  return text.endsWith('?') ? text.slice(0, -1).trimEnd() : text;
}
