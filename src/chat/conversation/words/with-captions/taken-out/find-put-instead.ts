import { takenOutAt } from '../../vocabulary/taken-out-phrases.ts';
import type { Place, Spoken } from '../mentions.ts';
import { indexesWhere, type Search } from './removal-clause.ts';

/** In words. */
const maxRight = 6;

/**
 * "Servus raus, grüß euch rein": what the clause beside says is to stand there instead; null = it says nothing of the kind, unclear = it says
 * so in another way.
 */
export function findPutInstead(
  words: readonly Spoken[],
  clauses: readonly Place[],
  { index, dictionaries }: Search & { index: number },
): { right: Place; clause: Place } | null | 'unclear' {
  const isInstead = words.some(
    ({ token, isQuoted }) => !isQuoted && dictionaries.some(({ corrections }) => corrections.insteadOf.has(token.key)),
  );
  const next = clauses[index + 1];
  if (!next) return isInstead ? 'unclear' : null;
  const said = words.slice(next.from, next.to);
  const tokens = said.map(({ token }) => token);
  const into = indexesWhere(tokens, (at) => takenOutAt(tokens, at, { dictionaries, of: 'into' }));
  const content = said.flatMap((word, at) => (into.has(at) || (word.isTalk && !word.isQuoted) ? [] : [at]));
  const [first, last] = [content[0], content.at(-1)];
  const isAtEdge = into.has(0) || into.has(said.length - 1);
  if (!isAtEdge || first === undefined || last === undefined) return isInstead ? 'unclear' : null;
  const isWhole = last - first + 1 <= maxRight && ![...into].some((at) => at > first && at < last);
  return isWhole ? { right: { from: next.from + first, to: next.from + last + 1 }, clause: next } : 'unclear';
}
