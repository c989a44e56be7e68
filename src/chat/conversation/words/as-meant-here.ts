import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { likelyMeant } from './likeness/read-likeness.ts';

/** What a message comes after. */
export interface Before {
  /** The text was just shown, so "that" is the text. */
  isShown: boolean;
  /** Something was changed that is not rendered yet. */
  hasDraft: boolean;
  language: Language;
}

/**
 * The same words mean something else after something else: "send me that as a file" after the text asks for the captions, and "super!"
 * renders a draft, but where there is none it is praise.
 */
export function asMeantHere(text: string, understood: UnderstoodWords, before: Before): UnderstoodWords {
  return { ...understood, wishes: understood.wishes.map((wish) => meantHere(text, wish, understood, before)) };
}

function meantHere(
  text: string,
  wish: Wish,
  { wishes }: UnderstoodWords,
  { isShown, hasDraft, language }: Before,
): Wish {
  if (wish.kind === 'topic' && wish.topic === 'sendFile' && isShown) return { kind: 'topic', topic: 'sendSrt' };
  const isRender = wish.kind === 'request' && wish.request === 'render' && wishes.length === 1;
  if (!isRender || hasDraft || isShown) return wish;
  const [likely] = likelyMeant(text, language);
  return likely?.kind === 'topic' && likely.topic === 'praise' ? likely : wish;
}
