import type { DictionaryEntry } from '../wording/dictionary.ts';
import { animationChoices } from './caption-animations.ts';
import { captionFontFamilies } from './font-families.ts';
import type { Framing } from './framing.ts';
import type { ProgressBar } from './progress-bar.ts';
import { defaultStyle, styleChoices } from './style-names.ts';
import type { Title } from './title.ts';
import type { Watermark } from './watermark.ts';

/** Sizes of the output; a number is the length of its short side in pixels. The first is the default. */
export const outputSizes = ['auto', 'source', '720', '1080'] as const;

/** What comes out: the video, or what is drawn on it alone. The first is the default. */
export const outputKinds = ['video', 'overlay'] as const;
export type OutputKind = (typeof outputKinds)[number];

/** Words that `position` accepts beside a number. */
export const positionWords = ['auto', 'top', 'middle', 'bottom'] as const;
export type PositionWord = (typeof positionWords)[number];
/** A number is the block's centre as a share of the frame's height. */
export type CaptionPosition = PositionWord | number;

/** What values a setting has. Plain data, because the browser reads the table too. */
export type SettingKind =
  | { type: 'boolean' }
  | { type: 'integer' | 'number'; min: number; max: number }
  | { type: 'choice'; choices: readonly string[] }
  /** The name of a style, or `name/palette`. */
  | { type: 'style'; choices: readonly string[] }
  /** `#RRGGBB` or `#RRGGBBAA`, upper case. */
  | { type: 'color' }
  | { type: 'position'; min: number; max: number }
  /** ISO 639-1 code. */
  | { type: 'language' }
  | { type: 'framing' }
  | { type: 'dictionary' }
  | { type: 'text'; maxCharacters: number }
  | { type: 'progressBar' }
  | { type: 'watermark' }
  | { type: 'title'; maxCharacters: number };

/** One row of the table. */
export interface CaptionSetting {
  /** Name in the API and in exported settings; with dashes, the name of the CLI option. Stored records use the key. */
  name: string;
  kind: SettingKind;
  /** What the setting means, in a sentence for the API's documents and the CLI's help. No full stop at the end. */
  about: string;
  /** The value when neither the caller nor the style gives one; absent = the engine decides. */
  default?: string | number | boolean;
  /** A style may give this setting a value of its own, see `caption-presets.ts`. */
  byStyle?: true;
  /** Letters in button codes of chats, never changed because old buttons stay in chats; null = not chosen in chats. */
  code: string | null;
  /** What «bigger» and «much bigger» add in chats; a negative number where «up» means a smaller value. */
  step?: { small: number; much: number };
  /** Values that have a name in chats, from the smallest on; the texts of each language say the names. */
  named?: Readonly<Record<string, number>>;
  /**
   * Chats choose its named values on a page of its own, behind a button on the page of its group; without it, a page of
   * chats names the setting itself.
   */
  ownPage?: true;
  /** Where it stands in panels and lists for people, see {@link settingGroups}. */
  group: SettingGroup;
  /** How it is changed in the editor's style panel; null = not there. */
  control: 'switch' | 'range' | 'choice' | 'color' | 'title' | null;
  /** It says something about one video: presets of accounts leave it out. */
  ofOneVideo?: true;
}

