import type { Language } from '../../../texts/languages.ts';
import type { Wish } from '../understood-words.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import { talkTopics } from './topics/topic.ts';
import { understandWords } from './understand-words.ts';

/**
 * “Much better! A bit bigger, no? My mum can’t see well”: what one sentence of a message wishes for, that was not understood as a whole, where
 * the others wish for nothing. Only steps: they are shown in a picture first, and their words have no other sense.
 */
export function stepBeside(text: string, language: Language): Wish[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || sentences.length > maxSentences || /["“”„«»:→=]|\d/u.test(text)) return [];
  const read = sentences.map((sentence) => understandWords(sentence, language));
  const steps = read.flatMap(({ wishes, notUnderstood }) =>
    wishes.length === 1 && notUnderstood.length === 0 ? wishes.filter((wish) => wish.kind === 'step') : [],
  );
  const others = read.flatMap(({ wishes }) => wishes).filter((wish) => wish.kind !== 'step' && !isTalk(wish));
  return steps.length === 1 && others.length === 0 ? steps : [];
}

/** Of more sentences a story is told. */
const maxSentences = 4;

function isTalk(wish: Wish): boolean {
  return wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic);
}
