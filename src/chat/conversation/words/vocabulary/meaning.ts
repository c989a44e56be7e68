import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import type { RequestWish } from '../../understood-words.ts';
import type { ColorName, Shade } from './palette.ts';

/** The meaning of a word or phrase of a lexicon, independent of the language. */
export type Meaning =
  /** Has no content: politeness, "make it", "the video". */
  | { kind: 'filler'; isPolite: boolean }
  /**
   * Has no content by itself ("great, but bigger"); with other words it is about something else ("emojis are great").
   */
  | { kind: 'praise' }
  /** May also stand inside a phrase: "mask the swearing". */
  | { kind: 'article' }
  /** "make it": what follows is a wish. */
  | { kind: 'command' }
  /** The sentence is about something else: questions, "do you speak". */
  | { kind: 'foreign' }
  | { kind: 'join'; word: JoinWord }
  | { kind: 'role'; role: Role }
  | { kind: 'color'; hex: string; name: ColorName | null }
  | { kind: 'shade'; shade: Shade }
  | { kind: 'grow'; dimension: Dimension; direction: 1 | -1; much: boolean }
  | { kind: 'degree'; degree: Degree }
  | { kind: 'no'; without: boolean }
  | { kind: 'yes' }
  | { kind: 'switch'; on: CaptionSettings; off: CaptionSettings | null }
  | { kind: 'choice'; settings: CaptionSettings }
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
  | { kind: 'request'; request: RequestWish['request']; alone: boolean };

export type JoinWord = 'and' | 'or' | 'with';

/** A part of the captions, or a property of a part. */
export type Role = 'captions' | 'text' | 'highlight' | 'outline' | 'box' | 'color' | Measure;
export type Measure = 'size' | 'thickness' | 'position' | 'style' | 'language' | SettingWithWords;
/** Settings with words of their own, such as "letter spacing" and "closer together"; the others share words. */
export type SettingWithWords = Exclude<SteppedSetting, 'fontSize' | 'outlineThickness' | 'position'>;
/** `any` = of the part that is meant: "increase". */
export type Dimension = 'size' | 'thickness' | 'height' | 'any' | SettingWithWords;
export type Degree = 'much' | 'bit' | 'too';
