import { videoFailureRow } from '../../../../infra/errors/error-table.ts';
import { wordFailure } from '../../../../infra/errors/word-failure.ts';
import type { VideoNews } from '../../chat-event.ts';
import type { ConversationState, VideoInChat } from '../../conversation-state.ts';
import type { Button } from '../../message.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { orderAgainButtons } from './result-buttons.ts';
import { replaceStatus } from './status-message.ts';

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
  { code, reason = null, args = {}, hasEarlier }: VideoFailed,
  { failures, language }: TurnContext,
): string {
  const failure = wordFailure({ code, reason, args }, language);
  const words = hasEarlier ? `${failure} ${failures.earlierStays}` : failure;
  return video?.name ? `${video.name}\n${words}` : words;
}

function retryButtons(
  video: VideoInChat | undefined,
  { code, hasEarlier }: VideoFailed,
  context: TurnContext,
): Button[][] {
  return video && !hasEarlier && videoFailureRow(code).canRepeat ? orderAgainButtons(video, context) : [];
}
