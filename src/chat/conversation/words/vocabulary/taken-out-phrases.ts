import type { Language } from '../../../../texts/languages.ts';
import { wordsAt } from '../corrections/match-form.ts';
import { type TakenOutWords, takenOutWords } from '../lexicons/corrections/taken-out-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from './compile-lexicon.ts';
import { phrasesIn } from './correction-words.ts';

const compiled = new Map<string, string[][]>();

/** The length of the longest such phrase at a place, in tokens; 0 = there is none. */
export function takenOutAt(
  tokens: readonly Token[],
  at: number,
  { dictionaries, of }: { dictionaries: readonly Dictionary[]; of: keyof TakenOutWords },
): number {
  return Math.max(...dictionaries.map(({ language }) => wordsAt(tokens, at, phrasesOf(language, of)) ?? 0), 0);
}

function phrasesOf(language: Language, of: keyof TakenOutWords): string[][] {
  const list = takenOutWords[language][of];
  const known = compiled.get(`${language} ${of}`) ?? phrasesIn(of === 'around' ? list.replaceAll(' ', ', ') : list);
  compiled.set(`${language} ${of}`, known);
  return known;
}
