/** One spoken word. Times are milliseconds on the source video's own clock (0 = its first frame). */
export interface Word {
  text: string;
  startMs: number;
  endMs: number;
  /** 0–1 where the speech engine says so. */
  confidence?: number;
  /**
   * The words within, where the script is written without blanks (Chinese, Japanese, Thai …); together they are `text`.
   * May be left out: the layout then cuts the text itself and shares out the time by length.
   */
  parts?: WordPart[];
}

export interface WordPart {
  text: string;
  startMs: number;
  endMs: number;
}

/** A phrase as people read and edit it. `words` are its blank-separated parts with their times, in order. */
export interface Caption {
  startMs: number;
  endMs: number;
  text: string;
  emoji?: string;
  /** Index of the word that the emoji stands for, where one does: it comes with its page. Else it is there throughout. */
  emojiWord?: number;
  words: Word[];
}

/** A phrase as a caller gives it. */
export interface CaptionInput {
  startMs: number;
  endMs: number;
  text: string;
  emoji?: string;
  /** When each word is said, where the caller knows better than the alignment; see `supplied-word-times.ts`. */
  words?: Word[];
}

/** A word, or a part of one, as it stands on a page. */
export interface PageWord {
  text: string;
  startMs: number;
  endMs: number;
  /** Follows the one before without a blank. */
  joined: boolean;
}

/**
 * What is on screen at once: a slice of one caption. Its words are shown for all of startMs–endMs, one lit at a time.
 */
export interface Page {
  startMs: number;
  endMs: number;
  words: PageWord[];
  /** Colour pictures over the text, one after the other: the caption's own, or those typed in its text. */
  emojis: PageEmoji[];
}

export interface PageEmoji {
  /** One grapheme: ZWJ sequences and skin tones included. */
  emoji: string;
  startMs: number;
  endMs: number;
}
