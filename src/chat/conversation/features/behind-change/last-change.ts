import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { type ChatSetting, changedSettings, chatSettings } from '../../settings/chat-settings.ts';
import { hasDoneWords } from '../../videos/done-changes.ts';
import { settingsOfTarget, targetOf } from '../style/change-style.ts';
import { looksBefore } from './take-back-part.ts';

/** What was changed last of a look. */
export interface LastChange {
  before: CaptionSettings;
  now: CaptionSettings;
  changed: ChatSetting[];
}

/** null = nothing was, or words were since. */
export function lastChangeOf(state: ChatState, video: VideoInChat | undefined): LastChange | null {
  if (video && !video.draft && hasDoneWords(video)) return null;
  const [before] = looksBefore(state, video);
  const now = settingsOfTarget(state, targetOf(video));
  const all = before ? changedSettings(before, now) : [];
  const changed = chatSettings.filter((setting) => all.includes(setting));
  return before && changed.length > 0 ? { before, now, changed } : null;
}
