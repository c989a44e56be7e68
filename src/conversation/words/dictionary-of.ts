import type { ChatLanguage } from '../chat-language.ts';
import { compileLexicon } from './compile-lexicon.ts';
import type { Dictionary } from './dictionary.ts';
import type { Lexicon } from './lexicon.ts';
import { english } from './lexicons/english.ts';

const lexicons: Partial<Record<ChatLanguage, Lexicon>> = { en: english };
const compiled = new Map<ChatLanguage, Dictionary>();

/** Made when it is first asked for, and kept. */
export function dictionaryOf(language: ChatLanguage): Dictionary {
  const dictionary = compiled.get(language) ?? compileLexicon(lexicons[language] ?? english, language);
  compiled.set(language, dictionary);
  return dictionary;
}
