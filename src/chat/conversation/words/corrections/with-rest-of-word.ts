import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { lettersOf } from '../text/letters.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { likenessOf } from '../with-captions/spelling.ts';

/** Of the wrong words, with the one beside them, and the right one. */
const minLikeness = 0.88;

/**
 * "Barbaresco, not barbaro", where the captions have "barbaro esco": the word beside the wrong one is the rest of the right one, which would stand there
 * for nothing.
 */
export function withRestOfWord(wrong: string, right: string, { words }: CaptionsInHand): string {
  const [letters, wanted] = [lettersOf(right), lettersOf(wrong)];
  if (/\s/.test(right.trim()) || letters.length <= wanted.length || likenessOf(wanted, letters) >= minLikeness)
    return wrong;
  const count = wrong.split(/\s+/).length;
  for (const line of words.lines) {
    const written = line.trim().split(/\s+/);
    for (let from = 0; from + count <= written.length; from++) {
      if (lettersOf(written.slice(from, from + count).join('')) !== wanted) continue;
      const beside = [written.slice(from, from + count + 1), written.slice(Math.max(0, from - 1), from + count)];
      const whole = beside.find((some) => some.length > count && isLike(some, letters));
      return whole ? splitAffixes(whole.join(' ')).core : wrong;
    }
  }
  return wrong;
}

function isLike(words: readonly string[], letters: string): boolean {
  return likenessOf(lettersOf(words.join('')), letters) >= minLikeness;
}
