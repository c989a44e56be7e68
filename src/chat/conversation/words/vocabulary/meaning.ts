import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { SteppedSetting } from '../../settings/step-setting.ts';
import type { RequestWish } from '../../understood-words.ts';
import type { ColorName, Shade } from './palette.ts';

/** What a word or phrase of a lexicon stands for, whatever the language. */
export type Meaning =
  /** Says nothing: politeness, «make it», «the video». */
  | { kind: 'filler'; isPolite: boolean }
  /**
   * Says nothing by itself («great, but bigger»); with other words it speaks of something else («emojis are great»).
   */
  | { kind: 'praise' }
  /** May also stand inside a phrase: «mask the swearing». */
  | { kind: 'article' }
  /** «make it»: what follows is meant for us. */
  | { kind: 'command' }
  /** The sentence is about something else: questions, «do you speak». */
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
  /** A language by its name; a `rare` one is taken only where a language is spoken of. */
  | { kind: 'tongue'; code: string; rare: boolean }
  | { kind: 'unit'; unit: '%' | 'px' }
  /** Stands between two words: what covers, and what is covered. */
  | { kind: 'covering' }
  /** What nobody wants covered; `person` is said of much else, too. */
  | { kind: 'sight'; what: 'face' | 'person' | 'thing' }
  /** «over my face». `isNamed` = captions are said to be there. */
  | { kind: 'covers'; what: 'face' | 'person' | 'thing'; isNamed: boolean }
  /** The captions, where they cover something. */
  | { kind: 'they' }
  | { kind: 'request'; request: RequestWish['request']; alone: boolean };

export type JoinWord = 'and' | 'or' | 'with';

/** What is spoken of: a part of the captions, or what can be said of one. */
export type Role = 'captions' | 'text' | 'highlight' | 'outline' | 'box' | 'color' | Measure;
export type Measure = 'size' | 'thickness' | 'position' | 'style' | 'language' | SettingWithWords;
/** Settings with words of their own, such as «letter spacing» and «closer together»; the others share words. */
export type SettingWithWords = Exclude<SteppedSetting, 'fontSize' | 'outlineThickness' | 'position'>;
/** `any` = of whatever is spoken of: «increase». */
export type Dimension = 'size' | 'thickness' | 'height' | 'any' | SettingWithWords;
export type Degree = 'much' | 'bit' | 'too';
