import { extractEmojis } from '../../../../engine/captions/emojis/extract-emojis.ts';
import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { withChanges } from '../../../../engine/captions/settings/preset-settings.ts';
import type { Title } from '../../../../engine/captions/settings/title.ts';
import { hasAtMost } from '../../../../infra/validation/field-kinds.ts';
import { fill } from '../../../../texts/fill.ts';
import { languages } from '../../../../texts/languages.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, say, type Turn, type TurnContext } from '../../turn.ts';
import { lexiconOf } from '../../words/dictionary-of.ts';
import { withAnswerNote } from '../last-answer.ts';
import { editWithLook } from '../style/waiting-look.ts';
import { besideTitleTakenAway } from './bare-title.ts';
import type { IsWish, TitleWish } from './cut-title.ts';
import { findTitle, withDoubleQuotes } from './find-title.ts';
import { readTitleWish } from './read-title-wish.ts';
import { titleBeforeItsName, withNextSentence } from './title-beyond-sentence.ts';
import { hasWords } from './title-emojis.ts';
import { endOfTitle, saysOnlyTime, stayText, type TitleEnd, wordsOfTime } from './title-time.ts';
import { withoutManners } from './without-manners.ts';

const { maxCharacters } = captionSettings.title.kind;

/** The title that a message asks for, in any of the languages: «Title: …», or in free words; '' = none any more. null = it asks for neither. */
export function titleInText(text: string, isWish: IsWish = () => false): TitleWish | null {
  // nobody writes more before a title, and a longer one is refused anyway
  const shown = text.slice(0, 1000);
  // “the title: only the first 8 seconds”
  if (saysOnlyTime(shown.slice(shown.lastIndexOf(':') + 1))) return null;
  for (const language of languages) {
    const { title, noTitle } = lexiconOf(language);
    if (noTitle.test(shown.trim())) return { title: '', rest: [] };
    const lead = title.exec(shown);
    const named = lead && withoutTime(withoutQuotes(shown.slice(lead[0].length)));
    const wanted = lead && named ? withoutManners(named, lead[0], language) : '';
    if (lead && wanted) return { title: wanted, rest: behindQuote(shown.slice(lead[0].length), wanted) };
  }
  const beside = besideTitleTakenAway(shown);
  if (beside) return { title: '', rest: beside };
  const quoted = withDoubleQuotes(shown);
  const wish = readTitleWish(quoted, isWish);
  if (wish) return withNextSentence(quoted, wish, isWish);
  const found = findTitle(shown.trim());
  return found === null ? titleBeforeItsName(quoted) : { title: found, rest: [] };
}

/** “title: "Blue heron", and the font Anton”: what a message says behind a title in quotes. */
function behindQuote(text: string, title: string): string[] {
  const [, inside = '', behind = ''] = /^\s*["“„«]([^"“”„«»]+)["“”»][\s,;.]*(\S.*)$/su.exec(text) ?? [];
  return behind !== '' && inside.trim() === title ? [behind] : [];
}

interface TitleChange {
  /** '' = none any more. */
  text: string;
  /** null = as it is by now. */
  endMs: TitleEnd | null;
  /** undefined = where it is by now. */
  position?: Title['position'] | undefined;
  /** A colour of its own was wished. */
  hasColour?: boolean;
}

