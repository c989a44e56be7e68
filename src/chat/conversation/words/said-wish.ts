import type { Wish } from '../understood-words.ts';

export interface SaidWish {
  wish: Wish;
  /** Where in the text. */
  at: number;
}
