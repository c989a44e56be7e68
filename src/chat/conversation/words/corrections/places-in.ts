import type { Token } from '../text/tokenize.ts';
import type { CorrectionForm } from '../vocabulary/compile-corrections.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { matchForm, type SlotPlace } from './match-form.ts';
import { type Budget, spend } from './reading.ts';

interface Words {
  words: readonly Token[];
  captions: CaptionsInHand | null;
  budget: Budget;
}

/** Words between the two sides of a correction that may stand in the first one, too. */
const maxSkips = 3;

/**
 * Where the slots of a form are. "Change go to work to go home": where the captions have "go to work", the first side ends at the second
 * "to".
 */
export function placesIn(
  { words, captions, budget }: Words,
  from: number,
  { form, isOpen, isSure }: { form: CorrectionForm; isOpen: (index: number) => boolean; isSure: boolean },
): SlotPlace[] | null {
  const first = matchForm(words, from, { form, isOpen });
  const isNamed = ([place]: readonly SlotPlace[]) =>
    captions?.words.writtenAs(
      words
        .slice(place?.from, place?.to)
        .map(({ key }) => key)
        .join(''),
    ) != null;
  if (!first || !isSure || !captions || first[0]?.slot !== 'wrong') return first;
  let best = first;
  for (let skips = 1; skips <= maxSkips && spend(budget, words.length - from); skips++) {
    const longer = matchForm(words, from, { form, isOpen, skips });
    if (!longer) break;
    if (isNamed(longer)) best = longer;
  }
  return best;
}
