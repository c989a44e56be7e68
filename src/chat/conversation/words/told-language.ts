import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords } from '../understood-words.ts';
import { dictionariesFor, withEnglish } from './dictionary-of.ts';
import { toldLanguages } from './lexicons/sentences/told-languages.ts';
import { isKind, readItems } from './read-items.ts';
import { tokenize } from './text/tokenize.ts';
import { placeOf } from './topics/patterns.ts';
import { patternsByLanguage } from './topics/patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 160;
/** In characters, between “in” and the name of a language: “in good old”. */
const maxBefore = 14;

/**
 * “The video will be in Portuguese”, “they speak Polish in my clip” says what is spoken in it. null = nobody says so, or it is asked.
 */
export function toldLanguage(text: string, language: Language): UnderstoodWords | null {
  const code = /[?？]/.test(text) ? null : languageOfSpeech(text, language);
  return code === null ? null : { wishes: [{ kind: 'set', settings: { language: code } }], notUnderstood: [] };
}

/** The code of the language that is told to be spoken in a video; null = none is. */
export function languageOfSpeech(text: string, language: Language): string | null {
  if (text.length > maxRead) return null;
  const tokens = tokenize(text);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const keys = words.map(({ key }) => ({ key, isNumber: false }));
  const placesOf = (kind: 'told' | 'toBot') =>
    withEnglish(language)
      .flatMap((one) => patternsOf(one).filter(({ name }) => name === kind))
      .flatMap((pattern) => {
        const place = placeOf(pattern, keys);
        return place ? [{ ...place, isAround: pattern.inAnyOrder }] : [];
      });
  const isToBot = placesOf('toBot').length > 0;
  // “my videos are in Portuguese, but with me you speak French”
  const places = placesOf('told').filter(({ isAround }) => !(isAround && isToBot));
  const spans = places.map(({ from, to, isAround }) => {
    const end = words[to]?.end ?? 0;
    return { start: isAround ? (words[from]?.start ?? 0) : end - 3, end: end + maxBefore };
  });
  const named = readItems(tokens, dictionariesFor(language)).flatMap((item) => {
    const isNamed = spans.some(({ start, end }) => start <= item.start && item.start <= end);
    return isKind(item, 'tongue') && !item.meaning.rare && isNamed ? [item.meaning.code] : [];
  });
  return named[0] ?? null;
}

function countTongues(text: string, language: Language): number {
  return readItems(tokenize(text), dictionariesFor(language)).filter((item) => isKind(item, 'tongue')).length;
}

const patternsOf = patternsByLanguage((language) => toldLanguages[language]);

/** What is asked or said of languages gives way to what is told to be spoken. */
const ofLanguages: ReadonlySet<string> = new Set(['speak', 'language', 'translation', 'spoken', 'dubbing']);

/** “In the video they speak French” is not said to the bot. null = what was understood stays */
export function toldOfSpeech(text: string, language: Language, { wishes }: UnderstoodWords): UnderstoodWords | null {
  const [only, ...others] = wishes;
  // “in my video they talk Polish, is that ok?” Beside another language, captions in that one may be asked for.
  if (only?.kind === 'set' && others.length === 0 && Object.keys(only.settings).join() === 'language') {
    const isTold = languageOfSpeech(text, language) === only.settings.language;
    return isTold && countTongues(text, language) === 1 ? { wishes: [only], notUnderstood: [] } : null;
  }
  const isOfLanguages = wishes.every((wish) => wish.kind === 'topic' && ofLanguages.has(wish.topic) && !wish.isSure);
  return isOfLanguages ? toldLanguage(text, language) : null;
}
