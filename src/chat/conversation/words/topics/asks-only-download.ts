import type { Language } from '../../../../texts/languages.ts';
import { withEnglish } from '../dictionary-of.ts';
import { type OnlyDownloadWords, onlyDownload } from '../lexicons/topics/only-download.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 200;

/**
 * “Just download it, no captions”: what is asked for beside a link is the video behind it, as it is.
 * @param isLookNamed the words beside the link wish for a look: “no text at the top, I want it yellow”
 */
export function asksOnlyToDownload(text: string, language: Language, isLookNamed: boolean): boolean {
  if (text.length > maxRead) return false;
  const words = plainWordsOf(text);
  const says = (kind: keyof OnlyDownloadWords) =>
    withEnglish(language).some((one) =>
      fitsAny(
        patternsOf(one).filter(({ name }) => name === kind),
        words,
      ),
    );
  if (says('only')) return says('without') || !says('captions');
  return says('without') && says('get') && !isLookNamed;
}

const patternsOf = patternsByLanguage((language) => onlyDownload[language]);
