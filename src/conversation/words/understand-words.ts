import { type ChatLanguage, chatLanguages } from '../chat-language.ts';
import type { UnderstoodWords } from '../understood-words.ts';
import { dictionaryOf } from './dictionary-of.ts';
import { readMessage } from './read-message.ts';

/**
 * What somebody asks for in their own words: settings, corrections of the text, requests, in any mixture. What the
 * language of the chat does not understand is read as English. Who writes altogether in another language that we speak
 * is understood too, if all of it is clear.
 */
export function understandWords(text: string, language: ChatLanguage): UnderstoodWords {
  const own = readMessage(
    text,
    language === 'en' ? [dictionaryOf('en')] : [dictionaryOf(language), dictionaryOf('en')],
  );
  if (isComplete(own) || text.trim() === '') return own;
  const english = language === 'en' ? own : readMessage(text, [dictionaryOf('en')]);
  if (isComplete(english)) return english;
  return own.wishes.length > 0 ? own : (inAnotherLanguage(text, language) ?? own);
}

/** Characters; a long text that is neither the chat's language nor English is no wish. */
const longestForeign = 300;

/** One word may mean something by accident («gross» is no wish for larger letters); a sentence hardly does. */
function inAnotherLanguage(text: string, language: ChatLanguage): UnderstoodWords | null {
  if (text.length > longestForeign || text.trim().split(/\s+/).length < 2) return null;
  const others = chatLanguages.filter((other) => other !== language && other !== 'en');
  return others.map((other) => readMessage(text, [dictionaryOf(other)])).find(isComplete) ?? null;
}

function isComplete({ wishes, notUnderstood }: UnderstoodWords): boolean {
  return wishes.length > 0 && notUnderstood.length === 0;
}
