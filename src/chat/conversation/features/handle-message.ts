import type { ChatState } from '../chat-state.ts';
import { andThen, type Turn, type TurnContext, turnOf } from '../turn.ts';
import { isCorrection, isTalk } from '../understood-words.ts';
import { findMeantVideo, findVideo } from '../videos/videos-in-chat.ts';
import { answerBehindChange } from './behind-change/answer-behind-change.ts';
import { handleWords } from './handle-text.ts';
import { answerSlang, withoutNeverMind } from './short-answers.ts';
import { meantVideos, type WishedForVideos, wishesByVideos } from './videos/meant-videos.ts';

/** Answers text without a link, for each of the videos that it is about. */
export function handleMessage(state: ChatState, said: { text: string; quoted?: string }, context: TurnContext): Turn {
  const words = { ...said, text: withoutNeverMind(said.text, state, context) };
  const slang = answerSlang(state, { text: words.text, video: findMeantVideo(state, words.quoted) }, context);
  if (slang) return slang;
  const behindChange = answerBehindChange(
    state,
    { text: words.text, video: findMeantVideo(state, words.quoted) },
    context,
  );
  if (behindChange) return behindChange;
  const several = words.quoted === undefined ? wishesByVideos(state, words.text, context) : null;
  if (several) return handleWishesOfVideos(state, several, context);
  const named = words.quoted === undefined ? meantVideos(state, words.text) : null;
  if (!named || !isAboutVideos(named, state, context))
    return handleWords(state, { ...words, video: findMeantVideo(state, words.quoted) }, context);
  return handleWishesOfVideos(state, [{ videos: named.videos, text: named.rest }], context);
}

/**
 * Whether something is wished for several videos. "Can I send it to the other mothers?" is not, and neither is a correction: it is about
 * words of one.
 */
function isAboutVideos({ videos, rest }: WishedFor, { language }: ChatState, { understand }: TurnContext): boolean {
  if (videos.length < 2) return true;
  return understand(rest, language).wishes.some((wish) => !isCorrection(wish) && !isTalk(wish));
}

type WishedFor = NonNullable<ReturnType<typeof meantVideos>>;

function handleWishesOfVideos(state: ChatState, wishes: readonly WishedForVideos[], context: TurnContext): Turn {
  return forEachVideo(state, wishes, (next, { videoId, text }) =>
    handleWords(next, { text, video: findVideo(next, videoId) }, context),
  );
}

/** Answers what is wished for each video, one after the other. */
export function forEachVideo(
  state: ChatState,
  wishes: readonly WishedForVideos[],
  answerOne: (state: ChatState, wish: { videoId: string; text: string }) => Turn,
): Turn {
  const each = wishes.flatMap(({ videos, text }) => videos.map(({ videoId }) => ({ videoId, text })));
  return each.reduce(
    (turn, wish) =>
      andThen(turn, (next) => {
        const name = findVideo(next, wish.videoId)?.name;
        const answer = answerOne(next, wish);
        return each.length > 1 && name ? named(answer, name) : answer;
      }),
    turnOf(state),
  );
}

/** Says first which video an answer is about. */
function named(turn: Turn, name: string): Turn {
  const at = turn.replies.findIndex(({ kind }) => kind === 'send');
  const replies = turn.replies.map((reply, index) =>
    index === at && reply.kind === 'send'
      ? { ...reply, message: { ...reply.message, text: `${name}\n${reply.message.text}` } }
      : reply,
  );
  return { ...turn, replies };
}
