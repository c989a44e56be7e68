import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { CaptionStyleName } from '../../engine/captions/settings/style-names.ts';
import type { Title } from '../../engine/captions/settings/title.ts';
import type { Language } from '../../texts/languages.ts';
import type { ChatSetting, ColorSetting, SettingInChat } from './settings/chat-settings.ts';
import type { Shade } from './settings/palette.ts';
import type { Step, SteppedSetting } from './settings/step-setting.ts';
import { actionTopics, type Topic } from './words/topics/topic.ts';

/** The wishes in a free text, in its order. */
export interface UnderstoodWords {
  wishes: Wish[];
  /** The parts of the text that were not understood, as written; empty = everything was understood. */
  notUnderstood: string[];
}

export type Wish =
  | SettingWish
  | LeaveOutWish
  | RecolorWish
  | ShadeWish
  | SwapWish
  | RestoreWish
  | CorrectionWish
  | RequestWish
  | TopicWish
  | LimitWish;

/** What a button of a question does. */
export type Guess = Wish | WishesTogether | TitleGuess;

interface WishesTogether {
  kind: 'together';
  wishes: readonly Wish[];
}

/** The text of a title that no rule is sure of. What is left out stays as it is. */
export interface TitleGuess {
  kind: 'title';
  text: string;
  endMs?: NonNullable<Title['endMs']>;
  position?: NonNullable<Title['position']>;
  /** A colour of its own was wished. */
  hasColour?: boolean;
  /** What is wished with it. */
  beside: readonly Wish[];
}

export function asGuess(wishes: readonly Wish[]): Guess {
  const [only, ...others] = wishes;
  return only && others.length === 0 ? only : { kind: 'together', wishes };
}

/** What it does beside a title. */
export function wishesOf(guess: Guess): readonly Wish[] {
  if (guess.kind === 'title') return guess.beside;
  return guess.kind === 'together' ? guess.wishes : [guess];
}

/** A number out of range was asked for; a wish beside it takes the nearest. */
interface LimitWish {
  kind: 'limit';
  setting: SteppedSetting;
}

/** "No highlight", "no box", "get rid of the yellow": what that changes depends on the look as it is. `color` is a hex code. */
export type LeaveOutWish =
  | { kind: 'leave_out'; part: 'highlight' | 'box' }
  | { kind: 'leave_out'; part: 'color'; color: string };

/** "Not yellow, green": for the part that has the first colour, or for the letters where none has. Hex codes. */
export interface RecolorWish {
  kind: 'recolor';
  from: string;
  to: string;
  /** The letters were named beside the new colour, so no outline is meant. */
  isOfLetters?: true;
}

/**
 * "A bit darker": a step from the present colour. `part` null = of the part that has `color`, else of the letters where they have a colour
 * of their own, else of the highlight.
 */
export interface ShadeWish {
  kind: 'shade';
  part: 'fontColor' | 'highlightColor' | 'outlineColor' | null;
  shade: Shade;
  much: boolean;
  /** Named as one that is there: "the pink is a bit loud". A hex code. */
  color?: string;
}

/** "Wrong way round": the letters get the highlight's colour, and the highlight that of the letters. */
interface SwapWish {
  kind: 'swap';
}

/** "The outline back how it was": values that settings had before, and those that were left open. */
export interface RestoreWish {
  kind: 'restore';
  settings: CaptionSettings;
  open: ChatSetting[];
}

export type SettingWish =
  | { kind: 'set'; settings: CaptionSettings }
  /** A step from the present value; 1 = bigger, thicker outline, higher. */
  | ({ kind: 'step' } & Step);

/** Lines are captions, counted from 1 as in the numbered text. */
export type CorrectionWish =
  /** An empty `right` removes the words. `lines`: only there; absent = everywhere. */
  | { kind: 'replace_words'; wrong: string; right: string; lines?: readonly number[] }
  /** Words that are to stand out, or to be like the others again. */
  | { kind: 'emphasize_words'; words: string; on: boolean }
  /** All words that somebody marked are to be like the others again. */
  | { kind: 'plain_words' }
  /** Each line is to begin with a capital. `isPart`: capitals are asked for elsewhere, too. */
  | { kind: 'capitalize_lines'; isPart: boolean }
  | { kind: 'replace_line'; line: number; text: string }
  | { kind: 'remove_line'; line: number };

const otherKinds: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>([
  ...(['set', 'step', 'leave_out', 'recolor', 'shade', 'swap', 'restore', 'request', 'topic', 'limit'] as const),
]);

export function isCorrection(wish: Wish): wish is CorrectionWish {
  return !otherKinds.has(wish.kind);
}

/** Words or lines of the captions are replaced or removed; marks and capitals are something else. */
export function changesWords({ kind }: Guess): boolean {
  return kind === 'replace_words' || kind === 'replace_line' || kind === 'remove_line';
}

/** A question that is only answered. */
export function isTalk(wish: Wish): boolean {
  return wish.kind === 'topic' && !actionTopics.some((topic) => topic === wish.topic);
}

export interface RequestWish {
  kind: 'request';
  request:
    | 'undo'
    /** The newest change of the look, also where words were changed since. */
    | 'undo_look'
    | 'like_last_time'
    | 'show_text'
    | 'render'
    | 'cancel'
    | 'reset_settings'
    | 'make_default'
    /** What was saved for the next videos last. */
    | 'undo_default'
    /** The style is saved as a preset. */
    | 'save_brand'
    | 'use_brand'
    /** Whether people can read the captions. */
    | 'check_reading'
    | 'help'
    /** Captions cover a face, or are not to. */
    | 'clear_faces'
    /** The same for anything else in the picture. */
    | 'clear_view';
}

/** Where people post, or write to each other. */
export interface NamedApp {
  name: string;
  isChat: boolean;
}

/** A question, a page to open, or something that cannot be done. */
export interface TopicWish {
  kind: 'topic';
  topic: Topic;
  /** Of `speak`: what the bot is to speak. */
  language?: Language;
  /** Of `length`: how long the video would be. */
  seconds?: number;
  /** Of `passOn`: where the video is to go. */
  app?: NamedApp;
  /** Of `colors`: the part whose colour is meant. */
  part?: ColorSetting;
  /** Of `colors`: it is asked what the look is now, so the size is told, too. */
  isOfLook?: true;
  /** Of `colors`, beside `isOfLook`: it is asked whether the captions are there. */
  position?: CaptionSettings['position'];
  /** Of `colors`, beside `isOfLook`: only this is asked, and with `settings` whether it is so. */
  asked?: { named: readonly SettingInChat[]; settings?: CaptionSettings };
  /** Read from a form of its own, so nothing that the message is like is likelier. */
  isSure?: true;
  /** Of `colors`: it is asked what the highlight is for. */
  isPurpose?: true;
  /** Of `capitals`: they are for a kind of words, such as nouns, which the message does not name. */
  isOfKind?: true;
  /** Of `capitals`: small letters are asked for, too. */
  isSmall?: true;
  /** Of `weight`: thinner letters are asked for. */
  isThin?: true;
  /** Of `fonts`: the style whose letters are described. */
  style?: CaptionStyleName;
}
