import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../dictionary-of.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { likelyPatterns } from '../topics/likely-patterns.ts';
import { placeOf } from '../topics/patterns.ts';

/** Whether a message has the words of a form of corrections, an arrow, or an asterisk: "Reels not reals", "*Reels", "stop highlighting Anna". */
export function looksLikeCorrection(text: string, language: Language): boolean {
  const tokens = tokenize(text);
  if (/^\s*\*|\*\s*$/.test(text) || tokens.some(({ kind }) => kind === 'arrow')) return true;
  const keys = new Set(tokens.map(({ key }) => key));
  const words = tokens.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  return [dictionaryOf(language), dictionaryOf('en')].some(
    ({ corrections, plainAgain }) =>
      corrections.forms.among(keys).length > 0 ||
      likelyPatterns(plainAgain, words).some((pattern) => placeOf(pattern, words) !== null),
  );
}

/** Names of formats, as they are written and heard. */
const formatNames = /\b(ti[ck]+.?to[ck]+|r[eé]e?a?ls?|sh[or]+ts?|stor(y|ies))\b/i;

export function isFormatName(word: string): boolean {
  return formatNames.test(word);
}

/** In words, between “with” and a letter. */
const maxBetween = 3;

/** Whether words that mean settings may be words of the captions: "TikTok in one word", "it is written Reels". */
export function mayNameWords(text: string, language: Language): boolean {
  const { corrections, around } = dictionaryOf(language);
  const tokens = tokenize(text);
  // "blue with an s"
  const isLetter = ({ key, kind }: Token) => kind === 'word' && key.length === 1 && key !== 'a';
  const namesLetter = (at: number) => tokens.slice(at + 1, at + 1 + maxBetween).some(isLetter);
  return (
    formatNames.test(text) ||
    tokens.some(({ key }, at) => corrections.mistaken.has(key) || (around.withLetter.has(key) && namesLetter(at)))
  );
}
