import { button } from '../../action-code.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, toast } from '../../turn.ts';
import { changeVideo, findVideo, videosInWork } from '../../videos/videos-in-chat.ts';
import { showStatus } from './status-message.ts';

/** After this time, or past half, cancelling asks first. */
const longMs = 60_000;
const muchPercent = 50;

/** Stops without naming a video: the one in work, or else drops a draft. */
export function stopCurrent(state: ChatState, context: TurnContext): Turn {
  const { texts } = context;
  const [first, ...others] = videosInWork(state);
  if (!first) return dropDraft(state, context);
  if (others.length === 0) return askToStop(state, first.videoId, context);
  const buttons = [first, ...others].map((video) => [stopButton(video, context)]);
  return say(state, { text: texts.stopping.which, buttons });
}

export function askToStop(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (video && video.state !== 'processing') return say(state, { text: context.texts.stopping.tooLate });
  if (!video || !isLongRunning(video, context.now)) return stopNow(state, videoId);
  return showStatus(changeVideo(state, videoId, { askedToStop: true }), videoId, context);
}

/** The person is told when the video has stopped. */
export function stopNow(state: ChatState, videoId: string): Turn {
  return runEffect(changeVideo(state, videoId, { askedToStop: undefined }), { kind: 'cancel_video', videoId });
}

export function cancelStop(state: ChatState, videoId: string, context: TurnContext): Turn {
  const next = changeVideo(state, videoId, { askedToStop: undefined });
  const told = toast(next, context.texts.stopping.goesOn);
  return findVideo(next, videoId)?.state === 'processing'
    ? andThen(told, (one) => showStatus(one, videoId, context))
    : told;
}

function isLongRunning({ progress, startedAt }: VideoInChat, now: number): boolean {
  if (progress?.stage === 'queued') return false;
  return (progress?.percent ?? 0) >= muchPercent || now - (startedAt ?? now) >= longMs;
}

function dropDraft(state: ChatState, { texts }: TurnContext): Turn {
  const video = state.videos.find(({ draft }) => draft);
  if (!video) return say(state, { text: texts.stopping.nothing });
  const dropped = changeVideo(state, video.videoId, { draft: undefined, pictureDue: undefined });
  return say(dropped, { text: texts.stopping.draftGone });
}

function stopButton({ videoId, name }: VideoInChat, { texts }: TurnContext): Button {
  const label = `✖️ ${name || texts.progress.stages.rendering}`;
  return button(label, { do: 'stop', videoId });
}
