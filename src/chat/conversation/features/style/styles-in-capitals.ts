import { captionPresets } from '../../../../engine/captions/settings/caption-presets.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { settingButton } from '../../panel/panel.ts';
import { settingsOfTarget, targetOf } from './change-style.ts';

/** Those that the answer about capitals names. */
const stylesInCapitals = ['pop', 'comic', 'impact'] as const;

/** Some of those whose font has small letters. */
const stylesInSmallLetters = ['minimal', 'karaoke', 'boxed'] as const;

/** A button for each style that writes in capitals, or for some that write small letters, too. */
export function capitalsButtons(state: ChatState, video: VideoInChat | undefined, isSmall: boolean): Button[] {
  const target = targetOf(video);
  const panel = { target, page: 'style', settings: settingsOfTarget(state, target), language: state.language } as const;
  const styles = isSmall ? stylesInSmallLetters : stylesInCapitals;
  return styles.map((style) => settingButton(panel, captionPresets[style].title, { style }));
}
