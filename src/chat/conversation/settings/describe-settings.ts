import { captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import {
  type CaptionPosition,
  type CaptionSettings,
  captionStyleNames,
  settingRow,
} from '../../../engine/captions/settings/caption-settings.ts';
import { framingWords } from '../../../engine/captions/settings/framing.ts';
import { fill } from '../../../texts/fill.ts';
import { languageName } from '../../../texts/format.ts';
import type { Language } from '../../../texts/languages.ts';
import type { ChatTexts } from '../../../texts/texts.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { type ChatSetting, chatSettings } from './chat-settings.ts';
import { isNamed, namesOf } from './named-values.ts';
import { nearestSwatch, swatches } from './swatches.ts';

/** `letters: 🟡 yellow, size: large (46)`: the settings that have a value, or those of `named`. `''` = none. */
export function describeSettings(settings: CaptionSettings, language: Language, named?: ChatSetting[]): string {
  const { looks } = textsOf(language).chat;
  const told = chatSettings.filter((setting) => named?.includes(setting) ?? settings[setting] !== undefined);
  return told.map((setting) => `${looks.names[setting]}: ${wordsOf(settings, setting, language)}`).join(', ');
}

function wordsOf(settings: CaptionSettings, setting: ChatSetting, language: Language): string {
  const { looks } = textsOf(language).chat;
  const value = settings[setting];
  if (value === undefined) return looks.automatic;
  if (typeof value === 'boolean') return value ? looks.on : looks.off;
  switch (settingRow(setting).kind.type) {
    case 'color':
      return colorName(String(value), looks);
    case 'integer':
    case 'number':
      return numberName(setting, Number(value), language);
    case 'position':
      return positionName(value as CaptionPosition, looks);
    case 'framing':
      return framingName(settings, looks);
    case 'language':
      return languageName(language, String(value));
    default: {
      const style = captionStyleNames.find((name) => setting === 'style' && name === value);
      return style ? captionPresets[style].title : String(value);
    }
  }
}

function colorName(hex: string, looks: ChatTexts['looks']): string {
  const { name, exact } = nearestSwatch(hex);
  return `${swatches[name].emoji} ${exact ? looks.colors[name] : hex}`;
}

/** `large`, or `large (51)` for a value near it, so that people see a small step too. */
function numberName(setting: ChatSetting, value: number, language: Language): string {
  const { looks } = textsOf(language).chat;
  if (setting === 'outlineThickness' && value === 0) return looks.none;
  if (!isNamed(setting)) return String(value);
  const [nearest] = namesOf(setting, language).toSorted((one, other) => distance(one) - distance(other));
  function distance(named: { value: number }) {
    return Math.abs(named.value - value);
  }
  const name = nearest?.label.toLocaleLowerCase(language) ?? '';
  return nearest?.value === value ? name : `${name} (${value})`;
}

/** Framing has an effect on vertical pictures only. */
function framingName({ framing, resizeForSocialMedia }: CaptionSettings, looks: ChatTexts['looks']): string {
  const word = framingWords.find((one) => one === framing);
  const name = word ? looks.framings[word] : looks.automatic;
  return resizeForSocialMedia ? name : fill(looks.onceVertical, { framing: name });
}

function positionName(position: CaptionPosition, looks: ChatTexts['looks']): string {
  if (typeof position === 'number') return fill(looks.positionAt, { percent: Math.round(position * 100) });
  return position === 'auto' ? looks.automatic : looks.positions[position];
}
