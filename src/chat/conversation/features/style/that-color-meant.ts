import { resolveCaptionStyle } from '../../../../engine/captions/settings/caption-style.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { VideoInChat } from '../../chat-state.ts';
import { type ColorSetting, changedSettings, isColorSetting } from '../../settings/chat-settings.ts';
import type { UnderstoodWords } from '../../understood-words.ts';
import { colorForThat } from '../../words/settings/color-for-that.ts';
import { settingsOfVideo } from './change-style.ts';
import { partsOfColor } from './choices-without.ts';

/**
 * “I meant the yellow bit should be that colour”, right after the letters were painted: what was yellow before gets the colour of the letters, and
 * the letters the one that they had. null = it is not said so
 */
export function thatColorMeant(
  text: string,
  video: VideoInChat | undefined,
  language: Language,
): UnderstoodWords | null {
  const before = video?.draft?.history[0]?.settings;
  if (!video || !before) return null;
  const now = settingsOfVideo(video);
  const [painted, ...more] = changedSettings(before, now).filter((key): key is ColorSetting => isColorSetting(key));
  const color = painted && now[painted];
  const meant = color && more.length === 0 ? colorForThat(text, language) : null;
  if (!painted || !color || !meant) return null;
  const [part, ...others] = partsOfColor(meant, before).filter((one) => one !== painted);
  if (!part || others.length > 0 || !isEarlierColor(painted)) return null;
  const settings = { [painted]: resolveCaptionStyle(before)[painted], [part]: color };
  return { wishes: [{ kind: 'set', settings }], notUnderstood: [] };
}

function isEarlierColor(part: ColorSetting): part is 'fontColor' | 'highlightColor' | 'outlineColor' {
  return part !== 'emphasisColor';
}
