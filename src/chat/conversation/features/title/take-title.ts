import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { withChanges } from '../../../../engine/captions/settings/preset-settings.ts';
import { hasAtMost } from '../../../../infra/validation/field-kinds.ts';
import { fill } from '../../../../texts/fill.ts';
import { languages } from '../../../../texts/languages.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, say, type Turn, type TurnContext } from '../../turn.ts';
import { lexiconOf } from '../../words/dictionary-of.ts';
import { editWithLook } from '../style/waiting-look.ts';
import { findTitle, withDoubleQuotes } from './find-title.ts';
import { type IsWish, readTitleWish, type TitleWish } from './read-title-wish.ts';

const { maxCharacters } = captionSettings.title.kind;

/** The title that a message asks for, in any of the languages: «Title: …», or in free words; '' = none any more. null = it asks for neither. */
export function titleInText(text: string, isWish: IsWish = () => false): TitleWish | null {
  // nobody writes more before a title, and a longer one is refused anyway
  const shown = text.slice(0, 1000);
  for (const language of languages) {
    const { title, noTitle } = lexiconOf(language);
    if (noTitle.test(shown.trim())) return { title: '', rest: [] };
    const lead = title.exec(shown);
    const wanted = lead && withoutQuotes(shown.slice(lead[0].length));
    if (wanted) return { title: wanted, rest: [] };
  }
  const wish = readTitleWish(withDoubleQuotes(shown), isWish);
  if (wish) return wish;
  const found = findTitle(shown.trim());
  return found === null ? null : { title: found, rest: [] };
}

/** The title is that of the video, or of the next one if there is none. */
export function takeTitle(state: ChatState, video: VideoInChat | undefined, title: string, context: TurnContext): Turn {
  const { texts } = context;
  if (!hasAtMost(title, maxCharacters)) return say(state, { text: fill(texts.title.tooLong, { max: maxCharacters }) });
  if (!video || video.state === 'failed') {
    const { nextTitle: _, ...rest } = state;
    return title === ''
      ? say(rest, { text: texts.title.removed })
      : say({ ...state, nextTitle: title }, { text: texts.title.forNext });
  }
  const change =
    title === ''
      ? { settings: {}, leaveOpen: ['title' as const] }
      : { settings: { title: { text: title } }, leaveOpen: [] };
  const told = say(state, { text: title === '' ? texts.title.removed : texts.title.taken });
  return andThen(told, (next) =>
    editWithLook(next, { kind: 'edit_video', videoId: video.videoId, ...change }, context),
  );
}

/** The settings of the next video, with the title that was sent for it. */
export function withNextTitle(
  state: ChatState,
  settings: CaptionSettings,
): { state: ChatState; settings: CaptionSettings } {
  const { nextTitle, ...rest } = state;
  return nextTitle === undefined
    ? { state, settings }
    : { state: rest, settings: withChanges(settings, { title: { text: nextTitle } }) };
}

function withoutQuotes(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  return /^["“”„«»]([^"“”„«»]+)["“”„«»][^"“”„«»]*$/.exec(trimmed)?.[1]?.trim() ?? trimmed;
}
