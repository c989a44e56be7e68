import { captionStyleNames, partsOfStyle } from '../../../../engine/captions/settings/style-names.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { dictionariesFor, withEnglish } from '../dictionary-of.ts';
import { smallLetters } from '../lexicons/letters/small-letters.ts';
import { thinWords } from '../lexicons/letters/thin-words.ts';
import { isKind, readItems } from '../read-items.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokenize.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 300;

/** What a question of letters says of them: “not all caps”, “thinner letters”, “a font like on a typewriter”. */
export function withAskedLetters(wish: Wish, text: string, language: Language): Wish {
  if (wish.kind !== 'topic' || text.length > maxRead) return wish;
  if (wish.topic === 'capitals') return asksForSmall(text, language) ? { ...wish, isSmall: true } : wish;
  if (wish.topic === 'weight') return asksForThin(text, language) ? { ...wish, isThin: true } : wish;
  const style = wish.topic === 'fonts' ? describedStyle(text, language) : undefined;
  return style ? { ...wish, style } : wish;
}

function asksForSmall(text: string, language: Language): boolean {
  const words = plainWordsOf(text);
  return withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
}

const patternsOf = patternsByLanguage((language) => ({ small: smallLetters[language] }));

/** “Less bold”, “that’s too heavy”. */
export function asksForThin(text: string, language: Language): boolean {
  const { thin, turned } = thinWords[language];
  const keys = tokenize(text).map(({ key }) => key);
  const says = (words: string) => words.split(' ').some((word) => keys.includes(fold(word)));
  return says(thin) !== says(turned);
}

/** The one style that the text names. */
function describedStyle(text: string, language: Language) {
  const named = readItems(tokenize(text), dictionariesFor(language)).flatMap((item) =>
    isKind(item, 'choice') && item.meaning.settings.style ? [partsOfStyle(item.meaning.settings.style).style] : [],
  );
  const [style, ...others] = new Set(named);
  return others.length === 0 ? captionStyleNames.find((name) => name === style) : undefined;
}
