import type { ChatState, VideoInChat } from '../chat-state.ts';
import { say, type Turn, type TurnContext } from '../turn.ts';
import { isTalk } from '../understood-words.ts';
import { videosInWork } from '../videos/videos-in-chat.ts';
import { behindNeverMind } from '../words/behind-never-mind.ts';
import { slangAnswerIn } from '../words/slang-answer.ts';
import { thanksWithin } from '../words/thanks-within.ts';
import { talkTopics } from '../words/topics/topic.ts';
import { looksLikeCorrection } from '../words/with-captions/looks-like-correction.ts';
import { renderDraft } from './style/render-draft.ts';
import { answerTopic } from './topics/answer-topic.ts';
import { withoutDoubt } from './unclear.ts';

/** Answers slang for “all right”, “thanks” and “not bad”, which asks for nothing; null = a message says something else. */
export function answerSlang(
  state: ChatState,
  { text, video }: { text: string; video: VideoInChat | undefined },
  context: TurnContext,
): Turn | null {
  const said = slangAnswerIn(text, state.language);
  if (said === null) return null;
  if (said === 'pleased' && !video) return null;
  const { talk } = context.texts.topics;
  const next = withoutDoubt(state);
  if (video?.draft && !video.draft.ordered && said === 'ok') return renderDraft(next, video.videoId, null, context);
  if (said === 'pleased' && video?.state !== 'processing')
    return answerTopic(next, { kind: 'topic', topic: 'praise' }, video, context);
  if (said === 'thanks') return say(next, { text: context.texts.thanks });
  if (!video) return say(next, { text: talk.announced });
  return say(next, { text: videosInWork(state).length > 0 ? talk.patience : context.texts.thanks });
}

/** “Never mind, make it yellow”: what is to be done. What was done before stays, unless nothing else is wished for. */
export function withoutNeverMind(text: string, { language }: ChatState, { understand }: TurnContext): string {
  const rest = behindNeverMind(text, language);
  if (rest === null) return text;
  const { wishes } = understand(rest, language);
  const isWish = wishes.some((wish) => !isTalk(wish) && !(wish.kind === 'request' && wish.request === 'cancel'));
  const isTold = wishes.some((wish) => wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic));
  const isLong = !isTold && rest.split(/\s+/).length >= minTold && !thanksWithin(rest, language);
  return isWish || isLong || rest.includes('?') || looksLikeCorrection(rest, language) ? rest : text;
}

/** In words. What is so long may be about words of the captions, where nothing else is understood. */
const minTold = 8;
