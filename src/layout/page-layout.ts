/** All lengths are pixels of the output frame, origin top left; all times milliseconds on the video's clock. */
export interface Frame {
  width: number;
  height: number;
}

export interface PlacedWord {
  /** The run of text to draw, as the font will show it (case already changed where the style says so). */
  text: string;
  /** When this word is the lit one. */
  startMs: number;
  endMs: number;
  /** Centre of the word, for libass `\an5\pos`. */
  centreX: number;
  centreY: number;
  /** Ink of the word at rest, outline not included. */
  width: number;
  height: number;
}

export interface PageLayout {
  startMs: number;
  endMs: number;
  words: PlacedWord[];
  emoji?: EmojiPlacement;
  /** Everything the page paints, enlarged word, outline, shadow and emoji included; always inside the frame. */
  box: { left: number; top: number; right: number; bottom: number };
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
}
