import { type CaptionSettings, captionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { framingWords } from '../../../engine/captions/settings/framing.ts';
import { positionWords, type SettingKind } from '../../../engine/captions/settings/setting-row.ts';
import { type ChatSetting, chatSettings } from './chat-settings.ts';
import { isStepped, type Step, stepSetting } from './step-setting.ts';

/** One change of a draft's settings. */
export type Choice =
  | { kind: 'set'; settings: CaptionSettings }
  /** Removes the setting, so that the style or the engine chooses. */
  | { kind: 'open'; setting: ChatSetting }
  | ({ kind: 'step' } & Step);

/** @param upright shape of the picture, undefined where it is not known: sizes that are left open depend on it */
export function makeChoice(settings: CaptionSettings, choice: Choice, upright: boolean | undefined): CaptionSettings {
  if (choice.kind === 'set') return { ...settings, ...choice.settings };
  if (choice.kind === 'step') return { ...settings, ...stepSetting(settings, choice, upright) };
  const { [choice.setting]: _, ...others } = settings;
  return others;
}

export function settingsOfChoice(choice: Choice): ChatSetting[] {
  if (choice.kind !== 'set') return [choice.setting];
  return Object.keys(choice.settings) as ChatSetting[];
}

const steps = new Map<string, { direction: 1 | -1; much: boolean }>([
  ['+', { direction: 1, much: false }],
  ['++', { direction: 1, much: true }],
  ['-', { direction: -1, much: false }],
  ['--', { direction: -1, much: true }],
]);

/** The setting's code and what happens to it. Buttons set one setting: of several, only the first is written. */
export function writeChoice(choice: Choice): [string, string] {
  if (choice.kind === 'open') return [codeOf(choice.setting), '~'];
  if (choice.kind === 'step') {
    const sign = choice.direction === 1 ? '+' : '-';
    return [codeOf(choice.setting), choice.much ? sign + sign : sign];
  }
  const [setting, value] = Object.entries(choice.settings)[0] ?? ['style', '~'];
  return [codeOf(setting as ChatSetting), writeValue(value)];
}

/** null = not a code that {@link writeChoice} writes. */
export function readChoice([code, text]: string[]): Choice | null {
  const setting = chatSettings.find((one) => codeOf(one) === code);
  if (!setting || text === undefined) return null;
  if (text === '~') return { kind: 'open', setting };
  const step = steps.get(text);
  if (step) return isStepped(setting) ? { kind: 'step', setting, ...step } : null;
  const value = readValue(captionSettings[setting].kind, text);
  return value === undefined ? null : { kind: 'set', settings: { [setting]: value } as CaptionSettings };
}

function codeOf(setting: ChatSetting): string {
  return captionSettings[setting].code;
}

function writeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value).replace('#', '');
}

/** undefined = the setting cannot have this value. */
function readValue(kind: SettingKind, text: string): string | number | boolean | undefined {
  switch (kind.type) {
    case 'boolean':
    case 'progressBar':
      return text === '1' || text === '0' ? text === '1' : undefined;
    case 'integer':
    case 'number':
      return readNumber(text, kind);
    case 'position':
      return positionWords.find((word) => word === text) ?? readNumber(text, kind);
    case 'choice':
    case 'style':
    case 'font':
      return kind.choices.find((choice) => choice === text);
    case 'framing':
      return framingWords.find((word) => word === text);
    case 'color':
      return /^[0-9A-F]{6}([0-9A-F]{2})?$/.test(text) ? `#${text}` : undefined;
    case 'language':
      return /^[a-z]{2}$/.test(text) ? text : undefined;
    case 'dictionary':
    case 'text':
    case 'title':
    case 'watermark':
      return undefined;
  }
}

function readNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const value = Number(text);
  return text !== '' && value >= min && value <= max ? value : undefined;
}
