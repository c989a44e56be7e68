/** The result of one wish. Lines count from 1, as before any correction. */
export type CorrectionOutcome =
  | { kind: 'replaced'; wrong: string; right: string; count: number; lines: number[] }
  | { kind: 'line_replaced'; line: number }
  | { kind: 'line_removed'; line: number; text: string }
  /** The words are not in the captions. */
  | { kind: 'not_found'; wrong: string; right: string; nearest: NearestWords | null }
  | { kind: 'no_such_line'; line: number; lineCount: number };

export interface NearestWords {
  line: number;
  /** The whole line. */
  text: string;
  /** As in the line, without punctuation around them. */
  words: string;
}

/** A line while it is being corrected; null = removed. */
export type Lines = (string | null)[];
