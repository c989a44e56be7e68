import { writeAction } from '../../action-code.ts';
import type { ConversationState, VideoInChat } from '../../conversation-state.ts';
import type { Button } from '../../message.ts';
import type { TurnContext } from '../../talk.ts';
import { andThen, say, type Turn, toast, turnOf } from '../../turn.ts';
import { changeVideo, findVideo, videosInWork } from '../../videos/videos-in-chat.ts';
import { showStatus } from './status-message.ts';

/** Work of this length, or past half, is not thrown away by one tap. */
const longMs = 60_000;
const muchPercent = 50;

/** Without naming one: what is being made, else a change that was not rendered. */
export function stopAny(state: ConversationState, talk: TurnContext): Turn {
  const { texts } = talk;
  const [first, ...others] = videosInWork(state);
  if (!first) return dropDraft(state, talk);
  if (others.length === 0) return askToStop(state, first.videoId, talk);
  const buttons = [first, ...others].map((video) => [stopButton(video, talk)]);
  return say(state, { text: texts.stopping.which, buttons });
}

export function askToStop(state: ConversationState, videoId: string, talk: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (video && video.state !== 'processing') return say(state, { text: talk.texts.stopping.tooLate });
  if (!video || !isLongRunning(video, talk.now)) return stopNow(state, videoId);
  return showStatus(changeVideo(state, videoId, { askedToStop: true }), videoId, talk);
}

/** That it has stopped is told when it has. */
export function stopNow(state: ConversationState, videoId: string): Turn {
  return turnOf(changeVideo(state, videoId, { askedToStop: undefined }), {
    commands: [{ kind: 'cancel_video', videoId }],
  });
}

export function goOn(state: ConversationState, videoId: string, talk: TurnContext): Turn {
  const next = changeVideo(state, videoId, { askedToStop: undefined });
  const told = toast(next, talk.texts.stopping.goesOn);
  return findVideo(next, videoId)?.state === 'processing'
    ? andThen(told, (one) => showStatus(one, videoId, talk))
    : told;
}

function isLongRunning({ progress, startedAt }: VideoInChat, now: number): boolean {
  if (progress?.stage === 'queued') return false;
  return (progress?.percent ?? 0) >= muchPercent || now - (startedAt ?? now) >= longMs;
}

function dropDraft(state: ConversationState, { texts }: TurnContext): Turn {
  const video = state.videos.find(({ draft }) => draft);
  if (!video) return say(state, { text: texts.stopping.nothing });
  const dropped = changeVideo(state, video.videoId, { draft: undefined, pictureDue: undefined });
  return say(dropped, { text: texts.stopping.draftGone });
}

function stopButton({ videoId, name }: VideoInChat, { texts }: TurnContext): Button {
  const label = `✖️ ${name || texts.progress.stages.rendering}`;
  return { label, action: writeAction({ do: 'stop', videoId }) };
}
