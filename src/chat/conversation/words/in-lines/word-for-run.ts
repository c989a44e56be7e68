import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { lettersOf } from '../text/letters.ts';
import { likenessOf } from '../with-captions/spelling.ts';

/** In words. A word may be all of a shorter line. */
const minLine = 4;
const maxRun = 3;
/** A name that was heard wrongly may sound quite unlike: "Siobhan" and "shove on". */
const minLikeness = 0.3;

/** The words of a line that a single name is most like, since nobody wants a long line to be one word; null = none are alike. */
export function wordForRun(text: string, line: string): string | null {
  const words = line.trim().split(/\s+/);
  const letters = lettersOf(text);
  if (!/^\p{Lu}\S*$/u.test(text.trim()) || words.length < minLine || letters === '') return null;
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxRun, words.length - from) }, (_run, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  );
  const found = runs.map((run) => ({ run, likeness: likenessOf(letters, lettersOf(run)) }));
  const best = found.sort((one, other) => other.likeness - one.likeness)[0];
  return best && best.likeness >= minLikeness && best.likeness < 1 ? splitAffixes(best.run).core : null;
}
