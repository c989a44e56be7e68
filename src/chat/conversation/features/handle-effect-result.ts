import { fill } from '../../../texts/fill.ts';
import type { EffectResult } from '../chat-event.ts';
import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import type { TurnContext } from '../talk.ts';
import { say, type Turn, turnOf } from '../turn.ts';
import { changeVideo, dropVideo, findVideo } from '../videos/videos-in-chat.ts';
import { handleDataDeleted } from './account/delete-data.ts';
import { tellLinkCode } from './account/link-account.ts';
import { tellUsage } from './account/usage.ts';
import { handleCaptions } from './text/caption-text.ts';
import { tooLarge } from './too-large.ts';
import { listVideos } from './videos/list-videos.ts';
import { handleCreated } from './videos/order-videos.ts';
import { anewButtons } from './videos/result-buttons.ts';
import { handleEdited } from './videos/show-result.ts';

/** How what was asked of the service went. */
export function handleEffectResult(state: ConversationState, event: EffectResult, talk: TurnContext): Turn {
  const { texts } = talk;
  switch (event.kind) {
    case 'video_created':
      return handleCreated(state, event, talk);
    case 'video_edited':
      return handleEdited(state, event, talk);
    case 'captions_loaded':
      return handleCaptions(state, event, talk);
    case 'videos_listed':
      return listVideos(state, event, talk);
    case 'usage_loaded':
      return tellUsage(state, event.usage, talk);
    case 'link_code_made':
      return tellLinkCode(state, event, talk);
    case 'accounts_joined':
      return say(state, {
        text: fill(texts.link[event.chat === 'other' ? 'otherJoined' : 'joined'], { email: event.email }),
      });
    case 'accounts_parted':
      return turnOf(state, { replies: [{ kind: 'replace', key: 'unlink', message: { text: texts.link.unlinked } }] });
    case 'brought_along':
      return say(state, { text: texts.link.broughtAlong });
    case 'data_deleted':
      return handleDataDeleted(state, talk);
    case 'effect_failed':
      return tellProblem(state, event, talk);
  }
}

function tellProblem(
  state: ConversationState,
  event: Extract<EffectResult, { kind: 'effect_failed' }>,
  talk: TurnContext,
): Turn {
  const { effect, code, videoId } = event;
  const { texts, failures } = talk;
  const after = afterProblem(state, event);
  if (effect === 'cancel_video' && code === 'conflict') return say(after, { text: texts.stopping.tooLate });
  if (effect === 'load_captions' && code === 'conflict') return say(after, { text: texts.corrections.notHeardYet });
  if (effect === 'delete_video' && code === 'not_found') return turnOf(after);
  if (code === 'invalid_input' && effect === 'create_video') {
    return say(after, { text: `${failures.codes.source_unsupported} ${failures.otherSite}` });
  }
  if (code === 'too_large_for_chat') return say(after, { text: tooLarge({ sizeBytes: null, limitBytes: null }, talk) });
  if (code === 'source_too_large') return say(after, { text: failures.codes.source_too_large });
  const video = videoId ? findVideo(state, videoId) : undefined;
  const text = video?.name ? `${video.name}\n${texts.problems[code]}` : texts.problems[code];
  return say(after, { text, buttons: code === 'not_found' && video ? anewButtons(video, talk) : [] });
}

/**
 * A video that is gone can only be made anew, and not at all without its link; an edit that was not taken may be asked
 * for again.
 */
function afterProblem(
  state: ConversationState,
  { effect, code, videoId }: Extract<EffectResult, { kind: 'effect_failed' }>,
): ConversationState {
  const video = videoId ? findVideo(state, videoId) : undefined;
  if (!video) return state;
  if (code === 'not_found') return forgetVideo(state, video);
  if (effect !== 'edit_video' || !video.draft) return state;
  return changeVideo(state, video.videoId, { draft: { ...video.draft, ordered: undefined } });
}

function forgetVideo(state: ConversationState, { videoId, sourceUrl }: VideoInChat): ConversationState {
  if (!sourceUrl) return dropVideo(state, videoId);
  return changeVideo(state, videoId, {
    state: 'failed',
    draft: undefined,
    pictureDue: undefined,
    corrected: undefined,
  });
}
