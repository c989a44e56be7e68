import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import {
  isPositionOpen,
  resolveCaptionStyle,
  valueInFrame,
} from '../../../../engine/captions/settings/caption-style.ts';
import { fill } from '../../../../texts/fill.ts';
import { listOf } from '../../../../texts/format.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { ChatState } from '../../chat-state.ts';
import { type ChatSetting, carriedOf } from '../../settings/chat-settings.ts';
import { type Choice, makeChoice, settingsOfChoice } from '../../settings/choice.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { signOf } from '../../settings/hues.ts';
import { shadeStep } from '../../settings/palette.ts';
import type { Step } from '../../settings/step-setting.ts';
import type { TurnContext } from '../../turn.ts';
import type {
  RecolorWish,
  RequestWish,
  RestoreWish,
  ShadeWish,
  UnderstoodWords,
  Wish,
} from '../../understood-words.ts';
import { isSurelyLike, readLikeness, thresholds } from '../../words/likeness/read-likeness.ts';
import { lookSurelyWished } from '../../words/likeness/wished-as-whole.ts';
import { limitTopics } from '../../words/topics/topic.ts';
import { worthNaming } from '../../words/worth-naming.ts';
import { choicesWithout } from './choices-without.ts';

export interface StyleWords {
  /** The person's defaults with these wishes. */
  settings: CaptionSettings;
  /** Describes the settings that were named; `''` = none. */
  described: string;
  /** What to answer; `''` = nothing. */
  words: string;
  /** That the look is that of the last video, or that there is none; `''` = that was not wished for. */
  lastTime: string;
  /** What was not understood beside something else; `''` = nothing. */
  unread: string;
  /** What is said of things in it that cannot be done. */
  limits: string[];
  /** The whole text when anything in it was understood, else `''`. */
  wishes: string;
}

/**
 * Reads the words sent together with a video. Words around a link are mostly polite phrases, so the answer names what
 * was not understood only when something else was.
 */
export function readStyleWords(state: ChatState, text: string, context: TurnContext): StyleWords {
  const { texts, understand } = context;
  const understood = withLikelyLook(text, state.language, text === '' ? nothing : understand(text, state.language));
  const { wishes } = understood;
  const notUnderstood = worthNaming(text, understood, { language: state.language, captions: null });
  const wantsLast = wishes.some((wish) => wish.kind === 'request' && wish.request === 'like_last_time');
  const last = state.videos[0]?.settings;
  const start = wantsLast && last ? likeOther(last, state.defaults) : state.defaults;
  const { choices, requests, opensPlace } = readWishes(start, wishes);
  const settings = choices.reduce((changed, choice) => makeChoice(changed, choice, undefined), start);
  const described = describeSettings(settings, state.language, { named: namedSettings(choices) });
  const lastTime = wantsLast ? texts.draft[last ? 'likeLastTime' : 'noLastTime'] : '';
  const place = opensPlace || requests.includes('clear_faces') ? texts.places.offFaces : '';
  const said = [
    lastTime,
    described ? fill(texts.links.withLook, { look: described }) : '',
    place,
    requests.includes('clear_view') ? texts.places.onlyFaces : '',
  ].filter(Boolean);
  const limits = limitTextsOf(wishes, context);
  said.push(...limits);
  const unread = said.length > 0 ? notUnderstoodText(notUnderstood, context) : '';
  const words = [...said, unread].filter(Boolean).join(' ');
  return { settings, described, words, lastTime, unread, limits, wishes: wishes.length > 0 ? text : '' };
}

const nothing: UnderstoodWords = { wishes: [], notUnderstood: [] };

/** “As before”, “igual o de ontem”: beside a video of its own, that is the look of the one before. Other looks are described, too. */
function withLikelyLook(text: string, language: Language, understood: UnderstoodWords): UnderstoodWords {
  if (text === '' || understood.wishes.length > 0) return understood;
  const likeness = readLikeness(text, language);
  const isLast = (['sameAgain', 'undo'] as const).some((one) => isSurelyLike(likeness, one, thresholds.sure));
  if (isLast) return { wishes: [{ kind: 'request', request: 'like_last_time' }], notUnderstood: [] };
  const look = lookSurelyWished(likeness);
  return look ? { wishes: [look], notUnderstood: [] } : understood;
}

function limitTextsOf(wishes: readonly Wish[], { texts }: TurnContext): string[] {
  const topics = wishes.flatMap((wish) => (wish.kind === 'topic' ? [wish.topic] : []));
  return limitTopics.filter((topic) => topics.includes(topic)).map((topic) => texts.topics.limits[topic]);
}

/** `''` = everything was understood. */
export function notUnderstoodText(pieces: readonly string[], context: TurnContext): string {
  return pieces.length === 0 ? '' : fill(context.texts.draft.notUnderstood, { pieces: quotedPieces(pieces, context) });
}

/** Of many, the first ones. */
export function quotedPieces(pieces: readonly string[], { language, texts }: TurnContext): string {
  const quoted = pieces.slice(0, 3).map((words) => fill(texts.quoted, { words }));
  return listOf(language, quoted);
}

/** The look of another video, with what belongs to this one: the spoken language, the title and the watermark. */
export function likeOther(look: CaptionSettings, own: CaptionSettings): CaptionSettings {
  const { language: _language, title: _title, watermark: _watermark, ...others } = look;
  return { ...others, ...carriedOf(own), ...(own.language === undefined ? {} : { language: own.language }) };
}

export function namedSettings(choices: Choice[]): ChatSetting[] {
  return [...new Set(choices.flatMap(settingsOfChoice))];
}

