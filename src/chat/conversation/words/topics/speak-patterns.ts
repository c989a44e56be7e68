import type { Language } from '../../../../texts/languages.ts';
import { languagesByName, otherLanguages, speakForms } from '../lexicons/topics/speak-words.ts';
import { compilePatterns, type Pattern } from './patterns.ts';

/** Those that ask for one of these: then the person is asked which one to speak. */
export const otherSpeakPatterns: readonly Pattern<'speak'>[] = compilePatterns({
  speak: speakForms.map((form) => form.replace('{name}', `(${otherLanguages})`)).join(','),
});

/** Patterns that ask the bot to speak a language, in any language. */
export const speakPatterns: readonly { language: Language; patterns: readonly Pattern<'speak'>[] }[] = (
  Object.keys(languagesByName) as Language[]
).map((language) => {
  const list = speakForms.map((form) => form.replace('{name}', `(${languagesByName[language]})`)).join(',');
  return { language, patterns: compilePatterns({ speak: list }) };
});
