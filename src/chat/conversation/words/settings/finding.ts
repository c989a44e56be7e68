import type { Wish } from '../../understood-words.ts';
import type { Item } from '../items/item.ts';

/** Something understood, and how sure it is. */
export interface Finding {
  wish: Wish;
  /** The items it was read from. */
  items: Item[];
  /** The words can hardly mean anything else ("outline black"), so unknown words beside it do no harm. */
  isSure: boolean;
  /** The setting it changes; a later finding replaces an earlier one of the same setting. */
  subject: string;
  /** A colour or number without a word for its setting. */
  isBare?: boolean;
}
