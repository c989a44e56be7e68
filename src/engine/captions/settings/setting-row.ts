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
  /** The name of a face, or a font of the account. */
  | { type: 'font'; choices: readonly string[] }
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
  /**
   * What «bigger» and «much bigger» add in chats; a negative number where «up» means a smaller value. `byName`: a step
   * leads to the next value that has a name, where there is one.
   */
  step?: { small: number; much: number; byName?: true };
  /** Values that have a name in chats, from the smallest on; the texts of each language say the names. */
  named?: Readonly<Record<string, number>>;
  /** The same on a picture that is not vertical, where other values look alike. */
  namedWide?: Readonly<Record<string, number>>;
  /**
   * Chats choose its named values on a page of its own, behind a button on the page of its group; without it, a page of
   * chats names the setting itself.
   */
  ownPage?: true;
  /** Where it stands in panels and lists for people, see {@link settingGroups}. */
  group: SettingGroup;
  /** How it is changed in the editor's style panel; null = not there. */
  control: 'switch' | 'range' | 'choice' | 'color' | 'title' | 'watermark' | null;
  /** It says something about one video: presets of accounts leave it out. */
  ofOneVideo?: true;
}

/** Order of settings in panels and lists for people; within a group, the order of the table counts. */
export const settingGroups = ['style', 'colors', 'letters', 'position', 'words', 'picture', 'speech'] as const;
export type SettingGroup = (typeof settingGroups)[number];
