import type { ChatLanguage } from '../chat-language.ts';
import { en } from './en/en.ts';

/** Everything the bots say; the English catalogue is the pattern of all others. */
export type Texts = typeof en;

const catalogues: Partial<Record<ChatLanguage, Texts>> = { en };

export function textsOf(language: ChatLanguage): Texts {
  return catalogues[language] ?? en;
}