/** Order of settings in panels and lists for people; within a group, the order of the table counts. */
export const settingGroups = ['style', 'colors', 'letters', 'position', 'words', 'picture', 'speech'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/**
 * Every caption setting. Requests, replies, the OpenAPI document, CLI options, drafts and buttons in chats, and the
 * editor's style panel are made from this table, in its order. Sizes are pixels on a frame 1280 pixels high.
 */
export const captionSettings = {
  language: {
    name: 'language',
    kind: { type: 'language' },
    about: 'The language spoken, which is also that of the captions',
    code: 'la',
    group: 'speech',
    control: null,
    ofOneVideo: true,
  },
  resizeForSocialMedia: {
    name: 'resize_for_social_media',
    kind: { type: 'boolean' },
    about: 'Makes the video vertical, 9:16',
    default: false,
    code: 'vs',
    group: 'picture',
    control: 'switch',
  },
  framing: {
    name: 'framing',
    kind: { type: 'framing' },
    about:
      'Which part of the picture resize_for_social_media keeps. auto: follows the people; centre: the middle; fit: the whole ' +
      'picture over a blurred copy of itself; or points in time: between two points the window moves evenly, two points at ' +
      'the same time are a cut. A list may also be JSON text',
    default: 'auto',
    code: 'fr',
    group: 'picture',
    control: 'choice',
  },
  outputSize: {
    name: 'output_size',
    kind: { type: 'choice', choices: outputSizes },
    about:
      'The size of the output: 720 or 1080 pixels on its short side, or as the source has it. auto: a video that is made ' +
      'vertical is 1080 × 1920 if its picture is at least 720 high and 720 × 1280 otherwise; others keep their size. No ' +
      'side is made longer than 3840 pixels by enlarging',
    default: 'auto',
    code: 'os',
    group: 'picture',
    control: 'choice',
  },
  autoZoom: {
    name: 'auto_zoom',
    kind: { type: 'boolean' },
    about:
      'Brings the picture closer while somebody speaks, by at most 8 %: a little at once where a sentence begins and on ' +
      'emphasised words, then slowly, towards the face. Captions keep their size',
    default: false,
    code: 'az',
    group: 'picture',
    control: 'switch',
  },
  outputKind: {
    name: 'output_kind',
    kind: { type: 'choice', choices: outputKinds },
    about:
      'What comes out. video: the captioned video. overlay: captions, emojis and titles alone with alpha, without sound, to ' +
      'lay over the video in an editing program: ProRes 4444 in MOV at video_url, and VP9 in WebM',
    default: 'video',
    code: 'ok',
    group: 'picture',
    control: 'choice',
  },
  style: {
    name: 'style',
    kind: { type: 'style', choices: styleChoices },
    about:
      'A ready-made style, or one with a palette of its own, such as pop/lime; see GET /api/styles. It only fills in ' +
      'settings that you leave out',
    default: defaultStyle,
    code: 'st',
    group: 'style',
    control: 'choice',
  },
  animation: {
    name: 'captions_animation',
    kind: { type: 'choice', choices: animationChoices },
    about:
      'How captions appear. auto: as in the style; none: nothing moves, neither pages nor words nor emojis; or a name of GET ' +
      '/api/styles. Every movement ends by the time its word is spoken',
    default: 'auto',
    code: 'an',
    group: 'style',
    control: 'choice',
  },
  fontColor: {
    name: 'captions_font_color',
    kind: { type: 'color' },
    about: 'Colour of the letters',
    byStyle: true,
    code: 'fc',
    group: 'colors',
    control: 'color',
  },
  highlightColor: {
    name: 'captions_highlight_color',
    kind: { type: 'color' },
    about: 'Colour of the word that is being spoken',
    byStyle: true,
    code: 'hc',
    group: 'colors',
    control: 'color',
  },
  outlineColor: {
    name: 'captions_outline_color',
    kind: { type: 'color' },
    about: 'Colour of the outline, and of the box or the shadow where the style has one',
    byStyle: true,
    code: 'oc',
    group: 'colors',
    control: 'color',
  },
  position: {
    name: 'captions_position',
    kind: { type: 'position', min: 0.1, max: 0.9 },
    about:
      'Height of the centre of the captions: auto, top (0.1), middle (0.7), bottom (0.9), or a share of the frame’s height. ' +
      'auto: the lower third, off faces. With a word, they stay inside the safe area',
    default: 'auto',
    byStyle: true,
    code: 'po',
    // up the frame
    step: { small: -0.1, much: -0.2 },
    group: 'position',
    control: 'choice',
  },
  fontSize: {
    name: 'captions_font_size',
    kind: { type: 'integer', min: 18, max: 65 },
    about: 'Height of a capital letter in pixels, on a frame 1280 pixels high',
    byStyle: true,
    code: 'fs',
    step: { small: 6, much: 14 },
    named: { small: 28, medium: 40, large: 52, huge: 65 },
    group: 'letters',
    control: 'range',
  },
  fontFamily: {
    name: 'captions_font_family',
    kind: { type: 'choice', choices: captionFontFamilies },
    about: 'Font, in any letter case',
    byStyle: true,
    code: 'ff',
    group: 'letters',
    control: 'choice',
  },
  accessible: {
    name: 'captions_accessible',
    kind: { type: 'boolean' },
    about:
      'Keeps captions easy to read: at most 17 characters a second where the speech leaves time, a contrast of at least ' +
      '4.5 : 1 on any picture, no flashing. `notices` say what could not be kept',
    default: false,
    code: 'ac',
    group: 'letters',
    control: 'switch',
  },
  addEmojis: {
    name: 'captions_add_emojis',
    kind: { type: 'boolean' },
    about: 'Adds fitting emojis. An emoji of a caption of yours is always shown',
    default: false,
    code: 'em',
    group: 'words',
    control: 'switch',
  },
  outlineThickness: {
    name: 'captions_outline_thickness',
    kind: { type: 'integer', min: 0, max: 20 },
    about: 'Thickness of the outline in pixels, on a frame 1280 pixels high',
    byStyle: true,
    code: 'ot',
    step: { small: 2, much: 6 },
    named: { thin: 4, medium: 8, thick: 14 },
    group: 'letters',
    control: 'range',
  },
  letterSpacing: {
    name: 'captions_letter_spacing',
    kind: { type: 'number', min: -0.05, max: 0.3 },
    about:
      'Space added between letters, as a share of the font size. Letters of scripts that join them, such as Arabic and ' +
      'Devanagari, stay together',
    default: 0,
    byStyle: true,
    code: 'ls',
    step: { small: 0.05, much: 0.15 },
    named: { tight: -0.05, normal: 0, wide: 0.1, veryWide: 0.2 },
    ownPage: true,
    group: 'letters',
    control: 'range',
  },
  emphasis: {
    name: 'captions_emphasis',
    kind: { type: 'boolean' },
    about:
      'Makes key words stand out, larger and in another colour: numbers, names, denials, superlatives, rare words; at most ' +
      'one word in six. A word of a caption of yours stands out if it is marked, and never if it is marked with false',
    default: false,
    code: 'kw',
    group: 'words',
    control: 'switch',
  },
  maskProfanity: {
    name: 'captions_mask_profanity',
    kind: { type: 'boolean' },
    about: 'Shows swear words as f***, in the picture and in exports',
    default: false,
    code: 'mp',
    group: 'words',
    control: 'switch',
  },
  dictionary: {
    name: 'dictionary',
    kind: { type: 'dictionary' },
    about: 'How to spell words that are heard. Captions that you send stay as they are',
    code: null,
    group: 'words',
    control: null,
    ofOneVideo: true,
  },
  script: {
    name: 'script',
    kind: { type: 'text', maxCharacters: 100_000 },
    about:
      'What is said, word for word. Captions then have its words, spelling and punctuation, with times from the sound; ' +
      'captions that you send take precedence over it. Text in square brackets is not spoken; what is in round brackets, and ' +
      'a name before a colon, may be',
    code: null,
    group: 'speech',
    control: null,
    ofOneVideo: true,
  },
  title: {
    name: 'title',
    kind: { type: 'title', maxCharacters: 120 },
    about:
      'A hook over the picture: a text, or {text, start, end, position, style}. Two lines at most: the letters shrink to ' +
      'fit. It keeps off faces and captions, and clear of what platforms draw. An empty text in an edit removes it',
    code: null,
    group: 'words',
    control: 'title',
    ofOneVideo: true,
  },
  progressBar: {
    name: 'progress_bar',
    kind: { type: 'progressBar' },
    about: 'A thin bar that grows with the video: yes or no, or {color, position}. It keeps off faces and captions',
    default: false,
    code: 'pb',
    group: 'picture',
    control: 'switch',
  },
  watermark: {
    name: 'watermark',
    kind: { type: 'watermark' },
    about:
      'A picture in a corner: upload://…, or {picture, corner, opacity, size}. It is kept as long as a video has it. It ' +
      'keeps off faces and captions, and clear of what platforms draw. An empty text in an edit removes it',
    code: null,
    group: 'picture',
    control: null,
    ofOneVideo: true,
  },
} as const satisfies Record<string, CaptionSetting>;

type Table = typeof captionSettings;
export type SettingKey = keyof Table;
export type SettingName = Table[SettingKey]['name'];
/** Settings whose row has these columns. */
export type SettingsWith<Row> = { [Key in SettingKey]: Table[Key] extends Row ? Key : never }[SettingKey];
/** A style may fill these in. */
export type StyleSetting = SettingsWith<{ byStyle: true }>;

type ValueOf<Kind> = Kind extends { type: 'choice' | 'style'; choices: readonly (infer Choice)[] }
  ? Choice
  : Kind extends { type: infer Type extends keyof Values }
    ? Values[Type]
    : never;

interface Values {
  boolean: boolean;
  integer: number;
  number: number;
  color: string;
  position: CaptionPosition;
  language: string;
  framing: Framing;
  dictionary: DictionaryEntry[];
  text: string;
  title: Title;
  progressBar: ProgressBar;
  watermark: Watermark;
}

/** Settings as they are stored. What the caller left out is absent: `resolveCaptionStyle` fills it in. */
export type CaptionSettings = { -readonly [Key in SettingKey]?: ValueOf<Table[Key]['kind']> };

export const settingKeys = Object.keys(captionSettings) as SettingKey[];

/** The settings in the order in which people see them. */
export const settingsForPeople: readonly SettingKey[] = settingGroups.flatMap((group) =>
  settingKeys.filter((key) => captionSettings[key].group === group),
);

/** The row of a setting with all columns, for code that does not care which setting it is. */
export function settingRow(key: SettingKey): CaptionSetting {
  return captionSettings[key];
}
