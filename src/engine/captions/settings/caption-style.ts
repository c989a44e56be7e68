import { type Accessibility, accessibleColors, accessiblePage } from './accessible-style.ts';
import type { CaptionAnimation } from './caption-animations.ts';
import type { CaptionPreset, CaptionSize, DrawingName, EmphasisLook } from './caption-preset.ts';
import { captionPresets } from './caption-presets.ts';
import { type CaptionSettings, captionSettings, type SettingKey, settingRow } from './caption-settings.ts';
import { emphasisColor } from './emphasis-color.ts';
import type { CaptionFont } from './font-families.ts';
import { isUploadedFont } from './own-font.ts';
import type { CaptionPosition } from './setting-row.ts';
import { type CaptionStyleName, defaultStyle, partsOfStyle, type StyleChoice, stylePalettes } from './style-names.ts';

/** Every value that drawing needs, except what depends on the frame. Sizes are pixels on a frame 1280 pixels high. */
export interface CaptionStyle {
  drawing: DrawingName;
  fontFamily: CaptionFont;
  fontColor: string;
  highlightColor: string;
  outlineColor: string;
  /** null = the lower third, inside the safe area. */
  position: Exclude<CaptionPosition, 'auto'> | null;
  /** The caller did not give a position, so captions may move off faces. */
  isPositionOpen: boolean;
  /** Height of a capital letter, so that all families look equally large at the same number. null = left open. */
  fontSize: number | null;
  /** null = left open. */
  outlineThickness: number | null;
  /** Added between letters, as a share of the font size; never inside scripts that join letters. */
  letterSpacing: number;
  /** How words that stand out are drawn. */
  emphasis: EmphasisLook;
  /** How pages or words appear; `none` = nothing moves at all. */
  animation: CaptionAnimation | 'none';
  /** The sizes for what is left open, by the shape of the frame. */
  openSizes: { upright: CaptionSize; wide: CaptionSize };
  /** Text is written in capitals, whatever the face. */
  capitals: boolean;
  /** One word of each page stands out, on a line of its own. */
  hasKeyLines: boolean;
  /** Limits of a page, where they are not the usual ones. */
  page: (NonNullable<CaptionPreset['page']> & { minDurationMs?: number }) | null;
  /** How they are made readable for everybody; null = that was not asked for. */
  accessibility: Accessibility | null;
  addEmojis: boolean;
  /** Decides how letters are capitalised (Turkish i); null = not known. */
  language: string | null;
}

/** The style of these settings, or the default one, in the colours of its palette. */
export function presetOf({ style: choice = defaultStyle }: CaptionSettings): CaptionPreset {
  const { style, palette } = partsOfStyle(choice);
  const preset: CaptionPreset = captionPresets[style];
  return { ...preset, settings: { ...preset.settings, ...preset.palettes[palette] } };
}

/** Whether the letters stand on something that is drawn in the outline's colour. */
export function hasBox({ drawing }: Pick<CaptionStyle, 'drawing'>): boolean {
  return drawing === 'boxed' || drawing === 'banner' || drawing === 'panel';
}

/** The palettes of a style with all their colours; a style without a highlight lights words in their own colour. */
export function palettesOf(style: CaptionStyleName) {
  return stylePalettes[style].map((palette) => {
    const choice = `${style}/${palette}` as StyleChoice;
    const { fontColor, highlightColor = fontColor, outlineColor } = presetOf({ style: choice }).settings;
    return { palette, choice, colors: { fontColor, highlightColor, outlineColor } };
  });
}

/** The engine chooses where the captions stand, so that they can keep off faces. */
export function isPositionOpen({ position }: CaptionSettings): boolean {
  return position === undefined || position === 'auto';
}

