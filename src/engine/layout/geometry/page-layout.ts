/** All lengths are pixels of the output frame, origin top left; all times milliseconds on the video's clock. */
export interface Frame {
  width: number;
  height: number;
}

/** A stretch of text in one font, as libass is to draw it. */
export interface TextRun {
  text: string;
  /** Family name inside the font file. */
  fontFamily: string;
  /** libass's Fontsize: winAscent + winDescent in pixels, not the em. */
  assFontSize: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedWord {
  /** Case already changed where the style says so; characters that no font has left out. Never empty. */
  runs: TextRun[];
  /** When this word is the lit one. */
  startMs: number;
  endMs: number;
  /** The point for libass `\an5\pos`: the word grows and shrinks around it. */
  centreX: number;
  centreY: number;
  baselineY: number;
  /** Ink of the letters at rest, outline and shadow not included. */
  ink: Box;
  /** What a look may paint behind this word: as high as its line, free of the neighbours' letters. Else the ink's. */
  plate: Box;
  /** Where a typing cursor stands before the first letter and after each; empty unless the look needs them. */
  caretStops: CaretStop[];
  /** Where its letters are read from. */
  rightToLeft: boolean;
  /** Goes before the text, unseen, where its own letters would give it another base direction; else empty. */
  directionMark: string;
}

export interface PageLayout {
  startMs: number;
  endMs: number;
  words: PlacedWord[];
  /** The plates of each line's words together, from top to bottom; neighbours meet where the look paints lines. */
  lines: Box[];
  /** At most one at a time. */
  emojis: EmojiPlacement[];
  /** No word's outline reaches the letters of another one, whichever of them is lit. */
  hasSeparateOutlines: boolean;
  /** Width of the outline. */
  outlinePx: number;
  /** Size of the em: what shadows and spaces are measured by. */
  emPx: number;
  /** Everything the page paints, enlarged word, outline, shadow and emoji included; always inside the frame. */
  box: Box;
}

/** A colour picture over the video; libass draws no colour emoji. */
export interface EmojiPlacement {
  /** One grapheme: ZWJ sequences and skin tones included. */
  emoji: string;
  startMs: number;
  endMs: number;
  centreX: number;
  centreY: number;
  sizePx: number;
  /** It was there on the page before, at another height: it does not pop again. */
  continues?: true;
}

/** Where a typing cursor stands. */
export interface CaretStop {
  x: number;
  /** It stands on the left of this place: what it follows is read from the right. */
  rightToLeft: boolean;
}
