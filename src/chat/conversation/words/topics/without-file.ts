import type { TopicWish } from '../../understood-words.ts';

/** “Less bold, too heavy”: where it is said how thick letters are, nothing else is heavy. */
export function withoutFile<One extends { wish: TopicWish }>(topics: readonly One[]): One[] {
  if (!topics.some(({ wish }) => wish.topic === 'weight')) return [...topics];
  return topics.filter(({ wish }) => wish.topic !== 'length' && wish.topic !== 'fileSize');
}
