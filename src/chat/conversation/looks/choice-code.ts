import {
  type CaptionSettings,
  captionFontFamilies,
  captionStyleNames,
} from '../../../engine/captions/settings/caption-settings.ts';
import { framingWords } from '../../../engine/captions/settings/framing.ts';
import type { Choice } from './choice.ts';
import type { LookSetting } from './look-setting.ts';
import type { SteppedSetting } from './step-setting.ts';

/** Each setting's letters in a button. */
const codes = {
  style: 'st',
  fontColor: 'fc',
  highlightColor: 'hc',
  outlineColor: 'oc',
  outlineThickness: 'ot',
  fontFamily: 'ff',
  fontSize: 'fs',
  position: 'po',
  addEmojis: 'em',
  resizeForSocialMedia: 'vs',
  framing: 'fr',
  language: 'la',
  maskProfanity: 'mp',
} as const satisfies Record<LookSetting, string>;

const steps = new Map<string, { direction: 1 | -1; much: boolean }>([
  ['+', { direction: 1, much: false }],
  ['++', { direction: 1, much: true }],
  ['-', { direction: -1, much: false }],
  ['--', { direction: -1, much: true }],
]);

/**
 * The setting and what becomes of it. Of several settings set at once, buttons have no need: only the first is written.
 */
export function writeChoice(choice: Choice): [string, string] {
  if (choice.kind === 'open') return [codes[choice.setting], '~'];
  if (choice.kind === 'step') {
    const sign = choice.direction === 1 ? '+' : '-';
    return [codes[choice.setting], choice.much ? sign + sign : sign];
  }
  const [setting, value] = Object.entries(choice.settings)[0] ?? ['style', '~'];
  return [codes[setting as LookSetting], writeValue(value)];
}

export function readChoice([code, text]: string[]): Choice | null {
  const setting = (Object.keys(codes) as LookSetting[]).find((one) => codes[one] === code);
  if (!setting || text === undefined) return null;
  if (text === '~') return { kind: 'open', setting };
  const step = steps.get(text);
  if (step) return isStepped(setting) ? { kind: 'step', setting, ...step } : null;
  const value = values[setting](text);
  return value === undefined ? null : { kind: 'set', settings: { [setting]: value } };
}

function writeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value).replace('#', '');
}

function isStepped(setting: LookSetting): setting is SteppedSetting {
  return setting === 'fontSize' || setting === 'outlineThickness' || setting === 'position';
}

const values: { [S in LookSetting]: (text: string) => CaptionSettings[S] } = {
  style: (text) => captionStyleNames.find((name) => name === text),
  fontColor: readColor,
  highlightColor: readColor,
  outlineColor: readColor,
  outlineThickness: (text) => readNumber(text, 0, 20),
  fontFamily: (text) => captionFontFamilies.find((name) => name === text),
  fontSize: (text) => readNumber(text, 18, 65),
  position: (text) =>
    (['top', 'middle', 'bottom'] as const).find((name) => name === text) ?? readNumber(text, 0.1, 0.9),
  addEmojis: readFlag,
  resizeForSocialMedia: readFlag,
  framing: (text) => framingWords.find((word) => word === text),
  language: (text) => (/^[a-z]{2}$/.test(text) ? text : undefined),
  maskProfanity: readFlag,
};

function readColor(text: string): string | undefined {
  return /^[0-9A-F]{6}([0-9A-F]{2})?$/.test(text) ? `#${text}` : undefined;
}

function readFlag(text: string): boolean | undefined {
  return text === '1' || text === '0' ? text === '1' : undefined;
}

function readNumber(text: string, min: number, max: number): number | undefined {
  const value = Number(text);
  return text !== '' && value >= min && value <= max ? value : undefined;
}
