import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Wish } from '../../understood-words.ts';
import { earlierLooks } from '../../videos/done-changes.ts';
import { colorOfLastPart, forPart } from '../../words/color-of-last-part.ts';
import { colorStays } from '../../words/settings/color-stays.ts';
import { isColorKept } from '../../words/settings/kept-colors.ts';
import { withAskedLength } from '../../words/topics/asked-length.ts';
import { withAskedLetters } from '../../words/topics/asked-letters.ts';
import { withNamedApp } from '../../words/topics/named-app.ts';
import { undoNamed } from '../../words/undo-named.ts';
import { wantsNothingDone } from '../../words/wants-nothing-done.ts';
import { coloredPartOf } from '../last-answer.ts';
import { settingsOfVideo } from './change-style.ts';
import { partsOfColor } from './choices-without.ts';

const stop: Wish = { kind: 'request', request: 'cancel' };
const save: Wish = { kind: 'request', request: 'make_default' };
const colors: Wish = { kind: 'topic', topic: 'colors' };

/**
 * What a wish means for a video after what was changed last: an undo of the look, or a colour for the part that was just coloured. A question
 * gets what else the text names.
 */
export function meantOfVideo(wish: Wish, text: string, state: ChatState, video: VideoInChat | undefined): Wish {
  const { language, defaults } = state;
  const coloredPart = coloredPartOf(state);
  const asked = withAskedLetters(withNamedApp(withAskedLength(wish, text, language), text), text, language);
  const meant = undoNamed(asked, text, language);
  const before = video && (video.draft?.history[0]?.settings ?? earlierLooks(video)[0]);
  const present = video ? settingsOfVideo(video) : defaults;
  const isRefused = wish.kind === 'topic' && wish.topic === 'refusal';
  if (isRefused && video?.state === 'processing' && wantsNothingDone(text, language)) return stop;
  // "wrong way round" may be said of much else
  if (wish.kind === 'swap') return before && isPainted(before, settingsOfVideo(video)) ? wish : colors;
  if (wish.kind === 'set' && isColorKept(wish.settings, text, language) && hasColor(wish.settings.fontColor, present))
    return save;
  const color = wish.kind === 'set' ? wish.settings.fontColor : undefined;
  if (wish.kind === 'set' && color && hasColor(color, present) && colorStays(text, language))
    return withColorKept(wish.settings, color, present);
  // "no green", where nothing is green
  const isElsewhere = wish.kind === 'leave_out' && wish.part === 'color';
  if (isElsewhere && partsOfColor(wish.color, present).length === 0) return colors;
  if (video && coloredPart) return forPart(meant, coloredPart, { text, language });
  return video && before ? colorOfLastPart(meant, { text, language, before, now: settingsOfVideo(video) }) : meant;
}

function hasColor(color: string | undefined, present: CaptionSettings): boolean {
  return color !== undefined && partsOfColor(color, present).length > 0;
}

/** "Impact then, but keep it yellow": a new style may bring other colours, and what is yellow now stays so. */
function withColorKept(settings: CaptionSettings, color: string, present: CaptionSettings): Wish {
  const { fontColor: _, ...others } = settings;
  const kept = Object.fromEntries(partsOfColor(color, present).map((part) => [part, color]));
  return { kind: 'set', settings: { ...kept, ...others } };
}

function isPainted(before: CaptionSettings, now: CaptionSettings): boolean {
  return before.fontColor !== now.fontColor || before.highlightColor !== now.highlightColor;
}
