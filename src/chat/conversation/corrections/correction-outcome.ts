/** What became of one wish. Lines count from 1, as they stood before anything was corrected. */
export type CorrectionOutcome =
  | { kind: 'replaced'; wrong: string; right: string; count: number; lines: number[] }
  | { kind: 'line_replaced'; line: number }
  | { kind: 'line_removed'; line: number; text: string }
  /** Nothing says that; `wrong` is asked for again with what is most like it. */
  | { kind: 'not_found'; wrong: string; right: string; nearest: NearestWords | null }
  | { kind: 'no_such_line'; line: number; lineCount: number };

export interface NearestWords {
  line: number;
  /** The line's text. */
  text: string;
  /** As they stand in it, without punctuation around them. */
  words: string;
}

/** A line while it is being corrected; null = removed. */
export type Lines = (string | null)[];
