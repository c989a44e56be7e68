import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { isPositionOpen } from '../../../../engine/captions/settings/caption-style.ts';
import { fill } from '../../../../texts/fill.ts';
import type { PanelPage, StyleTarget } from '../../action.ts';
import { button, writeAction } from '../../action-code.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button, Message, MessageMedia } from '../../message.ts';
import type { Panel } from '../../panel/panel.ts';
import { panelMessage } from '../../panel/panel-message.ts';
import { isSameSettings, settingChanges } from '../../settings/chat-settings.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { replace, say, type Turn, type TurnContext } from '../../turn.ts';
import { earlierLooks } from '../../videos/done-changes.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { undoButton } from '../videos/result-buttons.ts';
import { settingsOfTarget, settingsOfVideo, uprightOf } from './change-style.ts';

/** The message key of the newest panel or picture. */
function styleKey(target: StyleTarget): string {
  return target.of === 'video' ? `look:${target.videoId}` : 'look:defaults';
}

/** The text above a panel: the present settings, and how to change them. */
export function leadOf(state: ChatState, target: StyleTarget, { texts }: TurnContext): string {
  const look =
    describeSettings(settingsOfTarget(state, target), state.language, { upright: uprightOf(state, target) }) ||
    texts.panel.plain;
  return fill(target.of === 'video' ? texts.panel.forVideo : texts.panel.forDefaults, { look });
}

/** Sends the panel with a picture of the settings as a new message. */
export function showPanel(state: ChatState, shown: ShownPanel, context: TurnContext): Turn {
  const { target, page, lead } = shown;
  const { media, promise } = pictureOf(state, target, context);
  const message = panelMessage(panelOf(state, target, page), joinSentences(lead, promise));
  return say(withPromise(state, target, promise), media ? { ...message, media } : message, styleKey(target));
}

/** Replaces the present panel: the settings have not changed, or cannot be shown yet. */
export function replacePanel(state: ChatState, shown: ShownPanel, context: TurnContext): Turn {
  const { target, page, lead } = shown;
  const { media, promise } = pictureOf(state, target, context);
  const message = panelMessage(panelOf(state, target, page), joinSentences(lead, media ? '' : promise));
  const next = media ? state : withPromise(state, target, promise);
  return replace(next, styleKey(target), message);
}

interface ShownPanel {
  target: StyleTarget;
  page: PanelPage;
  /** The text above it. */
  lead: string;
}

/** Sends a picture of a video's draft with its buttons, and those of `rows` below. */
export function showDraft(
  state: ChatState,
  videoId: string,
  lead: string,
  context: TurnContext,
  rows: Button[][] = [],
): Turn {
  const target: StyleTarget = { of: 'video', videoId };
  const { media, promise } = pictureOf(state, target, context);
  const message: Message = {
    text: joinSentences(lead, promise),
    buttons: [...draftButtons(findVideo(state, videoId), context), ...rows],
  };
  return say(withPromise(state, target, promise), media ? { ...message, media } : message, styleKey(target));
}

/** Says how the first version will look, with a picture if one can be made yet. */
export function showOrdered(state: ChatState, videoId: string, lead: string, context: TurnContext): Turn {
  const { media } = pictureOf(state, { of: 'video', videoId }, context);
  const text = joinSentences(lead, context.texts.draft.comesSo);
  return say(state, media ? { text, media } : { text });
}

/** A picture of the settings on their video; for the defaults, on the newest video that can be shown. */
function pictureOf(state: ChatState, target: StyleTarget, { texts }: TurnContext): Picture {
  const video = target.of === 'video' ? findVideo(state, target.videoId) : state.videos.find((one) => canBeShown(one));
  if (!video || video.state === 'failed') return { media: null, promise: '' };
  const wanted = settingsOfTarget(state, target);
  const changes = settingChanges(video.settings, wanted);
  const isSpokenOtherwise = target.of === 'video' && wanted.language !== undefined && 'language' in changes.settings;
  const listens = isSpokenOtherwise ? texts.draft.listensAgain : '';
  const framed = isFramedLater(video, wanted) ? texts.draft.framedLater : '';
  const placed = !framed && isPlacedLater(video, wanted) ? texts.draft.placedLater : '';
  const { language: _, ...seen } = changes.settings;
  // the picture would be the same
  if (listens && Object.keys(seen).length === 0) return { media: null, promise: listens };
  if (!canBeShown(video)) return { media: null, promise: texts.draft.pictureLater };
  const leaveOpen = changes.leaveOpen.filter((setting) => setting !== 'language');
  return {
    media: { kind: 'still', videoId: video.videoId, settings: seen, leaveOpen },
    promise: joinSentences(listens, framed, placed),
  };
}

/** Faces and speakers are detected when a video is first made vertical; until then a picture only guesses the crop. */
function isFramedLater({ settings, upright }: VideoInChat, wanted: CaptionSettings): boolean {
  const follows = (wanted.framing ?? 'auto') === 'auto';
  return follows && wanted.resizeForSocialMedia === true && !settings.resizeForSocialMedia && upright !== true;
}

/** Faces are detected when the position is first automatic. */
function isPlacedLater(video: VideoInChat, wanted: CaptionSettings): boolean {
  const hasBeenOpen = [video.settings, ...earlierLooks(video)].some(isPositionOpen);
  return isPositionOpen(wanted) && !hasBeenOpen;
}

interface Picture {
  media: MessageMedia | null;
  /** Text in place of the picture, or beside it. */
  promise: string;
}

function canBeShown(video: VideoInChat): boolean {
  return video.heard === true && video.state !== 'failed';
}

function panelOf(state: ChatState, target: StyleTarget, page: PanelPage): Panel {
  const settings = settingsOfTarget(state, target);
  const { language, deliverHere, isLinked, asksNothing } = state;
  if (target.of === 'defaults') {
    return {
      target,
      page,
      settings,
      language,
      ...(isLinked ? { deliverHere } : {}),
      ...(asksNothing && { asksNothing }),
    };
  }
  const { draft, upright } = findVideo(state, target.videoId) ?? {};
  const shape = upright === undefined ? {} : { upright };
  return { target, page, settings, language, ...shape, ...(draft ? { draftVersion: draft.version } : {}) };
}

function draftButtons(video: VideoInChat | undefined, context: TurnContext): Button[][] {
  const { texts } = context;
  if (!video) return [];
  const { videoId, draft } = video;
  const more: Button[] = [
    button(texts.buttons.changeLook, { do: 'look', videoId }),
    button(texts.buttons.saveDefault, { do: 'save_default', videoId }),
  ];
  if (!draft) return [more];
  // the video has that look
  if (video.state === 'processed' && isSameSettings(video.settings, draft.settings))
    return [[undoButton(videoId, context)], more];
  const render = writeAction({ do: 'render', videoId, version: draft.version });
  return [[{ label: texts.buttons.render, action: render, tone: 'primary' }, undoButton(videoId, context)], more];
}

/** Records that a picture follows as soon as one can be made. */
function withPromise(state: ChatState, target: StyleTarget, promise: string): ChatState {
  if (target.of === 'defaults' || promise === '') return state;
  const video = findVideo(state, target.videoId);
  if (!video?.draft || canBeShown(video) || settingsOfVideo(video) === video.settings) return state;
  return changeVideo(state, target.videoId, { pictureDue: true });
}

function joinSentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}
