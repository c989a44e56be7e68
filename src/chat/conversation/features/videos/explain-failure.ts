import type { VideoFailureCode } from '../../../../infra/errors/error-codes.ts';
import { shareSiteOf } from '../../../../infra/fetching/share-link-hint.ts';
import type { VideoNews } from '../../chat-event.ts';
import type { ConversationState, VideoInChat } from '../../conversation-state.ts';
import type { Button } from '../../message.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { orderAgainButtons } from './result-buttons.ts';
import { replaceStatus } from './status-message.ts';

/** Whether the same order may work when it is tried again. */
const isRetryUseful = {
  source_unreachable: true,
  source_not_found: false,
  source_forbidden_address: false,
  source_too_many_redirects: false,
  source_too_large: false,
  source_stalled: true,
  source_timed_out: true,
  source_incomplete: true,
  source_empty: false,
  source_web_page: false,
  source_picture: false,
  source_sound_only: false,
  source_playlist: false,
  source_unsupported: false,
  source_damaged: false,
  source_too_long: false,
  source_absurd_size: false,
  speech_unavailable: true,
  speech_failed: true,
  render_failed: true,
  internal: true,
  cancelled: true,
  allowance_exhausted: false,
} satisfies Record<VideoFailureCode, boolean>;

type VideoFailed = Extract<VideoNews, { kind: 'video_failed' }>;

/** Says what went wrong and what to do. A cancelled video is not a failure and gets a short text. */
export function handleFailed(state: ConversationState, event: VideoFailed, context: TurnContext): Turn {
  const { videoId, revision, code, hasEarlier } = event;
  const video = findVideo(state, videoId);
  const wasRunning = video?.state === 'processing';
  // a later revision may have been started elsewhere
  if (video && !wasRunning && revision <= video.revision) return turnOf(state);
  const next = changeVideo(state, videoId, {
    // an earlier revision can still be used
    revision,
    state: hasEarlier ? 'processed' : 'failed',
    progress: undefined,
    askedToStop: undefined,
    pictureDue: undefined,
  });
  const buttons = retryButtons(video, event, context);
  if (code === 'cancelled') {
    const text = hasEarlier ? context.texts.stopping.editStopped : context.texts.stopping.stopped;
    return replaceStatus(next, videoId, { text, buttons });
  }
  const told = wasRunning ? replaceStatus(next, videoId, { text: context.texts.progress.stages.failed }) : turnOf(next);
  return andThen(told, (one) => say(one, { text: textOfFailure(video, event, context), buttons }));
}

function textOfFailure(
  video: VideoInChat | undefined,
  { code, hasEarlier }: VideoFailed,
  { failures }: TurnContext,
): string {
  const hint = code === 'source_web_page' ? hintFor(video?.sourceUrl ?? null, failures) : '';
  const stays = hasEarlier ? failures.earlierStays : '';
  const words = [failures.codes[code], hint, stays].filter(Boolean).join(' ');
  return video?.name ? `${video.name}\n${words}` : words;
}

function hintFor(sourceUrl: string | null, failures: TurnContext['failures']): string {
  const site = sourceUrl === null ? null : shareSiteOf(sourceUrl);
  return site === null ? failures.otherSite : failures.sites[site];
}

function retryButtons(
  video: VideoInChat | undefined,
  { code, hasEarlier }: VideoFailed,
  context: TurnContext,
): Button[][] {
  return video && !hasEarlier && isRetryUseful[code] ? orderAgainButtons(video, context) : [];
}
