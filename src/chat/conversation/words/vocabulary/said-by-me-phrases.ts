import { type Language, languages } from '../../../../texts/languages.ts';
import { wordsAt } from '../corrections/match-form.ts';
import { saidByMe } from '../lexicons/said/said-by-me.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from './compile-lexicon.ts';
import { phrasesIn } from './correction-words.ts';

interface Compiled {
  iSaid: string[][];
  say: ReadonlySet<string>;
  but: ReadonlySet<string>;
}

const compiled = new Map<Language, Compiled>(
  languages.map((language) => {
    const { iSaid, say, but } = saidByMe[language];
    const keys = (list: string) => new Set(phrasesIn(list.replaceAll(' ', ', ')).flat());
    return [language, { iSaid: phrasesIn(iSaid), say: keys(say), but: keys(but) }] as const;
  }),
);

/** The length of the longest "I said" at a place, in tokens; 0 = there is none. */
export function iSaidAt(tokens: readonly Token[], at: number, dictionaries: readonly Dictionary[]): number {
  const lengths = dictionaries.map(({ language }) => wordsAt(tokens, at, compiled.get(language)?.iSaid ?? []) ?? 0);
  return Math.max(...lengths, 0);
}

/** A verb of saying, or a word between what was not said and what was. */
export function isSaid(
  token: Token | undefined,
  { dictionaries, of }: { dictionaries: readonly Dictionary[]; of: 'say' | 'but' },
): boolean {
  return dictionaries.some(({ language }) => compiled.get(language)?.[of].has(token?.key ?? '') === true);
}
