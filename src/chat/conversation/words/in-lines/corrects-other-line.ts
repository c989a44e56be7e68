import type { Wish } from '../../understood-words.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { captionsOfLine, lineNamesIn } from './line-names.ts';

/**
 * “In 13 a bit is gone, it has to be THEY close”: whether a message names one line by its number, and all words that it was read to replace
 * stand in other lines.
 */
export function correctsOtherLine(
  text: string,
  wishes: readonly Wish[],
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): boolean {
  const [name, ...more] = lineNamesIn(tokenize(text), { text, captions, dictionaries });
  if (!name || more.length > 0 || wishes.length === 0) return false;
  const { words } = captionsOfLine(captions, name.line);
  return wishes.every((wish) => wish.kind === 'replace_words' && !wish.lines && words.writtenAs(wish.wrong) === null);
}
