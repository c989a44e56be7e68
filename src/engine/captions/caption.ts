/** A span in milliseconds on the source video's clock (0 = its first frame). */
export interface Timed {
  startMs: number;
  endMs: number;
}

export interface WordPart extends Timed {
  text: string;
}

/** One spoken word. */
export interface Word extends WordPart {
  /** 0–1, if the speech engine gives it. */
  confidence?: number;
  /**
   * Other texts that the sound may be, best first, at most two: only on words of which the speech engine doubts. Each can
   * take the place of `text` as it is, punctuation included.
   */
  guesses?: string[];
  /**
   * It stands out in the picture. false = somebody said that it is not to, so it is never chosen. Absent = nobody said
   * anything.
   */
  emphasis?: boolean;
  /**
   * The words inside, in scripts without spaces (Chinese, Japanese, Thai …); joined they give `text`. If absent, the
   * layout splits the text itself and the time by length.
   */
  parts?: WordPart[];
}

/** A phrase as people read and edit it. `words` are its space-separated parts with their times, in order. */
export interface Caption extends Timed {
  text: string;
  emoji?: string;
  /** Index of the word that the emoji stands for: it is shown with that word's page. If absent, on all pages. */
  emojiWord?: number;
  words: Word[];
}

/** A phrase as given by a caller. */
export interface CaptionInput extends Timed {
  text: string;
  emoji?: string;
  /** Word times, if the caller knows them better than the alignment; see `suppliedWordTimes`. */
  words?: Word[];
  /** Its words without times, of which some are marked. */
  marks?: WordMark[];
}

/** Whether a word stands out, see {@link Word}. */
export type WordMark = Pick<Word, 'text' | 'emphasis'>;

/** A word, or part of one, on a page. */
export interface PageWord extends WordPart {
  /** Follows the one before without a space. */
  joined: boolean;
  /** It stands out: drawn larger and in a colour of its own. */
  emphasis?: boolean;
}

/** What is on screen at once: part of one caption. All its words are shown from startMs to endMs, one highlighted. */
export interface Page extends Timed {
  words: PageWord[];
  /** Emoji images above the text, one at a time: the caption's own, or those typed in its text. */
  emojis: PageEmoji[];
}

export interface PageEmoji extends Timed {
  /** One grapheme: ZWJ sequences and skin tones included. */
  emoji: string;
}
