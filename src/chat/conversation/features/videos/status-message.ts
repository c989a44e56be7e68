import { fill } from '../../../../texts/fill.ts';
import { duration } from '../../../../texts/format.ts';
import { writeAction } from '../../action-code.ts';
import type { VideoNews } from '../../chat-event.ts';
import type { ConversationState, VideoInChat } from '../../conversation-state.ts';
import { describeLook } from '../../looks/describe-look.ts';
import type { Button, Message } from '../../message.ts';
import type { TurnContext } from '../../talk.ts';
import { andThen, say, type Turn, turnOf } from '../../turn.ts';
import { changeVideo, findVideo, videosInWork } from '../../videos/videos-in-chat.ts';
import { showDraft } from '../style/show-style.ts';

const barCells = 12;

export function statusKey(videoId: string): string {
  return `status:${videoId}`;
}

/** A new message that is kept up to date from now on. */
export function sendStatus(state: ConversationState, videoId: string, talk: TurnContext): Turn {
  const video = findVideo(state, videoId);
  return video ? say(state, statusMessage(state, video, talk), statusKey(videoId)) : turnOf(state);
}

export function replaceStatus(state: ConversationState, videoId: string, message: Message): Turn {
  return turnOf(state, { replies: [{ kind: 'replace', key: statusKey(videoId), message }] });
}

export function handleProgress(
  state: ConversationState,
  event: Extract<VideoNews, { kind: 'video_progressed' }>,
  talk: TurnContext,
): Turn {
  const { videoId, stage, queuePlace, secondsLeft } = event;
  const video = findVideo(state, videoId);
  // what comes late says nothing about a video that has ended
  if (video?.state !== 'processing') return turnOf(state);
  const next = changeVideo(state, videoId, {
    progress: {
      stage,
      percent: Math.round(event.progress),
      queuePlace,
      secondsLeft: secondsLeft === null ? null : Math.round(secondsLeft),
    },
    ...(isPastListening(stage) ? { heard: true } : {}),
    ...(event.upright === null ? {} : { upright: event.upright }),
  });
  return andThen(showStatus(next, videoId, talk), (shown) => showPromisedPicture(shown, videoId, talk));
}

export function showStatus(state: ConversationState, videoId: string, talk: TurnContext): Turn {
  const video = findVideo(state, videoId);
  return video ? replaceStatus(state, videoId, statusMessage(state, video, talk)) : turnOf(state);
}

/** The picture that had to wait until the words were heard. */
export function showPromisedPicture(state: ConversationState, videoId: string, talk: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video?.pictureDue || !video.heard) return turnOf(state);
  const next = changeVideo(state, videoId, { pictureDue: undefined });
  if (!video.draft) return turnOf(next);
  const look = describeLook(video.draft.settings, state.language) || talk.texts.panel.plain;
  const lead = fill(talk.texts.draft.picture, { look });
  return showDraft(next, videoId, lead, talk);
}

function isPastListening(stage: string): boolean {
  return ['planning', 'rendering', 'assembling', 'processed'].includes(stage);
}

function statusMessage(state: ConversationState, video: VideoInChat, talk: TurnContext): Message {
  const { progress } = talk.texts;
  const { stage, percent, queuePlace, secondsLeft } = video.progress ?? {
    ...{ stage: 'queued' as const, percent: 0, queuePlace: null, secondsLeft: null },
  };
  const waits = stage === 'queued';
  const lines = [
    videosInWork(state).length > 1 && video.name ? video.name : '',
    progress.stages[stage],
    waits ? '' : `${bar(percent)} ${percent} %`,
    waits && queuePlace !== null ? placeInWords(queuePlace, talk) : '',
    secondsLeft === null ? '' : fill(progress.left, { time: duration(talk.language, secondsLeft) }),
    video.askedToStop ? `\n${talk.texts.stopping.sure}` : '',
  ];
  return { text: lines.filter(Boolean).join('\n'), buttons: statusButtons(video, talk) };
}

function placeInWords(place: number, { texts: { progress } }: TurnContext): string {
  return place <= 1 ? progress.next : fill(progress.place, { place });
}

function statusButtons({ videoId, askedToStop }: VideoInChat, { texts }: TurnContext): Button[][] {
  const { buttons } = texts;
  if (askedToStop) {
    return [
      [
        { label: buttons.stopIt, action: writeAction({ do: 'stop_now', videoId }), tone: 'danger' },
        { label: buttons.goOn, action: writeAction({ do: 'go_on', videoId }) },
      ],
    ];
  }
  return [
    [
      { label: buttons.changeLook, action: writeAction({ do: 'look', videoId }) },
      { label: buttons.cancel, action: writeAction({ do: 'stop', videoId }), tone: 'danger' },
    ],
  ];
}

function bar(percent: number): string {
  const full = Math.max(0, Math.min(barCells, Math.round((percent / 100) * barCells)));
  return '■'.repeat(full) + '□'.repeat(barCells - full);
}
