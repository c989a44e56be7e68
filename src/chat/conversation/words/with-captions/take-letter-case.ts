import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { allWords } from '../lexicons/said/all-words.ts';
import { withAccentsOf } from '../text/accents.ts';
import type { LetterCase } from '../vocabulary/sentence-words.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import { hasFewerWords } from './fewer-words.ts';
import { aboutLetters, asSaid, inLetterCase, letterCaseIn } from './letter-case.ts';
import { judgeWords, type Mention, mentionsIn, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { isOfDemand } from './named-letters.ts';
import { takeCapitalOf, takeCapitalsShown } from './take-capital-of.ts';
import { takeCapitals } from './take-capitals.ts';
import { takeCapitalsEverywhere } from './take-capitals-everywhere.ts';
import { replaceWords, take } from './take-found.ts';
import { takePart } from './take-part.ts';
import { takeTwoCapitals } from './take-two-capitals.ts';
import { wordsOfList } from './words-of-list.ts';

/** In words. A longer sentence says more than how a word is written. */
const maxLetterCase = 20;
/** Words beside a name of the captions that may be anything: "they are place names, I would like to see them …". */
const maxOthers = 5;

/** Takes "YouTube in lowercase", "Anna and Tom with a capital letter": how words of the captions are to be written. A reason may follow. */
export function takeLetterCase(reading: Reading, segments: readonly Segment[]): boolean {
  if (takeTwoCapitals(reading, segments) || takeCapitalsShown(reading, segments)) return true;
  const isTaken = takeCapitalsEverywhere(reading, segments) || takeCapitals(reading, segments);
  return isTaken || takePart(reading, segments, takeLetterCaseOf) || takeCapitalOf(reading, segments);
}

function takeLetterCaseOf(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text } = reading;
  const tokens = tokensOf(segments);
  if (!captions || tokens.length > maxLetterCase) return false;
  const words = judgeWords(text, tokens, reading);
  const named = letterCaseIn(words, reading.dictionaries);
  const isCase = (at: number) => named !== null && at >= named.from && at < named.to;
  // "due con la minuscola" may be about the word itself
  const counts = (word: Spoken, asked: LetterCase | undefined) =>
    asked !== undefined && asked !== 'small' && isOfDemand(word, reading.dictionaries);
  const mentions = mentionsIn(words, captions.words)
    .flatMap((mention) => wordsOfList(words, mention, captions.words))
    .filter(({ from, to }) => !isCase(from) && !isCase(to - 1))
    .filter((place) => !wordsAt(words, place).every((word) => counts(word, named?.letterCase)));
  if (!named) {
    const meant = [...lettersOfWords(words, mentions), ...behindHyphens(words, mentions, reading)];
    return takeAll(reading, words, meant, 'first');
  }
  const rest = words.filter((_, at) => !isCase(at));
  const names = mentions.filter((mention) => isName(wordsAt(words, mention)));
  if (names.length > 0 && !rest.some(({ token }) => ofAll.has(token.key))) {
    const others = words.filter((_, at) => !isCase(at) && !names.some((place) => isWithin(place, at)));
    const isElse = (word: Spoken) => !isAround(word) && !word.isEveryday;
    if (!others.some((word) => isElse(word) && word.isKnown) && others.filter(isElse).length <= maxOthers)
      return takeAll(reading, words, names, named.letterCase);
  }
  const [only] = mentions;
  if (!only || mentions.length > 1) return false;
  const isSaid = (word: Spoken, at: number) =>
    isCase(at) || isAround(word) || (word.isEveryday && !word.isKnown) || isWithin(only, at);
  if (!words.every(isSaid)) return false;
  const meant = wordsAt(words, only);
  // "text big please" is about its size
  const mayBeSize = named.to - named.from <= 2 && meant.some(({ isKnown, isFormat }) => isKnown && !isFormat);
  if (meant.every(({ isPlain }) => isPlain) || (named.letterCase === 'first' && mayBeSize)) return false;
  return takeAll(reading, words, [only], named.letterCase);
}

function isWithin({ from, to }: Place, at: number): boolean {
  return at >= from && at < to;
}

function isAround({ token, isPlain }: Spoken): boolean {
  return isPlain || aboutLetters.has(token.key) || token.key.length === 1;
}

/** Words that nothing but the captions would name. */
function isName(words: readonly Spoken[]): boolean {
  return words.some((word) => !isAround(word) && !word.isKnown && (!word.isEveryday || word.isMarked || word.isQuoted));
}

/** "The A of Anna and the M of Mark": words that begin with a capital letter named before them. */
function lettersOfWords(words: readonly Spoken[], mentions: readonly Mention[]): Mention[] {
  const isOfLetter = ({ from, written }: Mention) => {
    const [letter, between] = [words[from - 2], words[from - 1]];
    const isCapital = letter !== undefined && /^\p{Lu}$/u.test(letter.text) && between?.isPlain === true;
    return isCapital && written.toLowerCase().startsWith(letter.text.toLowerCase());
  };
  const meant = mentions.filter((mention) => isOfLetter(mention));
  const isSaid = (word: Spoken, at: number) =>
    isAround(word) || (word.isEveryday && !word.isKnown) || meant.some((place) => isWithin(place, at));
  return words.every(isSaid) ? meant : [];
}

/** "It's Stoke-on-Trent", where the captions have "Stoke-on-trent", and the sentence says nothing else. */
function behindHyphens(
  words: readonly Spoken[],
  mentions: readonly Mention[],
  { text, dictionaries }: Reading,
): Mention[] {
  const tokens = words.map(({ token }) => token);
  const isAlone = ({ from, to }: Mention) =>
    to === words.length && (from === 0 || phraseAt(tokens, 0, { dictionaries, of: 'itIs' }) === from);
  return mentions.filter((one) => isAlone(one) && asSaid(one.written, textAt(text, words, one)) !== null);
}

function takeAll(
  reading: Reading,
  words: readonly Spoken[],
  mentions: readonly Mention[],
  letterCase: LetterCase,
): boolean {
  const isCapital = letterCase === 'first' || letterCase === 'each';
  const found = mentions.flatMap(({ written, ...place }) => {
    const named = textAt(reading.text, words, place);
    const said = isCapital ? asSaid(written, named) : null;
    const kept = hasFewerWords(named, written) ? named : withAccentsOf(named, written);
    const right = said ?? inLetterCase(kept, letterCase);
    return right === written || isAnywhere(reading, written) ? [] : [{ wish: replaceWords(written, right) }];
  });
  const places = [{ from: 0, to: words.length }];
  return take(
    reading,
    words,
    found.map((one) => ({ ...one, places, evidence: 'written' as const })),
  );
}

/** A word of any sentence has capitals in some places alone. */
function isAnywhere({ dictionaries, captions }: Reading, written: string): boolean {
  const isCommonWord = dictionaries.some(({ language }) => isCommon(written, language));
  return isCommonWord && (captions?.words.countOf(written) ?? 0) > 1;
}

const ofAll = wordsOfAll((language) => allWords[language]);
