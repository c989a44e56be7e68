import type { Language } from '../../../../texts/languages.ts';
import { compileCorrections } from './compile-corrections.ts';
import { addPhrase, type Dictionary, newNode } from './dictionary.ts';
import { keysOf } from './keys-of.ts';
import type { Lexicon } from './lexicon.ts';
import { languageEntries, lexiconEntries, refuseSecondSenses } from './lexicon-entries.ts';
import { indexTypos } from './typos.ts';

/**
 * Typos are looked for in these names only: the others are many, and too similar to other words ("amárico",
 * "amarillo").
 */
const commonLanguages = new Set('en es fr de pt ru it uk pl tr nl hi ar zh ja ko'.split(' '));

/** @throws Error when one phrase has two senses, or an ending is not defined */
export function compileLexicon(lexicon: Lexicon, language: Language): Dictionary {
  const own = lexiconEntries(lexicon);
  refuseSecondSenses(own);
  const entries = [...own, ...languageEntries(lexicon, language)];
  const phrases = newNode();
  for (const { spellings, meaning } of entries) addPhrase(phrases, spellings[0] ?? [], meaning);
  // a word without its umlaut dots ranks after a word that has none: "große" is not "Größe"
  for (const { spellings, meaning } of entries) addPhrase(phrases, spellings[1] ?? [], meaning);
  const meant = entries.filter(({ meaning }) => meaning.kind !== 'tongue' || commonLanguages.has(meaning.code));
  const notTypos = lexicon.notTypos.split(/\s+/).flatMap((word) => keysOf(word).flat());
  return {
    phrases,
    known: new Set([...entries.flatMap(({ spellings }) => spellings.flat()), ...notTypos]),
    typos: indexTypos(new Set(meant.flatMap(({ spellings }) => spellings.flat()))),
    corrections: compileCorrections(lexicon.corrections, lexicon.endings),
  };
}
