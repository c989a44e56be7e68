import type { ChatState } from '../chat-state.ts';
import { isTalk, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { videosInWork } from '../videos/videos-in-chat.ts';
import { limitTopics, questionTopics, type Topic, talkTopics } from '../words/topics/topic.ts';

/** Nothing is wished for, or only that the video be made. */
export function onlyTalks({ wishes }: UnderstoodWords): boolean {
  const talks = (wish: Wish) => wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic);
  return wishes.every((wish) => talks(wish) || (wish.kind === 'request' && wish.request === 'render'));
}

/** Something is asked, or the captions as a file, and what is done then changes nothing. Praise may stand beside it. */
export function onlyAsks(wishes: readonly Wish[]): boolean {
  const topics = wishes.flatMap((wish) => (wish.kind === 'topic' ? [wish.topic] : []));
  const asks = topics.filter((topic) => asking.has(topic));
  return (
    topics.length === wishes.length &&
    asks.length > 0 &&
    topics.every((topic) => asks.includes(topic) || topic === 'praise')
  );
}

const asking: ReadonlySet<Topic> = new Set([...questionTopics, ...limitTopics, 'sendSrt', 'sendFile']);

/** “Send me that, need it by 5”: what is ordered tells how far it is. */
export function orderedBeside(asked: readonly Wish[]): Wish[] {
  const others = asked.filter((wish) => !(wish.kind === 'topic' && wish.topic === 'work'));
  return [...others, { kind: 'request', request: 'render' }];
}

/** “It's fine. Thanks”, “never mind, thank you”: what is understood beside thanks is no wish where nothing waits or is in work. */
export function saysNothingToDo(state: ChatState, { wishes }: UnderstoodWords, hasDraft: boolean): boolean {
  const isIdle = !hasDraft && videosInWork(state).length === 0;
  const isIdleRequest = (wish: Wish) =>
    wish.kind === 'request' && (wish.request === 'render' || wish.request === 'cancel');
  // “there we go, thanks for your help”, while it is in work
  const isPolite = (wish: Wish) =>
    wish.kind === 'request' && (wish.request === 'help' || (!hasDraft && wish.request === 'render'));
  const isAsked = wishes.some((wish) => wish.kind === 'topic' && exactQuestions.has(wish.topic));
  return (
    !isAsked &&
    wishes.length > 0 &&
    wishes.every((wish) => isTalk(wish) || (isIdle && isIdleRequest(wish)) || isPolite(wish))
  );
}

/** What thanks never sound like by chance: “ta very much, will it be kept here”. */
const exactQuestions: ReadonlySet<Topic> = new Set(['passOn', 'burntIn', 'kept', 'putAway', 'nextVideos', 'cropped']);
