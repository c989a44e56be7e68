import type { Language } from '../../../../texts/languages.ts';
import { compileCorrections } from './compile-corrections.ts';
import { addPhrase, type Dictionary, newNode } from './dictionary.ts';
import { keysOf } from './keys-of.ts';
import type { Lexicon } from './lexicon.ts';
import { languageEntries, lexiconEntries, refuseSecondSenses } from './lexicon-entries.ts';
import { indexTypos } from './typos.ts';

/** The others are too many, and too much like other words («amárico», «amarillo»), to look for them in typos. */
const commonLanguages = new Set('en es fr de pt ru it uk pl tr nl hi ar zh ja ko'.split(' '));

/** @throws Error when the lexicon says one phrase in two senses, or uses endings that it does not have */
export function compileLexicon(lexicon: Lexicon, language: Language): Dictionary {
  const own = lexiconEntries(lexicon);
  refuseSecondSenses(own);
  const entries = [...own, ...languageEntries(lexicon, language)];
  const phrases = newNode();
  for (const { spellings, meaning } of entries) addPhrase(phrases, spellings[0] ?? [], meaning);
  // a word without its dots yields to one that has none: «große» is not «Größe»
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
