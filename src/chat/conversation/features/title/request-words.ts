import type { Language } from '../../../../texts/languages.ts';
import { type TitleRequestWords, titleRequestWords } from '../../words/lexicons/title/title-requests.ts';
import { titleWords } from '../../words/lexicons/title/title-words.ts';
import { fold } from '../../words/text/fold.ts';
import { wordsOfLead } from './title-leads.ts';
import type { Piece } from './title-pieces.ts';

export type Kind = keyof TitleRequestWords | 'place' | 'written' | 'filler';

export interface RequestWords {
  is: (piece: Piece | undefined, kind: Kind) => boolean;
  hasAnd: (word: string) => boolean;
  /** A verb that stands last: "hinschreiben", "dass da Casa Grana steht". */
  isLast: (piece: Piece) => boolean;
  /** How many pieces from one on lead to a title: “something like”; 0 = none. */
  wordsOfLike: (pieces: readonly Piece[], at: number) => number;
}

const compiled = new Map<Language, RequestWords>();

export function requestWordsOf(language: Language): RequestWords {
  const known = compiled.get(language) ?? compile(language);
  compiled.set(language, known);
  return known;
}

function compile(language: Language): RequestWords {
  const asked = titleRequestWords[language];
  const around = titleWords[language];
  const sets = new Map<Kind, Set<string>>();
  for (const [kind, list] of Object.entries(asked)) sets.set(kind as Kind, setOf(list));
  sets.set('place', setOf(around.place));
  sets.set('written', setOf(around.written));
  sets.set('filler', setOf([around.other, around.place, around.written, around.to].join(' ')));
  const has = (word: string, kind: Kind) => sets.get(kind)?.has(fold(word)) === true;
  return {
    is: (piece, kind) => piece !== undefined && piece.sign === undefined && has(piece.word, kind),
    hasAnd: (word) => has(word, 'and'),
    isLast: (piece) => language === 'de' && (has(piece.word, 'write') || has(piece.word, 'saying')),
    wordsOfLike: (pieces, at) => wordsOfLead('like', { pieces, at, language }),
  };
}

function setOf(list: string): Set<string> {
  return new Set(list.split(' ').filter(Boolean).map(fold));
}
