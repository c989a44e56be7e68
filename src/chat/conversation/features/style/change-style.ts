import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { LookTarget } from '../../action.ts';
import type { ConversationState, Draft, VideoInChat } from '../../conversation-state.ts';
import { type Choice, makeChoice } from '../../looks/choice.ts';
import { isSameLook } from '../../looks/look-setting.ts';
import { type Turn, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';

/** How many changes can be undone. */
const keptLooks = 6;

/** The look that is being worked on; of a video that is not known here, the defaults. */
export function lookOfTarget(state: ConversationState, target: LookTarget): CaptionSettings {
  if (target.of === 'defaults') return state.defaults;
  const video = findVideo(state, target.videoId);
  return video ? lookOfVideo(video) : state.defaults;
}

/** With what is not rendered yet. */
export function lookOfVideo(video: VideoInChat): CaptionSettings {
  return video.draft?.settings ?? video.settings;
}

export function chooseLook(state: ConversationState, target: LookTarget, choices: Choice[]): ConversationState {
  const upright = target.of === 'video' ? findVideo(state, target.videoId)?.upright : undefined;
  const look = choices.reduce((settings, choice) => makeChoice(settings, choice, upright), lookOfTarget(state, target));
  return setLook(state, target, look);
}

/** One step that can be undone; nothing when it is the same look. */
export function setLook(state: ConversationState, target: LookTarget, look: CaptionSettings): ConversationState {
  if (isSameLook(lookOfTarget(state, target), look)) return state;
  if (target.of === 'video')
    return changeVideo(state, target.videoId, { draft: nextDraft(state, target.videoId, look) });
  const earlierDefaults = [state.defaults, ...(state.earlierDefaults ?? [])].slice(0, keptLooks);
  return { ...state, defaults: look, earlierDefaults };
}

/** The look before the last change; null = there was none. */
export function undoLook(state: ConversationState, target: LookTarget): ConversationState | null {
  if (target.of === 'video') return undoDraft(state, target.videoId);
  const [before, ...earlierDefaults] = state.earlierDefaults ?? [];
  return before ? { ...state, defaults: before, earlierDefaults } : null;
}

export function saveDefaults(state: ConversationState): Turn {
  return turnOf(state, { commands: [{ kind: 'save_defaults', settings: state.defaults }] });
}

function nextDraft(state: ConversationState, videoId: string, settings: CaptionSettings): Draft {
  const video = findVideo(state, videoId);
  const draft = video?.draft;
  const current = { version: draft?.version ?? 0, settings: draft?.settings ?? video?.settings ?? {} };
  return {
    version: newestVersion(draft) + 1,
    settings,
    history: [current, ...(draft?.history ?? [])].slice(0, keptLooks),
  };
}

/** After an undo, the version that was left is still newer than the one gone back to. */
function newestVersion(draft: Draft | undefined): number {
  return draft ? Math.max(draft.version, draft.newest ?? 0) : 0;
}

function undoDraft(state: ConversationState, videoId: string): ConversationState | null {
  const video = findVideo(state, videoId);
  const draft = video?.draft;
  const [before, ...history] = draft?.history ?? [];
  if (!draft || !before) return null;
  const newest = newestVersion(draft);
  // back at what is rendered: nothing is open any more
  if (before.version === 0 || isSameLook(before.settings, video.settings)) {
    return changeVideo(state, videoId, { draft: undefined, pictureDue: undefined });
  }
  return changeVideo(state, videoId, { draft: { ...before, history, newest } });
}
