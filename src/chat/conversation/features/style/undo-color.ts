import { resolveCaptionStyle } from '../../../../engine/captions/settings/caption-style.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { VideoInChat } from '../../chat-state.ts';
import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { colorOfAll } from '../../words/settings/color-of-all.ts';
import { settingsOfVideo } from './change-style.ts';
import { partsOfColor } from './choices-without.ts';

/**
 * “Undo all that blue, I want it as before”: each part that became blue, one after the other, gets the colour that it had. Other undos are not
 * changed.
 */
export function withUndoneColor(
  understood: UnderstoodWords,
  text: string,
  video: VideoInChat | undefined,
  language: Language,
): UnderstoodWords {
  const [only, ...others] = understood.wishes;
  if (!video?.draft || !only || others.length > 0 || !isUndo(only)) return understood;
  const color = colorOfAll(text, language);
  const parts = color === null ? [] : partsOfColor(color, settingsOfVideo(video));
  const before = color && video.draft.history.find(({ settings }) => partsOfColor(color, settings).length === 0);
  // a single change is taken back as any other
  if (!before || parts.length < 2) return understood;
  const look = resolveCaptionStyle(before.settings);
  const settings = Object.fromEntries(parts.map((part) => [part, look[part]]));
  return { ...understood, wishes: [{ kind: 'set', settings }] };
}

function isUndo(wish: Wish): boolean {
  return wish.kind === 'request' && (wish.request === 'undo' || wish.request === 'undo_look');
}
