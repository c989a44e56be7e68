import type {
  CaptionSettings,
  SettingKey,
  SettingsWith,
} from '../../../src/engine/captions/settings/caption-settings.ts';
import { captionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { hasBox, resolveCaptionStyle, valueInFrame } from '../../../src/engine/captions/settings/caption-style.ts';
import type { CaptionFontFamily } from '../../../src/engine/captions/settings/font-families.ts';
import { isOwnFont } from '../../../src/engine/captions/settings/own-font.ts';
import { partsOfStyle } from '../../../src/engine/captions/settings/style-names.ts';
import { isColor } from './colors-alike.ts';

/** A label that is about settings. */
interface SettingLabel {
  /** The settings that may change for it. */
  keys: readonly SettingKey[];
  /** Whether it has come true. */
  holds(after: CaptionSettings, before: CaptionSettings, value: string): boolean;
}

/** By the label's name. */
export const settingLabels: Readonly<Record<string, SettingLabel>> = {
  style: {
    keys: ['style'],
    // no style is called plain: it is the quietest one
    holds: (after, _, value) => styleOf(after) === (value === 'plain' ? 'minimal' : value),
  },
  color: { keys: ['fontColor'], holds: (after, _, value) => isColor(resolveCaptionStyle(after).fontColor, value) },
  highlight: {
    keys: ['highlightColor'],
    holds: (after, _, value) => isColor(resolveCaptionStyle(after).highlightColor, value),
  },
  'emphasis-color': {
    keys: ['emphasisColor'],
    holds: (after, _, value) => isColor(resolveCaptionStyle(after).emphasis.color, value),
  },
  outline: {
    keys: ['outlineColor'],
    holds: (after, _, value) => isColor(resolveCaptionStyle(after).outlineColor, value),
  },
  'outline-width': {
    keys: ['outlineThickness'],
    holds: (after, before, value) =>
      value === 'none'
        ? after.outlineThickness === 0
        : hasGrown('outlineThickness', after, before, value === 'thicker'),
  },
  size: {
    keys: ['fontSize'],
    holds: (after, before, value) =>
      /^\d/.test(value)
        ? after.fontSize === withinSize(Number(value))
        : hasGrown('fontSize', after, before, value === 'bigger'),
  },
  position: { keys: ['position'], holds: (after, before, value) => isPlace(after, before, value) },
  vertical: switchLabel('resizeForSocialMedia'),
  emojis: switchLabel('addEmojis'),
  emphasis: switchLabel('emphasis'),
  zoom: switchLabel('autoZoom'),
  accessible: switchLabel('accessible'),
  'progress-bar': {
    keys: ['progressBar'],
    holds: (after, _, value) => Boolean(after.progressBar) === (value === 'on'),
  },
  framing: {
    keys: ['framing', 'resizeForSocialMedia'],
    holds: (after, _, value) => after.resizeForSocialMedia === true && (after.framing === 'fit') === (value === 'fit'),
  },
  language: { keys: ['language'], holds: (after, _, value) => after.language === value },
  animation: { keys: ['animation'], holds: (after, _, value) => after.animation === value },
  title: { keys: ['title'], holds: (after, _, value) => lettersOf(after.title) === lettersOf(value) },
  background: {
    keys: ['style', 'outlineColor'],
    holds: (after, _, value) => isBackground(after, value),
  },
  caps: { keys: ['fontFamily', 'style'], holds: (after, _, value) => isInCapitals(after) === (value === 'on') },
  'font-heavier': { keys: ['fontFamily'], holds: (after, before) => weightOf(after) > weightOf(before) },
  'font-lighter': { keys: ['fontFamily'], holds: (after, before) => weightOf(after) < weightOf(before) },
  'words-per-page': {
    keys: ['style'],
    holds: (after, _, value) => ['1', 'fewer'].includes(value) && styleOf(after) === 'word-by-word',
  },
  readability: {
    keys: ['accessible', 'style', 'outlineColor', 'outlineThickness', 'fontSize'],
    holds: (after, before) =>
      after.accessible === true ||
      hasBackground(after) ||
      hasGrown('outlineThickness', after, before, true) ||
      hasGrown('fontSize', after, before, true),
  },
};

function switchLabel(key: SettingsWith<{ kind: { type: 'boolean' } }>): SettingLabel {
  return { keys: [key], holds: (after, _, value) => (after[key] ?? captionSettings[key].default) === (value === 'on') };
}

function styleOf({ style = 'pop' }: CaptionSettings): string {
  return partsOfStyle(style).style;
}

function hasGrown(
  key: 'fontSize' | 'outlineThickness',
  after: CaptionSettings,
  before: CaptionSettings,
  isUp: boolean,
): boolean {
  const [is = 0, was = 0] = [after, before].map((settings) => shownValue(settings, key));
  return isUp ? is > was : is < was;
}

function shownValue(settings: CaptionSettings, key: 'fontSize' | 'outlineThickness'): number {
  return valueInFrame(settings, key, { isVertical: settings.resizeForSocialMedia === true }) ?? 0;
}

/** A number outside of the limits means the limit. */
function withinSize(size: number): number {
  const { min, max } = captionSettings.fontSize.kind;
  return Math.min(max, Math.max(min, size));
}

/** About where the words put the captions' centre. */
const heights = { auto: 0.72, top: 0.1, middle: 0.7, bottom: 0.9 };

function isPlace(after: CaptionSettings, before: CaptionSettings, value: string): boolean {
  const [is, was] = [heightOf(after.position), heightOf(before.position)];
  switch (value) {
    case 'top':
      return is <= 0.25;
    case 'bottom':
      return is >= 0.8;
    case 'center':
      return after.position === 'middle' || (is >= 0.4 && is <= 0.6);
    default:
      return value === 'higher' ? is < was : is > was;
  }
}

function heightOf(position: CaptionSettings['position'] = 'auto'): number {
  return typeof position === 'number' ? position : heights[position];
}

/** A box is drawn in the outline's colour. */
function isBackground(after: CaptionSettings, value: string): boolean {
  if (value === 'on' || value === 'off') return hasBackground(after) === (value === 'on');
  return hasBackground(after) && isColor(resolveCaptionStyle(after).outlineColor, value);
}

function hasBackground(settings: CaptionSettings): boolean {
  return hasBox(resolveCaptionStyle(settings));
}

function isInCapitals(settings: CaptionSettings): boolean {
  const { capitals, fontFamily } = resolveCaptionStyle(settings);
  return capitals || fontFamily === 'THEBOLDFONT';
}

/** How heavy the faces look. */
const weights: Record<CaptionFontFamily, number> = {
  Sigmar: 5,
  THEBOLDFONT: 5,
  Anton: 5,
  Rubik: 4,
  'Roboto Condensed': 3,
  'Playfair Display': 3,
  'IBM Plex Mono': 2,
  Kalam: 1,
};

function weightOf(settings: CaptionSettings): number {
  const { fontFamily } = resolveCaptionStyle(settings);
  return isOwnFont(fontFamily) ? 3 : weights[fontFamily];
}

function lettersOf(title: CaptionSettings['title'] | string): string {
  const text = typeof title === 'object' ? title.text : (title ?? '');
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
