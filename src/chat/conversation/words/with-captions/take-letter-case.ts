import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { inLetterCase, letterCaseIn } from './letter-case.ts';
import { judgeWords, mentionsIn, type Spoken, wordsAt } from './mentions.ts';
import { replaceWords, take } from './take-by-captions.ts';

/** In words. A longer sentence says more than how a word is written. */
const maxLetterCase = 15;

/** Takes "YouTube in lowercase", "zapier with a capital Z": how words of the captions are to be written. A reason may follow. */
export function takeLetterCase(reading: Reading, segments: readonly Segment[]): boolean {
  const [first] = segments;
  if (first && segments.length > 1 && takeLetterCaseOf(reading, [first])) return true;
  return takeLetterCaseOf(reading, segments);
}

function takeLetterCaseOf(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text } = reading;
  const tokens = tokensOf(segments);
  if (!captions || tokens.length > maxLetterCase) return false;
  const words = judgeWords(text, tokens, reading);
  const named = letterCaseIn(words, reading.dictionaries);
  if (!named) return false;
  const rest = [
    ...wordsAt(words, { from: 0, to: named.from }),
    ...wordsAt(words, { from: named.to, to: words.length }),
  ];
  const mentions = mentionsIn(rest, captions.words);
  const [only] = mentions;
  const isSaid = (word: Spoken, at: number) =>
    word.isPlain ||
    (word.isEveryday && !word.isKnown) ||
    aboutLetters.has(word.token.key) ||
    word.token.key.length === 1 ||
    (only && at >= only.from && at < only.to);
  if (!only || mentions.length > 1 || !rest.every(isSaid)) return false;
  const meant = rest.slice(only.from, only.to);
  // "text big please" is about its size
  const mayBeSize = named.to - named.from <= 2 && meant.some(({ isKnown, isFormat }) => isKnown && !isFormat);
  if (meant.every(({ isPlain }) => isPlain) || (named.letterCase === 'first' && mayBeSize)) return false;
  const right = inLetterCase(only.written, named.letterCase);
  // a word of any sentence has capitals in some places alone
  const languages = reading.dictionaries.map(({ language }) => language);
  const isCommonWord = languages.some((language) => isCommon(only.written, language));
  const isAnywhere = isCommonWord && captions.words.countOf(only.written) > 1;
  if (right === only.written || isAnywhere) return false;
  const wish = replaceWords(only.written, right);
  return take(reading, words, [{ wish, places: [{ from: 0, to: words.length }], evidence: 'written' }]);
}

/** Words around the name of a letter case, folded. */
const aboutLetters = new Set(
  'letter letters word words buchstabe buchstaben wort letra letras palabra palavra lettre lettres mot lettera lettere parola буква буквы букву буквой буквами слово all tutto todo toda tudo tout alles'.split(
    ' ',
  ),
);
