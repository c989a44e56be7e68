import type { Wish } from '../../understood-words.ts';
import type { Item } from '../items/item.ts';

/** Something understood, and how sure it is. */
export interface Finding {
  wish: Wish;
  /** What it was read from. */
  items: Item[];
  /**
   * Said in words that can hardly be about anything else («outline black»), so that unknown words beside it do no harm.
   */
  isSure: boolean;
  /** What it changes; a later one of the same setting takes the place of an earlier one. */
  subject: string;
  /** A colour or number without a word for what it belongs to. */
  isBare?: boolean;
}
