import type { Language } from '../../../texts/languages.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { tokenize } from './text/tokenize.ts';

/** In characters. A longer message tells more. */
const maxRead = 300;

/** Whether a sentence of a message is such a question, and no other one wishes for a look. */
export function asksInSentence(text: string, language: Language, asksIt: (sentence: string) => boolean): boolean {
  if (text.length > maxRead || !/[?？]/u.test(text)) return false;
  const sentences = sentencesOf(text);
  const isAsked = sentences.map((sentence) => /[?？]/u.test(sentence) && asksIt(sentence));
  if (!isAsked.includes(true)) return false;
  return !sentences.some((sentence, at) => !isAsked[at] && wishesForLook(itemsIn(sentence, language)));
}

const looks = ['grow', 'choice', 'switch', 'shade', 'leave_out'] as const;

function wishesForLook(items: readonly Item[]): boolean {
  const isOfLook = (item: Item) => (isKind(item, 'color') ? !item.meaning.isThing : isKind(item, ...looks));
  return items.some(isAsking) && items.some(isOfLook);
}

export function itemsIn(sentence: string, language: Language): Item[] {
  return readItems(tokenize(sentence), dictionariesFor(language));
}
