import { possibleTitles } from '../../src/chat/conversation/features/title/ranked/possible-titles.ts';
import { createTitleTraits } from '../../src/chat/conversation/features/title/ranked/title-traits.ts';
import { readForTitle } from '../../src/chat/conversation/features/title/ranked/words-of-message.ts';
import { classify } from '../../src/chat/conversation/words/likeness/classify.ts';
import { readCaptionWords } from '../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Question } from '../ranking/train-ranking.ts';
import type { KnownMessage } from './messages.ts';

/** Asks which words of a message are its title, and whether it gives one. */
export function titleAsked({ language, text, lines, titles }: KnownMessage): Question {
  const message = readForTitle({ text, language, captions: readCaptionWords(lines), meanings: classify(text) });
  if (!message) return [];
  const traitsOf = createTitleTraits(message);
  const right = new Set(titles.map((title) => title && withoutStop(title)));
  const choices = possibleTitles(message).map((title) => ({ traits: traitsOf(title), isRight: right.has(title.text) }));
  return [{ traits: traitsOf(null), isRight: right.has(null) }, ...choices];
}

/** A title has no full stop at its end. */
export function withoutStop(title: string): string {
  return title.replace(/(?<!\.)\.$/u, '');
}
