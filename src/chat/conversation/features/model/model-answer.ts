import type { EventOf } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { runEffect, type Turn, type TurnContext } from '../../turn.ts';
import { isCorrection } from '../../understood-words.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { applyWishes } from '../apply-wishes.ts';
import { answerByRules } from '../handle-text.ts';
import { withoutDoubt } from '../unclear.ts';
import { besideKnown } from './beside-known.ts';

/** Does what the rules and the model have understood; where the model has nothing to add, the answer is that of the rules. */
export function handleModelAnswer(
  state: ChatState,
  { videoId, text, withCaptions, isShown, wishes, known = [] }: EventOf<'model_answered'>,
  context: TurnContext,
): Turn {
  const video = videoId === null ? undefined : findVideo(state, videoId);
  const isGone = videoId !== null && !video;
  const { shownText: _, ...next } = state;
  const added = besideKnown(wishes, known);
  if (added.length > 0 && !isGone) {
    const all = [...known, ...added];
    const kept = all.some(isCorrection) ? state : next;
    return applyWishes(withoutDoubt(kept), video, { wishes: all, notUnderstood: [] }, context);
  }
  if (!video || !withCaptions) return answerByRules(state, { text, video }, context);
  // the rules need the captions
  const purpose = { kind: 'read' as const, text, isShown, modelWasAsked: true as const };
  return runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose });
}
