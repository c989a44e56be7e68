import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { StyleTarget } from '../../action.ts';
import type { ChatState, Draft, VideoInChat } from '../../chat-state.ts';
import { isSameSettings } from '../../settings/chat-settings.ts';
import { type Choice, makeChoice } from '../../settings/choice.ts';
import { runEffect, type Turn } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';

/** How many changes can be undone. */
const maxUndoSteps = 6;

/** The settings of a video, or the defaults when no video is meant. */
export function targetOf(video: VideoInChat | undefined): StyleTarget {
  return video ? { of: 'video', videoId: video.videoId } : { of: 'defaults' };
}

/** The settings that are being changed; the defaults for a video that this chat does not know. */
export function settingsOfTarget(state: ChatState, target: StyleTarget): CaptionSettings {
  if (target.of === 'defaults') return state.defaults;
  const video = findVideo(state, target.videoId);
  return video ? settingsOfVideo(video) : state.defaults;
}

/** Includes the changes that are not rendered yet. */
export function settingsOfVideo(video: VideoInChat): CaptionSettings {
  return video.draft?.settings ?? video.settings;
}

/** Shape of the picture; undefined = not known, or there are many. */
export function uprightOf(state: ChatState, target: StyleTarget): boolean | undefined {
  return target.of === 'video' ? findVideo(state, target.videoId)?.upright : undefined;
}

export function applyChoices(state: ChatState, target: StyleTarget, choices: Choice[]): ChatState {
  const upright = uprightOf(state, target);
  const changed = choices.reduce(
    (settings, choice) => makeChoice(settings, choice, upright),
    settingsOfTarget(state, target),
  );
  return setStyle(state, target, changed);
}

/** Makes one change that can be undone. Does nothing when nothing differs. */
export function setStyle(state: ChatState, target: StyleTarget, changed: CaptionSettings): ChatState {
  if (isSameSettings(settingsOfTarget(state, target), changed)) return state;
  if (target.of === 'video')
    return changeVideo(state, target.videoId, { draft: nextDraft(state, target.videoId, changed) });
  const earlierDefaults = [state.defaults, ...(state.earlierDefaults ?? [])].slice(0, maxUndoSteps);
  return { ...state, defaults: changed, earlierDefaults };
}

/** The state before the last change; null = there was none. */
export function undoStyle(state: ChatState, target: StyleTarget): ChatState | null {
  if (target.of === 'video') return undoDraft(state, target.videoId);
  const [before, ...earlierDefaults] = state.earlierDefaults ?? [];
  return before ? { ...state, defaults: before, earlierDefaults } : null;
}

export function saveDefaults(state: ChatState): Turn {
  return runEffect(state, { kind: 'save_defaults', settings: state.defaults });
}

function nextDraft(state: ChatState, videoId: string, settings: CaptionSettings): Draft {
  const video = findVideo(state, videoId);
  const draft = video?.draft;
  const current = { version: draft?.version ?? 0, settings: draft?.settings ?? video?.settings ?? {} };
  return {
    version: newestVersion(draft) + 1,
    settings,
    history: [current, ...(draft?.history ?? [])].slice(0, maxUndoSteps),
  };
}

/** After an undo, the undone version is still the newest number in use. */
function newestVersion(draft: Draft | undefined): number {
  return draft ? Math.max(draft.version, draft.newest ?? 0) : 0;
}

function undoDraft(state: ChatState, videoId: string): ChatState | null {
  const video = findVideo(state, videoId);
  const draft = video?.draft;
  const [before, ...history] = draft?.history ?? [];
  if (!draft || !before) return null;
  const newest = newestVersion(draft);
  // back at what is rendered: there is no draft any more
  if (before.version === 0 || isSameSettings(before.settings, video.settings)) {
    return changeVideo(state, videoId, { draft: undefined, pictureDue: undefined });
  }
  return changeVideo(state, videoId, { draft: { ...before, history, newest } });
}
