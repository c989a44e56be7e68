import type { Language } from '../../../../../texts/languages.ts';
import { fold } from '../../text/fold.ts';

/** What stands between two words, separated by blanks. */
const spaceWords: Readonly<Record<Language, string>> = {
  en: 'space spaces gap blank',
  es: 'espacio espacios hueco',
  fr: 'espace espaces',
  de: 'leerzeichen leerstelle lücke zwischenraum',
  it: 'spazio spazi',
  pt: 'espaço espaços',
  ru: 'пробел пробелы',
};

/** Whether a word names the space between two words in one of some languages. @param key folded */
export function isSpace(key: string, some: readonly Language[]): boolean {
  return some.some((language) => spaceWords[language].split(' ').map(fold).includes(key));
}
