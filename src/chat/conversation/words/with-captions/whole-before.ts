import { lettersOf } from '../text/letters.ts';
import { type Place, type Spoken, wordsAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';
import { isWord } from './words-of-both.ts';

const minForm = 0.7;
/** Words of the clause behind those: "heißt der Verein". */
const maxRest = 3;

/**
 * "Nächsten Dienstag, nicht nächste Woche", "Hachinger SV heißt der Verein, nicht SV Haching": the first words of the clause before a "not", as
 * many as the wrong ones, where both begin alike or share a word; null = it is another clause.
 */
export function wholeBefore(words: readonly Spoken[], at: number, wrong: Place): Place | null {
  const count = wrong.to - wrong.from;
  if (words[at - 1]?.token.kind !== 'break' || count < 2) return null;
  let from = at - 1;
  while (from > 0 && isWord(words[from - 1])) from--;
  const right = { from, to: from + count };
  const rest = words.slice(right.to, at - 1);
  if (right.to > at - 1 || rest.length > maxRest || (rest.length > 0 && !rest[0]?.isTalk)) return null;
  const [said, named] = [right, wrong].map((place) => wordsAt(words, place).map(({ token }) => lettersOf(token.key)));
  if (!said || !named || said.join('') === named.join('')) return null;
  const [first, other] = [said[0] ?? '', named[0] ?? ''];
  const isForm = first !== other && likenessOf(first, other) >= minForm;
  const isTurned = said.some((word, index) => named.includes(word) && named[index] !== word);
  return isForm || isTurned ? right : null;
}