/** The value that is shown on a frame of this shape; undefined = the engine chooses it. */
export function valueInFrame<Key extends SettingKey>(
  settings: CaptionSettings,
  key: Key,
  { isVertical }: { isVertical: boolean },
): CaptionSettings[Key] {
  const { settings: onVertical, wide } = presetOf(settings);
  const ofStyle: CaptionSettings = isVertical ? onVertical : { ...onVertical, ...wide };
  const value = settings[key] ?? ofStyle[key] ?? (settingRow(key).default as CaptionSettings[Key]);
  if (value !== undefined) return value;
  if (key === 'highlightColor') return valueInFrame(settings, 'fontColor', { isVertical }) as typeof value;
  return key === 'emphasisColor' ? (resolveCaptionStyle(settings).emphasis.color as typeof value) : value;
}

/** A given setting wins over the style's own, whichever was given first. */
export function resolveCaptionStyle(settings: CaptionSettings): CaptionStyle {
  const preset = presetOf(settings);
  const { hasKeyLines = false } = preset;
  const { fontSize, outlineThickness, ...own } = preset.settings;
  const fontColor = settings.fontColor ?? own.fontColor;
  const position = settings.position ?? own.position ?? 'auto';
  const ownColors = {
    fontColor,
    highlightColor: settings.highlightColor ?? own.highlightColor ?? fontColor,
    outlineColor: settings.outlineColor ?? own.outlineColor,
  };
  const { of: accessibility = null, ...colors } = settings.accessible
    ? accessibleColors(ownColors, preset.drawing)
    : { of: null, ...ownColors };
  return {
    drawing: preset.drawing,
    fontFamily: checkedFont(settings.fontFamily) ?? own.fontFamily,
    ...colors,
    emphasis: {
      ...preset.emphasis,
      color: colorOfEmphasis(settings, preset, { colors, minContrast: accessibility?.minContrast }),
    },
    accessibility,
    position: position === 'auto' ? null : position,
    isPositionOpen: isPositionOpen(settings),
    fontSize: settings.fontSize ?? null,
    outlineThickness: settings.outlineThickness ?? null,
    letterSpacing: settings.letterSpacing ?? own.letterSpacing ?? captionSettings.letterSpacing.default,
    animation: animationOf(settings),
    openSizes: { upright: { fontSize, outlineThickness }, wide: preset.wide },
    capitals: preset.capitals ?? false,
    hasKeyLines,
    page: accessibility ? accessiblePage : (preset.page ?? null),
    addEmojis: settings.addEmojis ?? captionSettings.addEmojis.default,
    language: settings.language ?? null,
  };
}

/** The one that was asked for as it is, unless captions are to be readable for everybody. */
function colorOfEmphasis(
  { emphasisColor: asked }: CaptionSettings,
  { hasKeyLines, emphasis, drawing }: CaptionPreset,
  {
    colors,
    minContrast,
  }: { colors: Pick<CaptionStyle, 'fontColor' | 'highlightColor' | 'outlineColor'>; minContrast: number | undefined },
): string {
  if (asked !== undefined && minContrast === undefined) return asked;
  // where each page has a key word, it is what the highlight colour is for
  if (asked === undefined && hasKeyLines) return colors.highlightColor;
  return emphasisColor(asked ?? emphasis.color, shownColors(drawing, colors), minContrast);
}

/** A file that was not checked is never drawn with. */
function checkedFont(font: CaptionSettings['fontFamily']): CaptionFont | undefined {
  return isUploadedFont(font) ? undefined : font;
}

/** In `glow` the colours are those of the light around the letters, in front of a dark shade. */
function shownColors<Colors extends { outlineColor: string }>(drawing: DrawingName, colors: Colors) {
  return drawing === 'glow' ? { ...colors, fontColor: colors.outlineColor, outlineColor: '#000000' } : colors;
}

function animationOf(settings: CaptionSettings): CaptionStyle['animation'] {
  const { animation = captionSettings.animation.default } = settings;
  if (animation !== 'auto') return animation;
  // while a page fades or moves, its letters have less contrast
  return settings.accessible ? 'none' : (presetOf(settings).animation ?? defaultAnimation);
}

/** Of styles that name none. */
const defaultAnimation: CaptionAnimation = 'fade';