/** The title is that of the video, or of the next one if there is none. */
export function takeTitle(
  state: ChatState,
  video: VideoInChat | undefined,
  { text, endMs, position, hasColour = false }: TitleChange,
  context: TurnContext,
): Turn {
  const { texts } = context;
  if (!hasAtMost(text, maxCharacters)) return say(state, { text: fill(texts.title.tooLong, { max: maxCharacters }) });
  if (text !== '' && !hasWords(text)) return tellOfTitle(state, texts.title.needsWords);
  const end = endMs === null ? {} : { endMs };
  const colour = hasColour ? texts.title.ownColour : '';
  const told = (title: Title, answer: string) => {
    const taken = fill(answer, { title: text, stays: stayText(endOfTitle(title), context) });
    return [taken, colour, emojiText(text, context)].filter(Boolean).join(' ');
  };
  if (!video || video.state === 'failed') {
    const { nextTitle: _, nextTitleEnd: __, ...rest } = state;
    if (text === '') return say(rest, { text: texts.title.removed });
    const next = { ...rest, nextTitle: text, ...(endMs === null ? {} : { nextTitleEnd: endMs }) };
    return tellOfTitle(next, told({ text, ...end }, texts.title.forNext));
  }
  if (text === '') {
    const removed = say(state, { text: texts.title.removed });
    return andThen(removed, (next) => editTitle(next, video, null, context));
  }
  const current = video.settings.title;
  const isMoved = position !== undefined && position !== (current?.position ?? 'top');
  const title = { ...current, text, ...end, ...(isMoved ? { position } : {}) };
  return andThen(tellOfTitle(state, told(title, texts.title.taken)), (next) => editTitle(next, video, title, context));
}

/** Another place for the title that the video has. */
export function placeTitle(state: ChatState, video: VideoInChat, title: Title, context: TurnContext): Turn {
  const told = tellOfTitle(state, context.texts.title.placed);
  return andThen(told, (next) => editTitle(next, video, title, context));
}

/** Another time for the title that the video has. */
export function timeTitle(
  state: ChatState,
  video: VideoInChat,
  { title, endMs }: { title: Title; endMs: TitleEnd },
  context: TurnContext,
): Turn {
  const { timed, placed } = context.texts.title;
  const isMoved = title.position !== video.settings.title?.position;
  const told = tellOfTitle(state, `${isMoved ? placed : timed} ${stayText(endMs, context)}`);
  return andThen(told, (next) => editTitle(next, video, { ...title, endMs }, context));
}

/** How long the title of a video stays. */
export function tellTime(state: ChatState, title: Title, context: TurnContext): Turn {
  return tellOfTitle(state, `${stayText(endOfTitle(title), context)} ${context.texts.title.howToTime}`);
}

/** An answer about the title that a video has: the message behind it may mean that title without naming it. */
export function tellOfTitle(state: ChatState, text: string): Turn {
  return say(withAnswerNote(state, { did: 'tell_title' }), { text });
}

function editTitle(state: ChatState, { videoId }: VideoInChat, title: Title | null, context: TurnContext): Turn {
  const change = title ? { settings: { title }, leaveOpen: [] } : { settings: {}, leaveOpen: ['title' as const] };
  return editWithLook(state, { kind: 'edit_video', videoId, ...change }, context);
}

/** The settings of the next video, with the title that was sent for it. */
export function withNextTitle(
  state: ChatState,
  settings: CaptionSettings,
): { state: ChatState; settings: CaptionSettings } {
  const { nextTitle, nextTitleEnd: endMs, ...rest } = state;
  if (nextTitle === undefined) return { state, settings };
  const title = { text: nextTitle, ...(endMs === undefined ? {} : { endMs }) };
  return { state: rest, settings: withChanges(settings, { title }) };
}

/** How the emojis of a title are drawn; '' = it has none. */
function emojiText(text: string, { texts }: TurnContext): string {
  const [first, ...others] = extractEmojis(text).emojis;
  if (first === undefined) return '';
  return others.length === 0 ? texts.title.emojiAbove : fill(texts.title.firstEmoji, { emoji: first });
}

function withoutQuotes(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  return /^["“”„«»]([^"“”„«»]+)["“”„«»][^"“”„«»]*$/.exec(trimmed)?.[1]?.trim() ?? trimmed;
}

/** “My day at the lake, only the first 5 seconds” */
function withoutTime(title: string): string {
  const comma = title.lastIndexOf(',');
  const behind = title.slice(comma + 1).trim();
  const words = behind.split(/\s+/u).length;
  return comma > 0 && words <= wordsOfTime(behind) ? title.slice(0, comma).trim() : title;
}
