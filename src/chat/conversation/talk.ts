import type { Language } from '../../infra/languages.ts';
import type { Texts } from './texts/texts.ts';
import type { UnderstoodWords } from './understood-words.ts';

export type UnderstandWords = (text: string, language: Language) => UnderstoodWords;

/** What every feature needs to answer. */
export interface Talk {
  texts: Texts;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  understand: UnderstandWords;
}
