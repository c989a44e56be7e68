import type { EventOf } from '../chat-event.ts';
import type { ChatState, VideoInChat } from '../chat-state.ts';
import { say, type Turn, type TurnContext, turnOf } from '../turn.ts';
import { changeVideo, dropVideo, findVideo } from '../videos/videos-in-chat.ts';
import { tooLargeText } from './standard-answers.ts';
import { orderAgainButtons } from './videos/result-buttons.ts';

/** Says why an effect failed, and what to do. */
export function sayProblem(state: ChatState, event: EventOf<'effect_failed'>, context: TurnContext): Turn {
  const { effect, code, videoId } = event;
  const { texts, failures } = context;
  const after = stateAfterProblem(state, event);
  if (effect === 'find_doubts') return turnOf(after);
  if (effect === 'save_spellings' && code === 'invalid_input') return say(after, { text: texts.doubts.dictionaryFull });
  if (effect === 'save_preset' && code === 'invalid_input') return say(after, { text: texts.brand.full });
  if (effect === 'cancel_video' && code === 'conflict') return say(after, { text: texts.stopping.tooLate });
  if (effect === 'load_captions' && code === 'conflict') return say(after, { text: texts.corrections.notHeardYet });
  if (effect === 'delete_video' && code === 'not_found') return turnOf(after);
  if (code === 'invalid_input' && effect === 'create_video') {
    return say(after, { text: `${failures.codes.source_unsupported} ${failures.otherSite}` });
  }
  if (code === 'too_large_for_chat')
    return say(after, { text: tooLargeText({ sizeBytes: null, limitBytes: null }, context) });
  if (code === 'source_too_large') return say(after, { text: failures.codes.source_too_large });
  const video = videoId ? findVideo(state, videoId) : undefined;
  const text = video?.name ? `${video.name}\n${texts.problems[code]}` : texts.problems[code];
  return say(after, { text, buttons: code === 'not_found' && video ? orderAgainButtons(video, context) : [] });
}

/** A deleted video can be made again only when its link is stored. An edit that was refused can be asked for again. */
function stateAfterProblem(state: ChatState, { effect, code, videoId }: EventOf<'effect_failed'>): ChatState {
  const video = videoId ? findVideo(state, videoId) : undefined;
  if (!video) return state;
  if (code === 'not_found') return forgetVideo(state, video);
  // a style may be part of the edit for which captions are loaded
  if ((effect !== 'edit_video' && effect !== 'load_captions') || !video.draft) return state;
  return changeVideo(state, video.videoId, { draft: { ...video.draft, ordered: undefined } });
}

function forgetVideo(state: ChatState, { videoId, sourceUrl }: VideoInChat): ChatState {
  if (!sourceUrl) return dropVideo(state, videoId);
  return changeVideo(state, videoId, {
    state: 'failed',
    draft: undefined,
    pictureDue: undefined,
    done: undefined,
  });
}
