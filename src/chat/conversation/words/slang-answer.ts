import { type Language, languages } from '../../../texts/languages.ts';
import { wordsOf } from './go-ahead.ts';
import { slangAnswers } from './lexicons/short/slang-answers.ts';
import { fold } from './text/fold.ts';

/** In words. */
const maxWords = 8;
/** Of a phrase, in words; the longest is looked for first. */
const lengths = [4, 3, 2, 1];

export type SlangAnswer = 'ok' | 'thanks' | 'pleased';

/**
 * “Bet”, “sale va”, “лады”, “bet, preciate u”: whether a message is slang for “all right”, “thanks” or “not bad” from its first word to its last
 * one; null = it says more, or something else
 */
export function slangAnswerIn(text: string, language: Language): SlangAnswer | null {
  if (/[?？:«»“”"„→=]/u.test(text)) return null;
  const words = wordsOf(text).map(fold);
  if (words.length === 0 || words.length > maxWords) return null;
  return kindOf(words, language) ?? (language === 'en' ? null : kindOf(words, 'en'));
}

function kindOf(words: readonly string[], language: Language): SlangAnswer | null {
  const { phrases, beside } = compiled[language];
  let kind: SlangAnswer | null = null;
  for (let at = 0; at < words.length; ) {
    const count = lengths.find((length) => phrases.has(words.slice(at, at + length).join(' ')));
    const said = count === undefined ? null : (phrases.get(words.slice(at, at + count).join(' ')) ?? null);
    if (said === null && !beside.has(words[at] ?? '')) return null;
    if (said !== null && kind !== 'thanks') kind = said;
    at += count ?? 1;
  }
  return kind;
}

function compile(language: Language) {
  const { ok, thanks, pleased, beside } = slangAnswers[language];
  const keyOf = (phrase: string) => wordsOf(phrase).map(fold).join(' ');
  const phrasesOf = (list: string, kind: SlangAnswer) =>
    list.split('|').map((phrase): [string, SlangAnswer] => [keyOf(phrase), kind]);
  return {
    phrases: new Map([...phrasesOf(ok, 'ok'), ...phrasesOf(thanks, 'thanks'), ...phrasesOf(pleased, 'pleased')]),
    beside: new Set(beside.split(' ').map(fold)),
  };
}

const compiled = Object.fromEntries(languages.map((language) => [language, compile(language)])) as Record<
  Language,
  ReturnType<typeof compile>
>;
