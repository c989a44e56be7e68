import type { CorrectionWish } from '../../understood-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { readArrows } from './read-arrows.ts';
import { readSmallNames } from './read-small-names.ts';

/** The corrections of a message that is read as a whole, in the one way that it is written. null = it is not written so */
export function readAtOnce(
  text: string,
  search: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): CorrectionWish[] | null {
  return readArrows(text, search) ?? readSmallNames(text, search);
}
