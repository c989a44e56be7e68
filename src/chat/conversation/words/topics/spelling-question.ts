import { isCorrection, type UnderstoodWords, type Wish } from '../../understood-words.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { takeTopics } from './take-topics.ts';

/** In characters. A longer message tells more. */
const maxLength = 400;

/**
 * "Will you remember how Thistle is spelled?" has the words of a correction, and corrects nothing.
 * @returns the message without such a question; null = there is none
 */
export function withoutSpellingQuestion(text: string, dictionaries: readonly Dictionary[]): string | null {
  if (text.length > maxLength || !/[?？]/.test(text)) return null;
  const sentences = text.match(/[^.!?？…\n]+[.!?？…\n]*/gu) ?? [];
  const others = sentences.filter((sentence) => !/[?？]/.test(sentence) || !asksOfSpelling(sentence, dictionaries));
  return others.length < sentences.length ? others.join('').trim() : null;
}

function asksOfSpelling(sentence: string, dictionaries: readonly Dictionary[]): boolean {
  return takeTopics(tokenize(sentence), dictionaries).topics.some(({ wish }) => wish.topic === 'spellingsKept');
}

/** The question beside what else is said. What stands around it mostly belongs to it. */
export function withSpellingQuestion({ wishes, notUnderstood }: UnderstoodWords): UnderstoodWords {
  const asked: Wish = { kind: 'topic', topic: 'spellingsKept' };
  return { wishes: [...wishes, asked], notUnderstood: wishes.some(isCorrection) ? notUnderstood : [] };
}
