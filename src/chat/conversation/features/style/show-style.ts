import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { isPositionOpen } from '../../../../engine/captions/settings/caption-style.ts';
import { fill } from '../../../../texts/fill.ts';
import type { LookTarget, PanelPage } from '../../action.ts';
import { writeAction } from '../../action-code.ts';
import type { ConversationState, VideoInChat } from '../../conversation-state.ts';
import { describeLook } from '../../looks/describe-look.ts';
import { lookChanges } from '../../looks/look-setting.ts';
import type { Button, Message, MessageMedia } from '../../message.ts';
import type { Panel } from '../../panel/panel.ts';
import { panelMessage } from '../../panel/panel-message.ts';
import type { TurnContext } from '../../talk.ts';
import { say, type Turn, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { lookOfTarget, lookOfVideo } from './change-style.ts';

/** Under which key the newest panel or picture of a look stands. */
export function lookKey(target: LookTarget): string {
  return target.of === 'video' ? `look:${target.videoId}` : 'look:defaults';
}

/** What stands over a panel: the look as it is, and how to change it. */
export function leadOf(state: ConversationState, target: LookTarget, { texts }: TurnContext): string {
  const look = describeLook(lookOfTarget(state, target), state.language) || texts.panel.plain;
  return fill(target.of === 'video' ? texts.panel.forVideo : texts.panel.forDefaults, { look });
}

/** The panel with a picture of the look, as a new message. */
export function showPanel(state: ConversationState, shown: ShownPanel, talk: TurnContext): Turn {
  const { target, page, lead } = shown;
  const { media, promise } = pictureOf(state, target, talk);
  const message = panelMessage(panelOf(state, target, page), joined(lead, promise));
  return say(promised(state, target, promise), media ? { ...message, media } : message, lookKey(target));
}

/** The panel in the place of the one that is there: the look has not changed, or cannot be shown yet. */
export function turnPanel(state: ConversationState, shown: ShownPanel, talk: TurnContext): Turn {
  const { target, page, lead } = shown;
  const { media, promise } = pictureOf(state, target, talk);
  const message = panelMessage(panelOf(state, target, page), joined(lead, media ? '' : promise));
  const next = media ? state : promised(state, target, promise);
  return turnOf(next, { replies: [{ kind: 'replace', key: lookKey(target), message }] });
}

export interface ShownPanel {
  target: LookTarget;
  page: PanelPage;
  /** What is said above it. */
  lead: string;
}

/** A picture of a video's draft with what can be done with it. */
export function showDraft(state: ConversationState, videoId: string, lead: string, talk: TurnContext): Turn {
  const target: LookTarget = { of: 'video', videoId };
  const { media, promise } = pictureOf(state, target, talk);
  const message: Message = { text: joined(lead, promise), buttons: draftButtons(findVideo(state, videoId), talk) };
  return say(promised(state, target, promise), media ? { ...message, media } : message, lookKey(target));
}

/** The look is to be seen on the video; of the defaults, on the newest one that can be shown. */
export function pictureOf(state: ConversationState, target: LookTarget, { texts }: TurnContext): Picture {
  const video = target.of === 'video' ? findVideo(state, target.videoId) : state.videos.find((one) => canBeShown(one));
  if (!video || video.state === 'failed') return { media: null, promise: '' };
  const look = lookOfTarget(state, target);
  const changes = lookChanges(video.settings, look);
  const isSpokenOtherwise = target.of === 'video' && look.language !== undefined && 'language' in changes.settings;
  const listens = isSpokenOtherwise ? texts.draft.listensAgain : '';
  const framed = isFramedLater(video, look) ? texts.draft.framedLater : '';
  const placed = !framed && isPlacedLater(video, look) ? texts.draft.placedLater : '';
  const { language: _, ...seen } = changes.settings;
  // what changes nothing to be seen needs no picture
  if (listens && Object.keys(seen).length === 0) return { media: null, promise: listens };
  if (!canBeShown(video)) return { media: null, promise: texts.draft.pictureLater };
  const leaveOpen = changes.leaveOpen.filter((setting) => setting !== 'language');
  return {
    media: { kind: 'still', videoId: video.videoId, settings: seen, leaveOpen },
    promise: joined(listens, framed, placed),
  };
}

/** Who is where, and who speaks, is looked for when a video is first made vertical: until then pictures only guess. */
function isFramedLater({ settings, upright }: VideoInChat, look: CaptionSettings): boolean {
  const follows = (look.framing ?? 'auto') === 'auto';
  return follows && look.resizeForSocialMedia === true && !settings.resizeForSocialMedia && upright !== true;
}

/** Faces are looked for when a place is first left open. */
function isPlacedLater({ settings, earlierLooks = [] }: VideoInChat, look: CaptionSettings): boolean {
  const hasBeenOpen = [settings, ...earlierLooks].some(isPositionOpen);
  return isPositionOpen(look) && !hasBeenOpen;
}

interface Picture {
  media: MessageMedia | null;
  /** What is said in its place, or besides. */
  promise: string;
}

export function canBeShown(video: VideoInChat): boolean {
  return video.heard === true && video.state !== 'failed';
}

function panelOf(state: ConversationState, target: LookTarget, page: PanelPage): Panel {
  const settings = lookOfTarget(state, target);
  const { language, deliverHere, isLinked } = state;
  if (target.of === 'defaults') return { target, page, settings, language, ...(isLinked ? { deliverHere } : {}) };
  const draft = findVideo(state, target.videoId)?.draft;
  return { target, page, settings, language, ...(draft ? { draftVersion: draft.version } : {}) };
}

function draftButtons(video: VideoInChat | undefined, { texts }: TurnContext): Button[][] {
  if (!video) return [];
  const { videoId, draft } = video;
  const target: LookTarget = { of: 'video', videoId };
  const more: Button[] = [
    { label: texts.buttons.changeLook, action: writeAction({ do: 'look', videoId }) },
    { label: texts.buttons.saveDefault, action: writeAction({ do: 'save_default', videoId }) },
  ];
  if (!draft) return [more];
  const render = writeAction({ do: 'render', videoId, version: draft.version });
  return [
    [
      { label: texts.buttons.render, action: render, tone: 'primary' },
      { label: texts.buttons.undo, action: writeAction({ do: 'undo', target }) },
    ],
    more,
  ];
}

/** Remembers that a picture is to follow as soon as there can be one. */
function promised(state: ConversationState, target: LookTarget, promise: string): ConversationState {
  if (target.of === 'defaults' || promise === '') return state;
  const video = findVideo(state, target.videoId);
  if (!video?.draft || canBeShown(video) || lookOfVideo(video) === video.settings) return state;
  return changeVideo(state, target.videoId, { pictureDue: true });
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}
