import type { ChatLanguage } from '../../../../src/conversation/chat-language.ts';
import { english } from './english.ts';
import type { PhraseTable } from './phrase.ts';

export const phraseTables: Partial<Record<ChatLanguage, PhraseTable>> = { en: english };
