import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { ColorName, Shade } from '../../settings/palette.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import type { LeaveOutWish, RequestWish } from '../../understood-words.ts';

/** The meaning of a word or phrase of a lexicon, independent of the language. */
export type Meaning =
  /** Has no content: politeness, "make it", "the video". */
  | { kind: 'filler'; isPolite: boolean; isAsking?: true; isSwap?: true }
  /**
   * Has no content by itself ("great, but bigger"); with other words it is about something else ("emojis are great").
   */
  | { kind: 'praise' }
  /** Also inside a phrase: "mask the swearing". */
  | { kind: 'article' }
  /** "make it": what follows is a wish. */
  | { kind: 'command' }
  /** The sentence is about something else: questions, "do you speak". */
  | { kind: 'foreign' }
  /** What follows says why: "because", "it is for". `asks` = at the beginning it asks why, as Italian "perché". */
  | { kind: 'because'; asks: boolean }
  | { kind: 'join'; word: JoinWord }
  /** `isOne`: a single word. */
  | { kind: 'role'; role: Role; isOne?: true }
  | ColorMeaning
  /** `isMore` = a step from a colour that is there: "darker". */
  | { kind: 'shade'; shade: Shade; isMore?: true }
  /** `isNotMore`: not as far as the word for much says, "big, not huge". `isDegree`: "thick" names a thickness, "thicker" only a direction. */
  | { kind: 'grow'; dimension: Dimension; direction: 1 | -1; much: boolean; isNotMore?: true; isDegree?: true }
  | { kind: 'degree'; degree: Degree }
  | { kind: 'no'; without: boolean }
  | { kind: 'yes' }
  | { kind: 'switch'; on: CaptionSettings; off: CaptionSettings | null }
  | { kind: 'choice'; settings: CaptionSettings }
  | { kind: 'leave_out'; part: Exclude<LeaveOutWish['part'], 'color'> }
  /** The colours of the letters and of the highlight change places. */
  | { kind: 'swap_colors' }
  /** The name of a language; a `rare` one counts only after a word for language. */
  | { kind: 'tongue'; code: string; rare: boolean }
  | { kind: 'unit'; unit: '%' | 'px' }
  /** Stands between what covers and what is covered. */
  | { kind: 'covering' }
  /** What must not be covered; words for a `person` are used for much else too. */
  | { kind: 'sight'; what: 'face' | 'person' | 'thing' }
  /** "over my face". `isNamed` = the words say that captions are there. */
  | { kind: 'covers'; what: 'face' | 'person' | 'thing'; isNamed: boolean }
  /** The captions, in sentences about covering. */
  | { kind: 'they' }
  /** `isVague`: it may tell of much else, as "always". */
  | { kind: 'request'; request: RequestWish['request']; alone: boolean; isVague?: true };

interface ColorMeaning {
  kind: 'color';
  hex: string;
  name: ColorName | null;
  /** Written as a hex code, which counts wherever it stands. */
  isCode?: true;
  /** The name of a thing: "honey". */
  isThing?: true;
  /** Beside another colour it is a shade of that: "reddish". */
  isTint?: true;
}

export type JoinWord = 'and' | 'or' | 'with';

/** A part of the captions, or a property of a part. */
export type Role = 'captions' | 'text' | 'highlight' | 'emphasis' | 'outline' | 'box' | 'color' | Measure;
type Measure = 'size' | 'thickness' | 'position' | 'style' | 'language' | SettingWithWords;
/** Settings with words of their own, such as "letter spacing" and "closer together"; the others share words. */
export type SettingWithWords = Exclude<SteppedSetting, 'fontSize' | 'outlineThickness' | 'position'>;
/** `any` = of the part that is meant: "increase". */
export type Dimension = 'size' | 'thickness' | 'height' | 'any' | SettingWithWords;
type Degree = 'much' | 'bit' | 'too';
