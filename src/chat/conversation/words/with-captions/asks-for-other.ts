import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import type { Token } from '../text/tokenize.ts';
import { takeTopics } from '../topics/take-topics.ts';
import { limitTopics, type Topic } from '../topics/topic.ts';
import { takePart } from './take-part.ts';

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

/** Takes corrections where nothing else is asked for, or else those of the sentences and parts that do not ask for it. */
export function takeBesideOthers(
  reading: Reading,
  segments: readonly Segment[],
  takeFrom: (reading: Reading, part: readonly Segment[]) => boolean,
): boolean {
  if (!asksForOther(tokensOf(segments), reading)) return takeFrom(reading, segments);
  return takePart(reading, segments, (whole, part) => !asksForOther(tokensOf(part), whole) && takeFrom(whole, part));
}
