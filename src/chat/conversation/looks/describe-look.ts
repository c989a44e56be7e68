import { captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import type { CaptionPosition, CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { framingWords } from '../../../engine/captions/settings/framing.ts';
import { fill } from '../../../texts/fill.ts';
import { languageName } from '../../../texts/format.ts';
import type { Language } from '../../../texts/languages.ts';
import type { ChatTexts } from '../../../texts/texts.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { type LookSetting, lookSettings } from './look-setting.ts';
import { letterSizes, nearestSize, outlineSizes } from './named-sizes.ts';
import { nearestSwatch, swatches } from './swatches.ts';

/** `letters: 🟡 yellow, size: large (46)` – the settings that are given, or those named. `''` = none. */
export function describeLook(settings: CaptionSettings, language: Language, named?: LookSetting[]): string {
  const { looks } = textsOf(language).chat;
  const told = lookSettings.filter((setting) => named?.includes(setting) ?? settings[setting] !== undefined);
  return told.map((setting) => `${looks.names[setting]}: ${wordsOf(settings, setting, language)}`).join(', ');
}

function wordsOf(settings: CaptionSettings, setting: LookSetting, language: Language): string {
  const { looks } = textsOf(language).chat;
  const value = settings[setting];
  if (value === undefined) return looks.automatic;
  if (typeof value === 'boolean') return value ? looks.on : looks.off;
  const words: { [S in LookSetting]?: (text: string) => string } = {
    style: () => titleOfStyle(settings),
    fontColor: (hex) => colorName(hex, looks),
    highlightColor: (hex) => colorName(hex, looks),
    outlineColor: (hex) => colorName(hex, looks),
    outlineThickness: (size) => (size === '0' ? looks.none : sizeName(outlineSizes, Number(size), looks, language)),
    fontSize: (size) => sizeName(letterSizes, Number(size), looks.sizes, language),
    position: () => positionName(settings.position, looks),
    framing: () => framingName(settings, looks),
    language: (code) => languageName(language, code),
  };
  return words[setting]?.(String(value)) ?? String(value);
}

function titleOfStyle({ style }: CaptionSettings): string {
  return style ? captionPresets[style].title : '';
}

function colorName(hex: string, looks: ChatTexts['looks']): string {
  const { name, exact } = nearestSwatch(hex);
  return `${swatches[name].emoji} ${exact ? looks.colors[name] : hex}`;
}

/** `large`, or `large (51)` for what is only near it: of two steps people see that something has changed. */
function sizeName<Name extends string>(
  sizes: Record<Name, number>,
  size: number,
  labels: NoInfer<Record<Name, string>>,
  language: Language,
): string {
  const { name, exact } = nearestSize(sizes, size);
  const words = labels[name].toLocaleLowerCase(language);
  return exact ? words : `${words} (${size})`;
}

/** It counts for upright pictures only. */
function framingName({ framing, resizeForSocialMedia }: CaptionSettings, looks: ChatTexts['looks']): string {
  const word = framingWords.find((one) => one === framing);
  const name = word ? looks.framings[word] : looks.automatic;
  return resizeForSocialMedia ? name : fill(looks.onceVertical, { framing: name });
}

function positionName(position: CaptionPosition | undefined, looks: ChatTexts['looks']): string {
  if (typeof position === 'number') return fill(looks.positionAt, { percent: Math.round(position * 100) });
  return position ? looks.positions[position] : looks.automatic;
}
