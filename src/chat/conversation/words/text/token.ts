/** A piece of the text. */
export interface Token {
  kind: 'word' | 'number' | 'hex' | 'rgb' | 'arrow' | 'break' | 'quiet';
  /** Folded, see `fold`; for a break its sign (`\n` for any end of line). */
  key: string;
  /** The same with umlauts spelled out, where it has some. */
  spelledOut?: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** By a hyphen, to the token before it. */
  isJoined?: boolean;
}
