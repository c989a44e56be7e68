import type { UnderstoodWords } from '../../understood-words.ts';
import { everywhereWords } from '../lexicons/said/everywhere-words.ts';
import { fold } from '../text/fold.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** In words. A longer part says something else, too. */
const maxPart = 8;

/** "There are no capitals at the beginning of lines. Can you put them everywhere?": what stands beside such a wish is said of it. */
export function besideCapitals(
  understood: UnderstoodWords,
  { dictionaries }: { dictionaries: readonly Dictionary[] },
): UnderstoodWords {
  const { wishes, notUnderstood } = understood;
  if (!wishes.some(({ kind }) => kind === 'capitalize_lines')) return understood;
  const isEverywhere = (key: string) =>
    dictionaries.some(({ language }) => everywhereWords[language].split(' ').map(fold).includes(key));
  const isOfIt = (part: string) => {
    const tokens = tokenize(part);
    return tokens.length <= maxPart && tokens.some(({ key }) => isEverywhere(key));
  };
  return {
    wishes: wishes.filter((wish) => wish.kind !== 'topic' || wish.topic !== 'capitals'),
    notUnderstood: notUnderstood.filter((part) => !isOfIt(part)),
  };
}
