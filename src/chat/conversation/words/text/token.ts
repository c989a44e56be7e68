/** A piece of the text. */
export interface Token {
  kind: 'word' | 'number' | 'hex' | 'rgb' | 'arrow' | 'break' | 'quiet';
  /** Folded, see `fold`; for a break its sign (`\n` for any end of line). */
  key: string;
  /** With umlauts as ae, oe, ue, if there are any. */
  spelledOut?: string;
  /** Index in the text. */
  start: number;
  end: number;
  /** A hyphen joins it to the token before it. */
  isJoined?: boolean;
}
