import type { Token } from '../text/tokenize.ts';
import type { CorrectionForm, WordChoice } from '../vocabulary/compile-corrections.ts';

/** The tokens of a slot: `from` inclusive, `to` exclusive. */
export interface SlotPlace {
  slot: 'wrong' | 'right';
  from: number;
  to: number;
}

/**
 * Matches a form to all words from `from` on. A slot ends where the next part of the form first matches.
 * @param input.isOpen whether the form's own words may stand at this index (not within quotes)
 * @param input.skips so many times, the first slot goes on where it could end: "change go to work to go home"
 */
export function matchForm(
  words: readonly Token[],
  from: number,
  { form, isOpen, skips = 0 }: { form: CorrectionForm; isOpen: (index: number) => boolean; skips?: number },
): SlotPlace[] | null {
  const places: SlotPlace[] = [];
  let at = from;
  for (const [index, part] of form.entries()) {
    const next = form[index + 1];
    if (part.kind === 'words') {
      const length = form[index - 1]?.kind === 'slot' ? 0 : wordsAt(words, at, part.choices);
      if (length === null) return null;
      at += length;
      continue;
    }
    let found = next?.kind === 'words' ? find(words, at + 1, next.choices, isOpen) : { at: words.length, length: 0 };
    for (let skipped = 0; found && places.length === 0 && next?.kind === 'words' && skipped < skips; skipped++)
      found = find(words, found.at + 1, next.choices, isOpen);
    if (!found || found.at <= at) return null;
    places.push({ slot: part.slot, from: at, to: found.at });
    at = found.at + found.length;
  }
  return at === words.length ? places : null;
}

/** The number of words of the longest choice that matches at `at`; null = none does. */
export function wordsAt(words: readonly Token[], at: number, choices: readonly WordChoice[]): number | null {
  const choice = choices.find((keys) => keys.every((key, index) => words[at + index]?.key === key));
  return choice?.length ?? null;
}

function find(
  words: readonly Token[],
  from: number,
  choices: readonly WordChoice[],
  isOpen: (index: number) => boolean,
) {
  for (let at = from; at < words.length; at++) {
    const length = isOpen(at) ? wordsAt(words, at, choices) : null;
    if (length !== null) return { at, length };
  }
  return null;
}
