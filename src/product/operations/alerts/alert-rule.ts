/** Something that operators are to know of as long as it lasts. */
export interface FiringAlert {
  /** Names it: told once, however long it lasts. */
  cause: string;
  /** What it is about, in a few words: `The disk of host-1 is nearly full`. */
  title: string;
  /** What there is to see, and what can be done. */
  details: string;
  /** How long it has to last before it is told: what goes by itself is nobody's concern. */
  holdMs: number;
  /** The newest of what it is made of; another one is told again, though not more than once an hour. */
  newest?: string;
}
