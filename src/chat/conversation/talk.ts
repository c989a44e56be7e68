import type { Language } from '../../texts/languages.ts';
import type { ChatTexts, Texts } from '../../texts/texts.ts';
import type { UnderstoodWords } from './understood-words.ts';

export type UnderstandWords = (text: string, language: Language) => UnderstoodWords;

/** What every feature needs to answer. */
export interface TurnContext {
  language: Language;
  texts: ChatTexts;
  /** What to say of videos that could not be made. */
  failures: Texts['failures'];
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  understand: UnderstandWords;
}
