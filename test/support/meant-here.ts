import type { Wish } from '../../src/chat/conversation/understood-words.ts';
import { asMeantHere } from '../../src/chat/conversation/words/as-meant-here.ts';
import { readLikeness } from '../../src/chat/conversation/words/likeness/read-likeness.ts';
import type { Topic } from '../../src/chat/conversation/words/topics/topic.ts';
import { understandWords } from '../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../src/texts/languages.ts';

type Before = Parameters<typeof asMeantHere>[2];

/** What a message means after what was before it: a video that was not changed, unless `before` says so. */
export function meantHere(text: string, language: Language, before: Partial<Before> = {}): Wish[] {
  const after = { isShown: false, hasDraft: false, hasVideo: true, ...before };
  return asMeantHere(readLikeness(text, language), understandWords(text, language), after).wishes;
}

/** The topics among it. */
export function topicsMeant(text: string, language: Language, before: Partial<Before> = {}): Topic[] {
  return meantHere(text, language, before).flatMap((wish) => (wish.kind === 'topic' ? [wish.topic] : []));
}
