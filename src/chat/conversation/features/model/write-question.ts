import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { ChatMoment, ModelQuestion, NumberedLine } from '../../model-question.ts';
import { chatSettings } from '../../settings/chat-settings.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { settingsOfTarget, targetOf } from '../style/change-style.ts';

/** Bounded, however long the captions are. */
export function writeQuestion(
  state: ChatState,
  { text, video, lines }: { text: string; video: VideoInChat | undefined; lines: readonly string[] },
): ModelQuestion {
  return {
    message: text,
    language: state.language,
    moment: momentOf(state, video),
    settings: plainSettings(settingsOfTarget(state, targetOf(video))),
    lines: video ? linesThatMayBeMeant(text, lines) : [],
  };
}

function momentOf(state: ChatState, video: VideoInChat | undefined): ChatMoment {
  if (!video) return 'no_video';
  if (state.shownText === video.videoId) return 'text_shown';
  if (video.state === 'processing') return 'in_work';
  return video.draft ? 'changed' : 'ready';
}

/** Without what the person wrote or sent: titles, pictures, own fonts. */
function plainSettings(settings: CaptionSettings): CaptionSettings {
  const told = chatSettings.filter((setting) => {
    const value = settings[setting];
    return value !== undefined && typeof value !== 'object' && !String(value).includes('://');
  });
  return Object.fromEntries(told.map((setting) => [setting, settings[setting]]));
}

/** More would make the question long: a line has about 30 characters. */
const maxLines = 30;
const maxLineLength = 160;
/** Words are alike when they begin alike: what is wrong is often one sound in the middle or at the end. */
const beginningLength = 3;

/** The lines that share a word or a number with the message, filled up with the first ones. Linear in both. */
function linesThatMayBeMeant(text: string, lines: readonly string[]): NumberedLine[] {
  const said = new Set(beginningsIn(text));
  const numbers = new Set(tokenize(text).flatMap(({ kind, key }) => (kind === 'number' ? [Number(key)] : [])));
  const all = lines.map((line, index) => ({ number: index + 1, text: line.slice(0, maxLineLength) }));
  const isAlike = ({ number, text: line }: NumberedLine) =>
    numbers.has(number) || beginningsIn(line).some((beginning) => said.has(beginning));
  const alike = all.filter(isAlike).slice(0, maxLines);
  const chosen = new Set([...alike, ...all.slice(0, maxLines)].slice(0, maxLines));
  return [...chosen].sort((one, other) => one.number - other.number);
}

function beginningsIn(text: string): string[] {
  const words = tokenize(text).filter(({ kind, key }) => kind === 'word' && key.length >= beginningLength);
  return words.map(({ key }) => key.slice(0, beginningLength));
}
