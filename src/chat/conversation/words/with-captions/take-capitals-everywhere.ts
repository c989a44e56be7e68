import type { Language } from '../../../../texts/languages.ts';
import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { capitalsEverywhere } from '../lexicons/said/capitals-everywhere.ts';
import { fold } from '../text/fold.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Token } from '../text/tokenize.ts';
import { placeOf } from '../topics/patterns.ts';
import { patternsByLanguage } from '../topics/patterns-by-language.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { findCapitals } from './find-capitals.ts';
import { judgeWords, type Place, type Spoken } from './mentions.ts';
import { type Found, replaceWords, take } from './take-found.ts';
import { takePart } from './take-part.ts';

/** In words. A longer sentence tells something. */
const maxSentence = 30;

type Which = 'lines' | 'belonging';

/** Takes "every line should start with a capital letter", and "put capitals where they belong". */
export function takeCapitalsEverywhere(reading: Reading, segments: readonly Segment[]): boolean {
  const namesWords = () => namesOthers(judgeWords(reading.text, tokensOf(segments), reading), reading);
  return takePart(reading, segments, (one, part) => takeFromSentence(one, part, namesWords));
}

function takeFromSentence(reading: Reading, segments: readonly Segment[], namesWords: () => boolean): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments).filter(({ kind }) => kind !== 'quiet');
  if (!captions || captions.line !== undefined || tokens.length > maxSentence) return false;
  const asked = askedIn(tokens, dictionaries);
  if (!asked) return false;
  const words = judgeWords(text, tokens, reading);
  if (tokens.some((token) => isDenial(token, asked.dictionary)) || namesNumber(tokens, dictionaries)) return false;
  if (asked.which === 'belonging' && namesWords()) return false;
  const named = asked.which === 'lines' ? namedBeside(words, asked.place, reading) : [];
  const wish = { kind: 'capitalize_lines' as const, isPart: asked.which === 'belonging' };
  return take(reading, words, [{ wish, places: [{ from: 0, to: words.length }], evidence: 'written' }, ...named]);
}

/** "Every line with a capital, and Sam and Glasgow too" */
function namedBeside(words: readonly Spoken[], demand: Place, { captions, dictionaries }: Reading): Found[] {
  const found = captions ? findCapitals(words, { captions: captions.words, dictionaries }, [demand]) : [];
  return found.map(({ wrong, right, place }) => ({
    ...{ wish: replaceWords(wrong, right), places: [place], evidence: 'written' as const },
  }));
}

function askedIn(
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
): { which: Which; dictionary: Dictionary; place: Place } | null {
  const keys = tokens.map(({ key, kind }) => ({ key, isNumber: kind === 'number', isBehindBreak: kind === 'break' }));
  for (const dictionary of dictionaries) {
    const { language } = dictionary;
    if (whyIn(language).some((why) => why.every((word, at) => tokens[at]?.key === word))) return null;
    for (const pattern of patternsOf(language)) {
      const place = placeOf(pattern, keys);
      if (place) return { which: pattern.name, dictionary, place: { from: place.from, to: place.to + 1 } };
    }
  }
  return null;
}

/** "No capitals at the beginning of lines", but "falta maiúscula" asks for one. */
function isDenial({ key }: Token, { around, phrases }: Dictionary): boolean {
  if (lacking.has(key)) return false;
  return around.without.has(key) || phrases.next.get(key)?.meaning?.kind === 'no';
}

const lacking: ReadonlySet<string> = new Set('falta faltam faltan manca mancano manque fehlt fehlen'.split(' '));

/** "The first two lines should start with a capital" */
function namesNumber(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const languages = dictionaries.map(({ language }) => language);
  return tokens.some(({ key, kind }) => kind === 'number' || (numberOf(lettersOf(key), languages) ?? 0) > 1);
}

/** "Put capitals where they belong: Sam and Glasgow" */
function namesOthers(words: readonly Spoken[], { captions, dictionaries }: Reading): boolean {
  if (!captions || words.length > maxSentence) return false;
  const found = findCapitals(words, { captions: captions.words, dictionaries });
  return found.length > 0;
}

const patternsOf = patternsByLanguage<Which>((language) => {
  const { lines, belonging } = capitalsEverywhere[language];
  return { lines, belonging };
});

function whyIn(language: Language): string[][] {
  return capitalsEverywhere[language].why.split(', ').map((phrase) => phrase.split(' ').map(fold));
}
