import { animations } from '../animations.ts';
import { corners } from '../corners.ts';
import { palettes } from '../palettes.ts';

export const looks = {
  /** The outline colour in styles that draw a box in it. */
  boxColor: 'background colour',
  /** Names of the settings, as in «size: 40». */
  names: {
    style: 'style',
    fontColor: 'letter colour',
    highlightColor: 'highlight colour',
    outlineColor: 'outline colour',
    emphasisColor: 'colour of words that stand out',
    outlineThickness: 'outline',
    letterSpacing: 'letter spacing',
    fontFamily: 'font',
    fontSize: 'size',
    animation: 'movement',
    position: 'position',
    addEmojis: 'emojis',
    emphasis: 'key words',
    resizeForSocialMedia: 'vertical 9:16',
    framing: 'framing',
    outputSize: 'size of the video',
    autoZoom: 'slow zoom',
    outputKind: 'output',
    language: 'spoken language',
    maskProfanity: 'swear words as f***',
    progressBar: 'progress bar',
    title: 'title',
    watermark: 'watermark',
    accessible: 'easy to read for everybody',
  },
  colors: {
    white: 'white',
    black: 'black',
    yellow: 'yellow',
    orange: 'orange',
    red: 'red',
    pink: 'pink',
    purple: 'purple',
    blue: 'blue',
    turquoise: 'turquoise',
    green: 'green',
  },
  palettes,
  corners,
  /** The font, where it is the person’s own file. */
  ownFont: 'your own',
  positions: { top: 'top', middle: 'middle', bottom: 'bottom' },
  /** @param percent of the picture's height, counted from the top */
  positionAt: '{percent}% from the top',
  /** A place that is named as one where the captions go: “lower: 82% from the top”. */
  placed: { lower: 'lower', higher: 'higher' },
  /** What a vertical picture keeps. */
  framings: { auto: 'follows the people', centre: 'the middle', fit: 'the whole picture, with blurred edges' },
  onceVertical: '{framing} (once it is vertical)',
  animations,
  sourceSize: 'source size',
  outputKinds: { video: 'with the video', overlay: 'transparent' },
  on: 'on',
  off: 'off',
  none: 'none',
  automatic: 'automatic',
  /** Values that have a name, see `named` in the table of settings. */
  named: {
    fontSize: { small: 'Small', medium: 'Medium', large: 'Large', huge: 'Huge' },
    outlineThickness: { thin: 'Thin', medium: 'Medium', thick: 'Thick' },
    letterSpacing: { tight: 'Tight', normal: 'Normal', wide: 'Wide', veryWide: 'Very wide' },
  },
  /** Buttons for one step down and one step up. */
  steps: {
    fontSize: { down: '➖ Smaller', up: '➕ Bigger' },
    outlineThickness: { down: '➖ Thinner', up: '➕ Thicker' },
    letterSpacing: { down: '➖ Closer', up: '➕ Wider' },
    position: { down: '⬇️ Lower', up: '⬆️ Higher' },
  },
  /** Buttons that lead to a page of the panel, and the page's own heading. */
  pages: {
    style: '✨ Style',
    colors: '🎨 Colours',
    fontColor: 'Letters',
    highlightColor: 'Highlight',
    outlineColor: 'Outline',
    emphasisColor: 'Words that stand out',
    letters: '🔠 Size and font',
    letterSpacing: '↔️ Letter spacing',
    outline: '⭕ Outline',
    position: '↕️ Position',
    animation: '🎬 Movement',
    language: '🗣 Spoken language',
    framing: '📱 Vertical 9:16',
    moreStyles: '✨ More styles',
    palette: '🎨 Palette',
  },
} as const;
