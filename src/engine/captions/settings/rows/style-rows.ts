import { animationChoices } from '../caption-animations.ts';
import { captionFontFamilies } from '../font-families.ts';
import type { CaptionSetting } from '../setting-row.ts';
import { defaultStyle, styleChoices } from '../style-names.ts';

/** Rows of the table of settings: how captions look, and where they stand. */
export const styleRows = {
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
  emphasisColor: {
    name: 'captions_emphasis_color',
    kind: { type: 'color' },
    about:
      'Colour of the words that stand out, whether they were chosen or marked. Left out: the colour of the style, or another one ' +
      'where that looks like the letters',
    code: 'kc',
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
    step: { small: 6, much: 14, byName: true },
    named: { small: 28, medium: 40, large: 52, huge: 65 },
    namedWide: { small: 38, medium: 52, large: 65 },
    group: 'letters',
    control: 'range',
  },
  fontFamily: {
    name: 'captions_font_family',
    kind: { type: 'font', choices: captionFontFamilies },
    about:
      'Font, in any letter case; or upload://… of a TTF, OTF, WOFF or WOFF2 file of at most 5 MB, which is checked and kept as ' +
      'font://…. Letters that it lacks come from other fonts',
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
} as const satisfies Record<string, CaptionSetting>;
