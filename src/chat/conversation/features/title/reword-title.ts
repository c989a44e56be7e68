import { languages } from '../../../../texts/languages.ts';
import { fold } from '../../words/text/fold.ts';
import { cut, type IsWish, type TitleWish } from './cut-title.ts';
import { withDoubleQuotes } from './find-title.ts';
import { type RequestWords, requestWordsOf } from './request-words.ts';
import { isInCapitals } from './title-capitals.ts';
import { isCapital, type Piece, piecesOf, sentenceAround } from './title-pieces.ts';

/**
 * What a remark says the words of the present title should be: “no, the title is just "Warm Bees", not all of that”. null = it says
 * none, or those that it has
 */
export function rewordedTitle(said: string, current: string, isWish: IsWish): TitleWish | null {
  const text = withDoubleQuotes(said);
  const pieces = piecesOf(text);
  for (const language of languages) {
    const known = requestWordsOf(language);
    const at = pieces.findIndex((piece) => known.is(piece, 'title'));
    const noun = pieces[at];
    if (!noun) continue;
    const { to } = sentenceAround(pieces, at);
    const begin = startOfWords({ pieces, known, from: at + 1, to });
    if (begin === -1) continue;
    const wish = cut(text, { pieces, known, isWish, at, noun }, begin);
    if (!wish || fold(wish.title) === fold(current)) continue;
    if (!pieces[begin]?.quoted && (!isInCapitals(wish.title) || isWish(wish.title))) continue;
    return { title: wish.title, rest: wish.rest.filter((rest) => !known.is(piecesOf(rest)[0], 'not')) };
  }
  return null;
}

interface Words {
  pieces: readonly Piece[];
  known: RequestWords;
  from: number;
  to: number;
}

/** Behind “title is just”; a quote may follow at once. -1 = something else follows */
function startOfWords({ pieces, known, from, to }: Words): number {
  let saysIs = false;
  for (let index = from; index < to; index++) {
    const piece = pieces[index];
    if (piece?.quoted) return saysIs ? index : -1;
    if (known.is(piece, 'be') || known.is(piece, 'must')) saysIs = true;
    else if (isCapital(piece)) return saysIs ? index : -1;
    else if (!known.is(piece, 'filler') && !known.is(piece, 'particle')) return -1;
  }
  return -1;
}
