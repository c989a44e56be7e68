import type { TopicWish } from '../../understood-words.ts';
import type { Finding } from '../settings/group.ts';

/** “Will you remember the turquoise and the big letters?” wishes for none of them: whether a setting stands in such a question. */
export function isRemembered(
  topics: readonly { wish: TopicWish; at: number }[],
  { items }: Finding,
  text: string,
): boolean {
  const start = Math.min(...items.map((item) => item.start));
  const asked = topics.filter(({ wish, at }) => wish.topic === 'nextVideos' && at < start);
  return asked.some(({ at }) => !endOfSentence.test(text.slice(at, start)) && /^[^.!…\n]*\?/u.test(text.slice(start)));
}

const endOfSentence = /[.!?…\n]/u;
