import { type Language, languages } from '../../../../texts/languages.ts';
import { fold } from '../../words/text/fold.ts';
import type { TitleWish } from './cut-title.ts';
import { requestWordsOf } from './request-words.ts';
import { isCapital, piecesOf, sentenceAround } from './title-pieces.ts';

/** How a title is named, in folded words: not “says”, with which people complain of one. */
const called: Readonly<Record<Language, string>> = {
  en: 'called named',
  es: 'llama llame',
  fr: 'appelle sappelle',
  de: 'heisst lautet',
  it: 'chiama intitola',
  pt: 'chama intitula',
  ru: 'называется зовется',
};

/** In characters. A longer message is about more than a title. */
const maxCharacters = 200;
/** In pieces, from the word “title” on: “the title is called”. */
const maxBetween = 4;
/** In pieces, before the word “title”. */
const maxBefore = 3;

/** “The title is called Blue Heron, not Grey Heron”: what the title of the video should be. null = it does not say that */
export function calledTitle(text: string, current: string): (TitleWish & { isInstead: boolean }) | null {
  if (text.length > maxCharacters) return null;
  const pieces = piecesOf(text);
  for (const language of languages) {
    const known = requestWordsOf(language);
    const noun = pieces.findIndex((piece) => known.is(piece, 'title'));
    if (noun === -1) continue;
    const { from, to } = sentenceAround(pieces, noun);
    const verb = pieces.findIndex(
      ({ word }, index) =>
        index > noun && index <= noun + maxBetween && called[language].split(' ').includes(fold(word)),
    );
    const start = verb === -1 ? -1 : verb + (pieces[verb + 1]?.sign === ':' ? 2 : 1);
    const first = pieces[start];
    if (!first || start >= to || noun - from > maxBefore) continue;
    const not = pieces.findIndex(
      (piece, index) => index > start && index < to && piece.sign === ',' && known.is(pieces[index + 1], 'not'),
    );
    const last = pieces[(not === -1 ? to : not) - 1];
    const title = first.quoted ?? text.slice(first.start, last?.end).replace(/[\s,;.!?]+$/u, '');
    const isNamed = first.quoted !== undefined || isCapital(first);
    if (isNamed && fold(title) !== fold(current) && (not !== -1 || !/[,;]/u.test(title)))
      return { title, rest: [], isInstead: not !== -1 };
  }
  return null;
}
