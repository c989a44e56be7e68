import type { EventOf } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { runEffect, type Turn, type TurnContext } from '../../turn.ts';
import { isCorrection } from '../../understood-words.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { readLikeness } from '../../words/likeness/read-likeness.ts';
import { applyWishes } from '../handle-text.ts';
import { askWhatIsMeant, withoutDoubt } from '../unclear.ts';

/** Does what the model has understood; where it has not, the answer is that of the rules. */
export function handleModelAnswer(
  state: ChatState,
  { videoId, text, withCaptions, isShown, wishes }: EventOf<'model_answered'>,
  context: TurnContext,
): Turn {
  const video = videoId === null ? undefined : findVideo(state, videoId);
  const isGone = videoId !== null && !video;
  const { shownText: _, ...next } = state;
  if (wishes.length > 0 && !isGone) {
    const kept = wishes.some(isCorrection) ? state : next;
    return applyWishes(withoutDoubt(kept), video, { wishes, notUnderstood: [] }, context);
  }
  if (!video || !withCaptions)
    return askWhatIsMeant(next, { likeness: readLikeness(text, state.language), video }, context);
  // its guesses need the captions
  const purpose = { kind: 'read' as const, text, isShown, modelWasAsked: true as const };
  return runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose });
}
