import { day } from '../../../../texts/format.ts';
import { button } from '../../action-code.ts';
import type { EventOf, VideoOfList } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { settingsForChat } from '../../settings/chat-settings.ts';
import { runEffect, say, type Turn, type TurnContext, toast, turnOf } from '../../turn.ts';
import { nameOfSource, shorten } from '../../videos/video-name.ts';
import { dropVideo, findVideo, maxVideosInChat, storableUrl } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../standard-answers.ts';
import { orderAgainButtons, resultButtons } from './result-buttons.ts';
import { sendStatus } from './status-message.ts';

/** Length of a button's label. */
const maxLabelLength = 20;

export function listVideos(
  state: ChatState,
  { videos }: EventOf<'videos_listed'>,
  { language, texts }: TurnContext,
): Turn {
  if (videos.length === 0) return say(state, { text: texts.videos.none });
  const listed = videos.slice(0, maxVideosInChat);
  const lines = listed.map(
    ({ name, createdAt, status }, index) =>
      `${index + 1}. ${[shorten(name, 60), day(language, createdAt), texts.videos.states[status]].join(' · ')}`,
  );
  const buttons = listed.map(({ videoId, name }, index): Button[] => [
    button(shorten(`${index + 1}. ${name}`, maxLabelLength), { do: 'open', videoId }),
  ]);
  return say(withListedVideos(state, listed), { text: `${texts.videos.heading}\n\n${lines.join('\n')}`, buttons });
}

/** Shows one video of the list with all its buttons. */
export function openVideo(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  const { texts } = context;
  if (!video) return sayGone(state, 'videoUnknown', context);
  if (video.state === 'processing') return sendStatus(state, videoId, context);
  const text = `${video.name ?? ''} · ${texts.videos.states[video.state]}`;
  const { buttons } = texts;
  const resend: Button[] = [button(buttons.sendIt, { do: 'resend', videoId }, 'primary')];
  if (video.state === 'failed') return say(state, { text, buttons: orderAgainButtons(video, context) });
  return say(state, { text, buttons: [resend, ...resultButtons(videoId, context)] });
}

export function resendVideo(state: ChatState, videoId: string): Turn {
  return runEffect(state, { kind: 'resend_video', videoId });
}

export function askToDelete(state: ChatState, videoId: string, { texts }: TurnContext): Turn {
  const { buttons, videos } = texts;
  const choices: Button[] = [
    button(buttons.removeIt, { do: 'delete_now', videoId }, 'danger'),
    button(buttons.keepIt, { do: 'keep', videoId }),
  ];
  return say(state, { text: videos.sureDelete, buttons: [choices] }, `delete:${videoId}`);
}

export function deleteVideo(state: ChatState, videoId: string, { texts }: TurnContext): Turn {
  return turnOf(dropVideo(state, videoId), {
    replies: [{ kind: 'replace', key: `delete:${videoId}`, message: { text: texts.videos.deleted } }],
    effects: [{ kind: 'delete_video', videoId }],
  });
}

export function cancelDelete(state: ChatState, videoId: string, { texts }: TurnContext): Turn {
  const told = toast(state, texts.videos.kept);
  const reply = { kind: 'replace', key: `delete:${videoId}`, message: { text: texts.videos.kept } } as const;
  return { ...told, replies: [...told.replies, reply] };
}

/** Makes the listed videos known in this chat. Those already known keep their state and stay in front. */
function withListedVideos(state: ChatState, listed: VideoOfList[]): ChatState {
  const order = new Map(listed.map(({ videoId }, index) => [videoId, index]));
  const unknown = listed.filter(({ videoId }) => !findVideo(state, videoId)).map(videoInChat);
  const place = ({ videoId }: VideoInChat) => order.get(videoId) ?? -1;
  const videos = [...state.videos, ...unknown].sort((a, b) => place(a) - place(b));
  return { ...state, videos: videos.slice(0, maxVideosInChat) };
}

function videoInChat({ videoId, name, status, sourceUrl, settings, revision }: VideoOfList): VideoInChat {
  return {
    videoId,
    sourceUrl: storableUrl(sourceUrl),
    name: shorten(name) || nameOfSource(sourceUrl),
    settings: settingsForChat(settings),
    revision,
    state: status,
    ...(status === 'processed' ? { heard: true as const } : {}),
  };
}
