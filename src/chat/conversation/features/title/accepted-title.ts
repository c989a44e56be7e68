import { languages } from '../../../../texts/languages.ts';
import type { IsWish, TitleWish } from './cut-title.ts';
import { requestWordsOf } from './request-words.ts';
import { isCapital, piecesOf, sentenceAround } from './title-pieces.ts';

/** In characters. A longer message is about more than a title. */
const maxCharacters = 200;
/** In words. */
const maxWords = 10;
/** What the sentence before the title may be made of: “OK, put it at the top then”. */
const leadKinds = ['filler', 'place', 'write', 'particle', 'thanks', 'ask', 'can', 'want', 'and'] as const;

/** “OK put it at the top then. Casa Grana 555 0100”, right behind an answer that proposed a title. null = it names none */
export function acceptedTitle(text: string, isWish: IsWish): TitleWish | null {
  const pieces = text.length > maxCharacters ? [] : piecesOf(text);
  const { to } = sentenceAround(pieces, 0);
  const [lead, first] = [pieces.slice(0, to).filter(({ sign }) => !sign), pieces[to + 1]];
  if (!first || !(isCapital(first) || first.quoted) || lead.length === 0) return null;
  const title = first.quoted ?? text.slice(first.start).replace(/[\s.,;!]+$/u, '');
  const isPlaced = languages.some((language) => {
    const known = requestWordsOf(language);
    return (
      lead.some((piece) => known.is(piece, 'place')) &&
      lead.every((piece) => leadKinds.some((kind) => known.is(piece, kind)))
    );
  });
  return isPlaced && title.split(/\s+/u).length <= maxWords && !isWish(title) ? { title, rest: [] } : null;
}
