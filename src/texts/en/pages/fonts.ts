/** Fonts that an account has sent. */
export const fonts = {
  title: 'Own font',
  hint: 'A TTF, OTF, WOFF or WOFF2 file of at most 5 MB. Letters that it lacks come from other fonts.',
  file: 'Font file',
  /** Above a list of them. */
  own: 'Your fonts',
  use: 'Use this font',
  remove: 'Remove the font',
  used: '“{name}” is the font of “{preset}” now.',
  removed: '“{preset}” has its style’s font again.',
  /** Drawn with the font: many letters of the language. */
  sample: 'The quick brown fox, 0123',
  upload: 'Add a font',
  added: '“{name}” has been added.',
  adding: 'The font is being checked …',
  restricted: 'By its licence your font must not be embedded in other works. Ask its maker before you publish.',
  mistakes: {
    nothing: 'Choose a font file first.',
    format: 'This is not a TTF, OTF, WOFF or WOFF2 font with outlines, or it has more than 5 MB.',
    damaged: 'This font is damaged, or cannot be drawn.',
    letters: 'This font has no letters to write captions with.',
    gone: 'This font has been deleted.',
  },
} as const;
