/** One spoken word. Times are milliseconds on the source video's own clock (0 = its first frame). */
export interface Word {
  text: string;
  startMs: number;
  endMs: number;
  /** 0–1 where the speech engine says so. */
  confidence?: number;
}

/** A phrase as people read and edit it. `words` are its blank-separated parts with their times, in order. */
export interface Caption {
  startMs: number;
  endMs: number;
  text: string;
  emoji?: string;
  words: Word[];
}

/** A phrase as a caller gives it: no word times yet. */
export interface CaptionInput {
  startMs: number;
  endMs: number;
  text: string;
  emoji?: string;
}

/** What is on screen at once: a slice of one caption. Its words are shown for all of startMs–endMs, one lit at a time. */
export interface Page {
  startMs: number;
  endMs: number;
  words: Word[];
  emoji?: string;
}
