import { fill } from '../../../texts/fill.ts';
import type { EffectResult } from '../chat-event.ts';
import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import { say, type Turn, type TurnContext, turnOf } from '../turn.ts';
import { changeVideo, dropVideo, findVideo } from '../videos/videos-in-chat.ts';
import { handleDataDeleted } from './account/delete-data.ts';
import { showLinkCode } from './account/link-account.ts';
import { showUsage } from './account/usage.ts';
import { handleCaptions } from './text/caption-text.ts';
import { tooLargeText } from './too-large-text.ts';
import { listVideos } from './videos/list-videos.ts';
import { handleCreated } from './videos/order-videos.ts';
import { orderAgainButtons } from './videos/result-buttons.ts';
import { handleEdited } from './videos/show-result.ts';

/** Answers the result of an effect. */
export function handleEffectResult(state: ConversationState, event: EffectResult, context: TurnContext): Turn {
  const { texts } = context;
  switch (event.kind) {
    case 'video_created':
      return handleCreated(state, event, context);
    case 'video_edited':
      return handleEdited(state, event, context);
    case 'captions_loaded':
      return handleCaptions(state, event, context);
    case 'videos_listed':
      return listVideos(state, event, context);
    case 'usage_loaded':
      return showUsage(state, event.usage, context);
    case 'link_code_made':
      return showLinkCode(state, event, context);
    case 'account_linked':
      return say(state, {
        text: fill(texts.link[event.chat === 'other' ? 'otherJoined' : 'joined'], { email: event.email }),
      });
    case 'account_unlinked':
      return turnOf(state, { replies: [{ kind: 'replace', key: 'unlink', message: { text: texts.link.unlinked } }] });
    case 'account_merged':
      return say(state, { text: texts.link.broughtAlong });
    case 'data_deleted':
      return handleDataDeleted(state, context);
    case 'effect_failed':
      return sayProblem(state, event, context);
  }
}

function sayProblem(
  state: ConversationState,
  event: Extract<EffectResult, { kind: 'effect_failed' }>,
  context: TurnContext,
): Turn {
  const { effect, code, videoId } = event;
  const { texts, failures } = context;
  const after = stateAfterProblem(state, event);
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
function stateAfterProblem(
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
