import { isDeepStrictEqual } from 'node:util';
import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { ChatSetting } from '../../settings/chat-settings.ts';
import type { RestoreWish } from '../../understood-words.ts';
import { earlierLooks } from '../../videos/done-changes.ts';
import type { WishedBack } from '../../words/behind-change/read-back.ts';
import { settingsOfTarget, targetOf } from '../style/change-style.ts';

/** The looks that were there before, newest first: of a video, or of the defaults. */
export function looksBefore(state: ChatState, video: VideoInChat | undefined): CaptionSettings[] {
  if (!video) return state.earlierDefaults ?? [];
  return [...(video.draft?.history ?? []).map(({ settings }) => settings), ...earlierLooks(video)];
}

/**
 * The settings of a part as they were before the last change of them, or at first, or as another video has them. null = they never were
 * otherwise
 */
export function restoredPart(
  state: ChatState,
  video: VideoInChat | undefined,
  { settings, from }: WishedBack,
  example: VideoInChat | null,
): RestoreWish | null {
  const now = settingsOfTarget(state, targetOf(video));
  if (example) return restoreTo(now, example.settings, settings);
  const before = looksBefore(state, video);
  const others = before.filter((look) => differing(now, look, settings).length > 0);
  const look = from === 'start' ? before.at(-1) : others[0];
  return look ? restoreTo(now, look, settings) : null;
}

/** What turns these settings into those of another look; null = they are the same. */
export function restoreTo(
  now: CaptionSettings,
  look: CaptionSettings,
  settings: readonly ChatSetting[],
): RestoreWish | null {
  const changed = differing(now, look, settings);
  if (changed.length === 0) return null;
  const set = changed.filter((setting) => look[setting] !== undefined);
  return {
    kind: 'restore',
    settings: Object.fromEntries(set.map((setting) => [setting, look[setting]])),
    open: changed.filter((setting) => look[setting] === undefined),
  };
}

function differing(now: CaptionSettings, look: CaptionSettings, settings: readonly ChatSetting[]): ChatSetting[] {
  return settings.filter((setting) => !isDeepStrictEqual(now[setting], look[setting]));
}
