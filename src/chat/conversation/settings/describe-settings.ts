import { captionAnimationNames } from '../../../engine/captions/settings/caption-animations.ts';
import { captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import {
  type CaptionSettings,
  captionSettings,
  settingRow,
} from '../../../engine/captions/settings/caption-settings.ts';
import { hasBox, resolveCaptionStyle, valueInFrame } from '../../../engine/captions/settings/caption-style.ts';
import { framingWords } from '../../../engine/captions/settings/framing.ts';
import { isOwnFont } from '../../../engine/captions/settings/own-font.ts';
import type { CaptionPosition, OutputKind } from '../../../engine/captions/settings/setting-row.ts';
import { partsOfStyle, type StyleChoice } from '../../../engine/captions/settings/style-names.ts';
import type { Title } from '../../../engine/captions/settings/title.ts';
import type { Watermark } from '../../../engine/captions/settings/watermark.ts';
import { fill } from '../../../texts/fill.ts';
import { languageName } from '../../../texts/format.ts';
import type { Language } from '../../../texts/languages.ts';
import type { ChatTexts } from '../../../texts/texts.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { type ChatSetting, type SettingInChat, settingsInChat } from './chat-settings.ts';
import { signOf } from './hues.ts';
import { type NamedSetting, namedValues } from './named-values.ts';
import { nearestSwatch, palette } from './palette.ts';
import { placedAgainst } from './step-setting.ts';

/** What to tell of settings. */
interface Told {
  /** Only these; absent = those that have a value. */
  named?: readonly SettingInChat[];
  /** Shape of the picture, on which the names of sizes depend. */
  upright?: boolean | undefined;
  /** What the settings were before; a place is told by which way the captions go from there, and smaller letters with their size before. */
  before?: CaptionSettings;
}

/** `letter colour: 🟡 yellow, size: large (46)`. `''` = there is nothing to tell. */
export function describeSettings(
  settings: CaptionSettings,
  language: Language,
  { named, upright, before }: Told = {},
): string {
  const { looks } = textsOf(language).chat;
  const told = settingsInChat.filter((setting) => named?.includes(setting) ?? settings[setting] !== undefined);
  const nameOf = (setting: SettingInChat) => {
    const isPlaced = setting === 'position' && typeof settings.position === 'number';
    const placed = isPlaced && before ? placedAgainst(settings, before) : null;
    if (placed) return looks.placed[placed];
    return setting === 'outlineColor' && hasBox(resolveCaptionStyle(settings)) ? looks.boxColor : looks.names[setting];
  };
  return told
    .map((setting) => `${nameOf(setting)}: ${fromBefore(setting)}${wordsOf(settings, setting, { language, upright })}`)
    .join(', ');

  function fromBefore(setting: SettingInChat): string {
    const from = setting === 'fontSize' && before ? largerBefore(settings, before, upright) : null;
    const isVertical = settings.resizeForSocialMedia || upright;
    return from === null ? '' : `${numberName('fontSize', from, { language, isVertical })} → `;
  }
}

/** “Size: huge → large”: who wished for smaller letters would read “large” as the opposite. null = they were no larger. */
function largerBefore(settings: CaptionSettings, before: CaptionSettings, upright: boolean | undefined): number | null {
  const isVertical = settings.resizeForSocialMedia || upright || false;
  const [from, to] = [before, settings].map((one) => valueInFrame(one, 'fontSize', { isVertical }));
  return typeof from === 'number' && typeof to === 'number' && from > to ? from : null;
}

function wordsOf(
  settings: CaptionSettings,
  setting: SettingInChat,
  { language, upright }: Pick<Told, 'upright'> & { language: Language },
): string {
  const { looks } = textsOf(language).chat;
  if (setting === 'title') return titleWords(settings.title, language);
  if (setting === 'watermark') return watermarkWords(settings.watermark, language);
  const value = settings[setting];
  if (value === undefined) return looks.automatic;
  if (typeof value === 'boolean') return value ? looks.on : looks.off;
  switch (settingRow(setting).kind.type) {
    case 'color':
      return colorName(String(value), looks);
    case 'integer':
    case 'number':
      return numberName(setting, Number(value), { language, isVertical: settings.resizeForSocialMedia || upright });
    case 'position':
      return positionName(value as CaptionPosition, looks);
    case 'framing':
      return framingName(settings, looks);
    case 'language':
      return languageName(language, String(value));
    case 'choice':
      return choiceName(setting, String(value), looks);
    case 'font':
      return isOwnFont(value) ? looks.ownFont : String(value);
    case 'style':
      return styleTitle(value as StyleChoice, looks);
    default:
      return String(value);
  }
}

/** `“Three things”, panel` */
function titleWords(title: Title | undefined, language: Language): string {
  const { chat, pages } = textsOf(language);
  const { styles } = pages.editor.look.titles;
  const parts = [
    title?.text ? fill(chat.quoted, { words: title.text }) : '',
    title?.style ? styles[title.style].toLocaleLowerCase(language) : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : chat.looks.automatic;
}

/** `top right, 85 %` */
function watermarkWords(watermark: Watermark | undefined, language: Language): string {
  const { looks } = textsOf(language).chat;
  if (!watermark) return looks.none;
  const { corner, opacity } = watermark;
  const place = corner ? looks.corners[corner].toLocaleLowerCase(language) : looks.automatic;
  return opacity === undefined ? place : `${place}, ${Math.round(100 * opacity)} %`;
}

function choiceName(setting: ChatSetting, value: string, looks: ChatTexts['looks']): string {
  if (setting === 'outputSize') return sizeName(value, looks);
  if (setting === 'animation') return animationName(value, looks);
  return setting === 'outputKind' ? looks.outputKinds[value as OutputKind] : value;
}

/** `Pop`, or `Pop · Lime` where a palette was chosen. */
function styleTitle(choice: StyleChoice, looks: ChatTexts['looks']): string {
  const { style, palette } = partsOfStyle(choice);
  const { title } = captionPresets[style];
  return choice === style ? title : `${title} · ${looks.palettes[palette]}`;
}

/** `1080p`: as people call them. */
export function sizeName(size: string, looks: ChatTexts['looks']): string {
  if (size === 'auto') return looks.automatic;
  return size === 'source' ? looks.sourceSize : `${size}p`;
}

function animationName(value: string, looks: ChatTexts['looks']): string {
  if (value === 'none') return looks.none;
  const name = captionAnimationNames.find((one) => one === value);
  return name ? looks.animations[name] : looks.automatic;
}

/** `🌸 pink`, `🌸 pink (#FF87BA)` for a shade of it, so that people see a small step too, or `🔴 #800020`. */
function colorName(hex: string, looks: ChatTexts['looks']): string {
  const { name, exact } = nearestSwatch(hex);
  const sign = signOf(hex);
  if (!exact || sign !== palette[name].emoji) return `${sign} ${hex}`;
  return hex === palette[name].hex ? `${sign} ${looks.colors[name]}` : `${sign} ${looks.colors[name]} (${hex})`;
}

/** `large`, or `large (51)` for a value near it, so that people see a small step too. */
function numberName(
  setting: ChatSetting,
  value: number,
  { language, isVertical }: { language: Language; isVertical: boolean | undefined },
): string {
  const { looks } = textsOf(language).chat;
  if (setting === 'outlineThickness' && value === 0) return looks.none;
  if (!isNamed(setting)) return String(value);
  const [nearest] = namesOf(setting, { language, isVertical }).toSorted(
    (one, other) => distance(one) - distance(other),
  );
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

export function positionName(position: CaptionPosition, looks: ChatTexts['looks']): string {
  if (typeof position === 'number') return fill(looks.positionAt, { percent: Math.round(position * 100) });
  return position === 'auto' ? looks.automatic : looks.positions[position];
}

function isNamed(setting: keyof typeof captionSettings): setting is NamedSetting {
  return 'named' in captionSettings[setting];
}

/** The named values of a setting, from the smallest on. */
export function namesOf(
  setting: NamedSetting,
  { language, isVertical }: { language: Language; isVertical: boolean | undefined },
): { label: string; value: number }[] {
  const labels: Readonly<Record<string, string>> = textsOf(language).chat.looks.named[setting];
  return namedValues(setting, isVertical).map(([name, value]) => ({ label: labels[name] ?? name, value }));
}
