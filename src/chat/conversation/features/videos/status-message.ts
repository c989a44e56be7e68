import { fill } from '../../../../texts/fill.ts';
import { duration } from '../../../../texts/format.ts';
import { button } from '../../action-code.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button, Message } from '../../message.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { andThen, replace, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { changeVideo, findVideo, videosInWork } from '../../videos/videos-in-chat.ts';
import { showDraft } from '../style/show-style.ts';

const barCells = 12;

function statusKey(videoId: string): string {
  return `status:${videoId}`;
}

/** Sends a new status message, which is kept up to date from then on. */
export function sendStatus(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  return video ? say(state, statusMessage(state, video, context), statusKey(videoId)) : turnOf(state);
}

export function replaceStatus(state: ChatState, videoId: string, message: Message): Turn {
  return replace(state, statusKey(videoId), message);
}

export function handleProgress(state: ChatState, event: EventOf<'video_progressed'>, context: TurnContext): Turn {
  const { videoId, stage, queuePlace, secondsLeft } = event;
  const video = findVideo(state, videoId);
  // late news about a video that has ended
  if (video?.state !== 'processing') return turnOf(state);
  const next = changeVideo(state, videoId, {
    progress: {
      stage,
      percent: Math.round(event.progress),
      queuePlace,
      secondsLeft: secondsLeft === null ? null : Math.round(secondsLeft),
    },
    ...(isTranscribed(stage) ? { heard: true } : {}),
    ...(event.upright === null ? {} : { upright: event.upright }),
  });
  return andThen(showStatus(next, videoId, context), (shown) => showPromisedPicture(shown, videoId, context));
}

export function showStatus(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  return video ? replaceStatus(state, videoId, statusMessage(state, video, context)) : turnOf(state);
}

/** Shows the promised picture once the video has been transcribed. */
export function showPromisedPicture(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video?.pictureDue || !video.heard) return turnOf(state);
  const next = changeVideo(state, videoId, { pictureDue: undefined });
  if (!video.draft) return turnOf(next);
  const look =
    describeSettings(video.draft.settings, state.language, { upright: video.upright }) || context.texts.panel.plain;
  const lead = fill(context.texts.draft.picture, { look });
  return showDraft(next, videoId, lead, context);
}

function isTranscribed(stage: string): boolean {
  return ['planning', 'rendering', 'assembling', 'processed'].includes(stage);
}

function statusMessage(state: ChatState, video: VideoInChat, context: TurnContext): Message {
  const { progress } = context.texts;
  const { stage, percent, queuePlace, secondsLeft } = video.progress ?? {
    stage: 'queued' as const,
    percent: 0,
    queuePlace: null,
    secondsLeft: null,
  };
  const waits = stage === 'queued';
  const lines = [
    videosInWork(state).length > 1 && video.name ? video.name : '',
    progress.stages[stage],
    waits ? '' : `${bar(percent)} ${percent} %`,
    waits && queuePlace !== null ? queueText(queuePlace, context) : '',
    secondsLeft === null ? '' : fill(progress.left, { time: duration(context.language, secondsLeft) }),
    video.askedToStop ? `\n${context.texts.stopping.sure}` : '',
  ];
  return { text: lines.filter(Boolean).join('\n'), buttons: statusButtons(video, context) };
}

function queueText(place: number, { texts: { progress } }: TurnContext): string {
  return place <= 1 ? progress.next : fill(progress.place, { place });
}

function statusButtons({ videoId, askedToStop }: VideoInChat, { texts }: TurnContext): Button[][] {
  const { buttons } = texts;
  if (askedToStop) {
    return [
      [button(buttons.stopIt, { do: 'stop_now', videoId }, 'danger'), button(buttons.goOn, { do: 'go_on', videoId })],
    ];
  }
  return [
    [button(buttons.changeLook, { do: 'look', videoId }), button(buttons.cancel, { do: 'stop', videoId }, 'danger')],
  ];
}

function bar(percent: number): string {
  const full = Math.max(0, Math.min(barCells, Math.round((percent / 100) * barCells)));
  return '■'.repeat(full) + '□'.repeat(barCells - full);
}
