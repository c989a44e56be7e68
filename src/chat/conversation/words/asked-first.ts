import type { TopicWish, Wish } from '../understood-words.ts';
import type { LikenessMeaning } from './likeness/meanings.ts';
import { type MessageLikeness, readLikeness } from './likeness/read-likeness.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import type { Topic } from './topics/topic.ts';

/** What people ask before they send their first video. */
const first = ['canCaption', 'howToSend', 'shapeFits'] as const;
/** What a few words of such a question may seem to be about. */
const besideFirst: ReadonlySet<Topic> = new Set<Topic>([
  ...first,
  ...(['howToBegin', 'passOn', 'announced', 'platforms', 'posting', 'download', 'refusal', 'whoAreYou'] as const),
]);
/** There is no video that could go anywhere. */
const ofVideo: ReadonlySet<LikenessMeaning> = new Set<LikenessMeaning>(['passOn', 'sendAgain', 'sendFile']);

/** A message is surely such a question from here on, and so far before anything else. */
const [sure, margin] = [0.6, 0.35];

/**
 * “Can you caption a clip for my insta?”, “and how do I send it? From my gallery”, “I mean, is a vertical one ok?”: neither a shape is wished nor
 * the file of a video where a message surely asks that. null = it asks something else, or more than one thing
 */
export function askedFirst(likeness: MessageLikeness, wishes: readonly Wish[]): TopicWish | null {
  if (!wishes.every(givesWay) || asksMore(likeness)) return null;
  const [likely, second] = likeness.all().filter(({ meaning }) => !ofVideo.has(meaning));
  const topic = first.find((one) => one === likely?.meaning);
  if (!likely || !topic || likely.score < sure || likely.score - (second?.score ?? 0) < margin) return null;
  return { kind: 'topic', topic };
}

/** Each of several sentences is compared by itself. */
const maxSentences = 4;

/** “How do I send it? What does it cost?” */
function asksMore({ text, language }: MessageLikeness): boolean {
  const asked = sentencesOf(text).filter((sentence) => /[?？]/u.test(sentence));
  if (asked.length < 2) return false;
  const others = (sentence: string) => {
    const [likely] = readLikeness(sentence, language).all();
    return likely !== undefined && likely.score >= likelyOther && !besideFirst.has(likely.meaning as Topic);
  };
  return asked.length > maxSentences || asked.some(others);
}

const likelyOther = 0.5;

function givesWay(wish: Wish): boolean {
  if (wish.kind === 'topic') return besideFirst.has(wish.topic);
  if (wish.kind === 'request') return wish.request === 'help';
  return wish.kind === 'set' && Object.keys(wish.settings).join() === 'resizeForSocialMedia';
}
