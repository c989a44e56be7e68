import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { foldSpelledOut } from '../text/fold.ts';
import { lettersOf } from '../text/letters.ts';

/**
 * People leave out accents and capitals when they type: words that only lack these are written as the captions write them, unless the message
 * has both.
 */
export function asCaptionsWrite(right: string, wrong: string, text: string): string {
  if (text.includes(wrong) && text.includes(right) && lettersOf(wrong) === lettersOf(right)) return right;
  const isSmall = writesSmall(text);
  const written = wrong.split(/\s+/).map((word) => splitAffixes(word).core);
  const words = right.split(/(\s+)/).map((word) => {
    const { core } = splitAffixes(word);
    const same = core.length < minRestored ? undefined : written.find((one) => isSameTyped(core, one));
    const isBare = same !== undefined && (marksIn(core) < marksIn(same) || (isSmall && core === same.toLowerCase()));
    return isBare ? word.replace(core, () => same) : word;
  });
  const [first = ''] = written;
  const joined = words.join('');
  const takesCapital = isSmall && /^\p{Lu}/u.test(first) && joined === joined.toLowerCase();
  return takesCapital ? joined.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : joined;
}

/** In letters. Shorter words are others with an accent: "e" and "é". */
const minRestored = 4;

/** Not "lunedì" and "l'unedì", or "cross-country" and "cross country": the sign between letters is meant. */
function isSameTyped(typed: string, written: string): boolean {
  const [letters, signs] = [lettersOf(typed), signsIn(typed)];
  if (signs !== signsIn(written)) return false;
  return letters === lettersOf(written) || letters === lettersOf(foldSpelledOut(written));
}

function signsIn(word: string): string {
  return word.replace(/[^'’ʼ-]/gu, '');
}

/** The accents of a word, and letters that are written otherwise where these are missing. */
export function marksIn(word: string): number {
  return word.normalize('NFD').match(/[\p{M}ßæøœ]/gu)?.length ?? 0;
}

/** Whether a message begins with a small letter, or has capitals at the beginning of sentences alone. */
function writesSmall(text: string): boolean {
  if (/^\P{L}*\p{Ll}/u.test(text)) return true;
  return text.split(/[.!?…\n]+/).every((sentence) => !/\p{Lu}/u.test(sentence.replace(/^\P{L}*\p{L}/u, '')));
}
