import type { DoubtInChat } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { runEffect, type Turn, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';

/**
 * A finished video may have words to ask about. While the person answers about another video, it waits.
 * @param known its doubts, where they are known already
 */
export function lookForDoubts(state: ChatState, videoId: string, known?: DoubtInChat[]): Turn {
  const { questions, asksNothing } = state;
  const video = findVideo(state, videoId);
  if (asksNothing || !video || known?.length === 0) return turnOf(state);
  const isAnswering = questions !== undefined && (questions.at > 0 || questions.isTyping === true);
  if (isAnswering && questions.videoId !== videoId) return turnOf(changeVideo(state, videoId, { questionsDue: true }));
  const next = changeVideo(state, videoId, { questionsDue: undefined });
  return runEffect(next, { kind: 'find_doubts', videoId, revision: video.revision, ...(known ? { known } : {}) });
}

/** The newest video that waits for its questions. */
export function lookForDueDoubts(state: ChatState): Turn {
  const due = state.videos.find(({ questionsDue, state: stage }) => questionsDue && stage === 'processed');
  return due ? lookForDoubts(state, due.videoId) : turnOf(state);
}