export interface ReadWishes {
  choices: Choice[];
  requests: RequestWish['request'][];
  /** The position is made automatic again, since captions covered a face. */
  opensPlace: boolean;
}

/**
 * Sorts wishes into changes of settings and requests. "The captions cover …" needs no answer when the same text says
 * where they are to go.
 */
export function readWishes(present: CaptionSettings, wishes: readonly Wish[]): ReadWishes {
  const chosenOnes = choicesOf(present, wishes);
  const requested = [...new Set(wishes.flatMap((wish) => (wish.kind === 'request' ? [wish.request] : [])))];
  // "the usual style, with white letters" is one change
  const isReset = chosenOnes.length > 0 && requested.includes('reset_settings');
  const choices = isReset ? [...openedIn(present), ...chosenOnes] : chosenOnes;
  const requests = isReset ? requested.filter((request) => request !== 'reset_settings') : requested;
  const chosen = choices.reduce((settings, choice) => makeChoice(settings, choice, undefined), present);
  const isMoved = chosen.position !== present.position;
  const opensPlace = requests.includes('clear_faces') && !isMoved && !isPositionOpen(present);
  return {
    choices: opensPlace ? [...choices, { kind: 'open', setting: 'position' }] : choices,
    requests: isMoved || opensPlace ? requests.filter((one) => !asksToClear(one)) : requests,
    opensPlace,
  };
}

/** Everything but the spoken language and what belongs to one video. */
function openedIn(present: CaptionSettings): Choice[] {
  const kept = Object.keys({ ...carriedOf(present), language: true });
  const settings = (Object.keys(present) as ChatSetting[]).filter((setting) => !kept.includes(setting));
  return settings.map((setting) => ({ kind: 'open', setting }));
}

export function asksToClear(request: RequestWish['request']): boolean {
  return request === 'clear_faces' || request === 'clear_view';
}

/**
 * Steps come last: how large "bigger" is depends on the shape and the style in the same text. Letters that the style makes smaller are
 * bigger than they are now, though.
 */
function choicesOf(present: CaptionSettings, wishes: readonly Wish[]): Choice[] {
  // "the letters white, the yellow in green": letters that are yellow now will not be
  const wished: CaptionSettings = Object.assign(
    { ...present },
    ...wishes.map((wish) => (wish.kind === 'set' ? wish.settings : {})),
  );
  const choices = wishes.flatMap((wish): Choice[] => {
    if (wish.kind === 'recolor') return [{ kind: 'set', settings: recolored(wish, wished) }];
    if (wish.kind === 'restore') return choicesToRestore(wish);
    if (wish.kind === 'swap') return [{ kind: 'set', settings: swapped(present) }];
    if (wish.kind === 'shade') return [{ kind: 'set', settings: shadedAs(wish, present) }];
    if (wish.kind === 'leave_out') return choicesWithout(wish, wished);
    return wish.kind === 'set' || wish.kind === 'step' ? [wish] : [];
  });
  const isFirst = (choice: Choice) => choice.kind === 'step' && goesFromPresent(choice, present, wished);
  const others = choices.filter((choice) => !isFirst(choice));
  return [
    ...choices.filter(isFirst),
    ...others.filter(({ kind }) => kind !== 'step'),
    ...others.filter(({ kind }) => kind === 'step'),
  ];
}

/** "Bigger letters, and a dark box", where the style with the box has smaller ones. */
function goesFromPresent({ setting, direction, to }: Step, present: CaptionSettings, wished: CaptionSettings): boolean {
  const isSizeNamed = to !== undefined || wished.fontSize !== present.fontSize;
  const sizeOf = (settings: CaptionSettings) => valueInFrame(settings, 'fontSize', { isVertical: false }) ?? 0;
  return setting === 'fontSize' && !isSizeNamed && (sizeOf(present) - sizeOf(wished)) * direction > 0;
}

function choicesToRestore({ settings, open }: RestoreWish): Choice[] {
  const opened = open.map((setting): Choice => ({ kind: 'open', setting }));
  return Object.keys(settings).length > 0 ? [{ kind: 'set', settings }, ...opened] : opened;
}

function swapped(present: CaptionSettings): CaptionSettings {
  const { fontColor, highlightColor } = resolveCaptionStyle(present);
  return { fontColor: highlightColor, highlightColor: fontColor };
}

function shadedAs({ part, shade, much, color }: ShadeWish, present: CaptionSettings): CaptionSettings {
  const style = resolveCaptionStyle(present);
  const named = color === undefined ? null : partWithColor(color, present);
  const painted = part ?? named ?? (present.fontColor === undefined ? 'highlightColor' : 'fontColor');
  return { [painted]: shadeStep(style[painted] ?? style.fontColor, shade, much) };
}

function recolored({ from, to, isOfLetters }: RecolorWish, present: CaptionSettings): CaptionSettings {
  const part = partWithColor(from, present);
  return { [part === null || (isOfLetters && part === 'outlineColor') ? 'fontColor' : part]: to };
}

/** The part whose colour people call by the same name; null = none has it. */
function partWithColor(color: string, present: CaptionSettings): NonNullable<ShadeWish['part']> | null {
  const { fontColor, highlightColor, outlineColor, outlineThickness } = resolveCaptionStyle(present);
  const has = (other: string | undefined) => other !== undefined && signOf(other) === signOf(color);
  if (has(fontColor)) return 'fontColor';
  if (has(highlightColor)) return 'highlightColor';
  return (outlineThickness ?? 0) > 0 && has(outlineColor) ? 'outlineColor' : null;
}
