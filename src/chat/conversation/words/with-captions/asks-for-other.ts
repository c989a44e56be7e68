import type { Reading } from '../corrections/reading.ts';
import type { Token } from '../text/tokenize.ts';
import { takeTopics } from '../topics/take-topics.ts';
import { limitTopics, type Topic } from '../topics/topic.ts';

/** They speak of how words are written, too. */
const ofWriting: ReadonlySet<Topic> = new Set<Topic>([
  'capitals',
  'punctuation',
  'joining',
  'wordCount',
  'moreWords',
  'timing',
]);

/** "Take the noise of the tractor out": the words of a sentence that asks for what cannot be done are no misheard ones of the captions. */
export function asksForOther(
  tokens: readonly Token[],
  { dictionaries, isQuoted }: Pick<Reading, 'dictionaries'> & Partial<Pick<Reading, 'isQuoted'>>,
): boolean {
  const { topics } = takeTopics(tokens, dictionaries, isQuoted);
  return topics.some(({ wish }) => !ofWriting.has(wish.topic) && limitTopics.some((topic) => topic === wish.topic));
}
