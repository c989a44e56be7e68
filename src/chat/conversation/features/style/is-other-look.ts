import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { isSameSettings } from '../../settings/chat-settings.ts';
import { makeChoice } from '../../settings/choice.ts';
import type { Wish } from '../../understood-words.ts';
import { settingsOfTarget, targetOf } from './change-style.ts';
import { readWishes } from './style-words.ts';

/** Whether a wish changes anything. What changes nothing is hardly meant: “a box behind it” is like “no box”. */
export function isOtherLook(state: ChatState, wish: Wish, video: VideoInChat | undefined): boolean {
  const before = settingsOfTarget(state, targetOf(video));
  const { choices } = readWishes(before, [wish]);
  const after = choices.reduce((settings, choice) => makeChoice(settings, choice, video?.upright), before);
  return !isSameSettings(before, after);
}
