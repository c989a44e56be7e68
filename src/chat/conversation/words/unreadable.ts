import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { dictionaryOf, withEnglish } from './dictionary-of.ts';
import { fold } from './text/fold.ts';
import { talkTopics } from './topics/topic.ts';

/** What makes captions easier to read, the surest first. */
const easierToRead: readonly Wish[] = [
  { kind: 'set', settings: { accessible: true } },
  { kind: 'set', settings: { style: 'boxed' } },
  { kind: 'step', setting: 'fontSize', direction: 1, much: false },
];

/** In characters. */
const maxLength = 300;

/**
 * "It got so dark, nobody can read a thing": what such a complaint may wish for, where nothing else of it was understood; [] = it says
 * no such thing
 */
export function unreadable(text: string, { wishes }: UnderstoodWords, language: Language): readonly Wish[] {
  if (text.length > maxLength || /[?？]/.test(text) || !wishes.every(isTalk)) return [];
  const said = fold(text);
  const says = withEnglish(language).some((one) => dictionaryOf(one).sentences.unread.test(said));
  return says ? easierToRead : [];
}

function isTalk(wish: Wish): boolean {
  return wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic);
}
