import { type Item, isKind } from '../read-items.ts';
import { concepts } from '../vocabulary/concepts.ts';
import { isAsking } from './asks-for.ts';
import type { Finding } from './group.ts';
import type { Clause } from './read-clauses.ts';

/** “Take away the highlights and the words that jump”: what stands behind “and” without a verb of its own goes, too. */
export function removedToo(findings: Finding[], clauses: readonly Clause[]): Finding[] {
  return findings.map((finding, at) => {
    const before = findings[at - 1];
    const isSame = before !== undefined && isRemoval(before) && isBesideIt(finding, before, clauses);
    if (!isSame || finding.wish.kind !== 'set' || !finding.items.some(isJumpingWords)) return finding;
    return { ...finding, wish: { kind: 'set', settings: { animation: 'none' } } };
  });
}

/** “And that the words jump” is a wish. */
function isJumpingWords(item: Item): boolean {
  return item.meaning === concepts.jumpingWords;
}

function isRemoval({ wish }: Finding): boolean {
  if (wish.kind === 'leave_out') return true;
  const values = wish.kind === 'set' ? Object.values(wish.settings) : [];
  return values.length > 0 && values.every((value) => value === false || value === 'none');
}

/** In the group right behind the other one, joined by “and”. */
function isBesideIt(finding: Finding, before: Finding, clauses: readonly Clause[]): boolean {
  return clauses.some(({ groups }) => {
    const at = groups.findIndex(({ items }) => holds(items, finding));
    const [own, other] = [groups[at], groups[at - 1]];
    if (!own || !other || own.joined !== 'and' || !holds(other.items, before)) return false;
    return !own.items.some((item) => isAsking(item) || isKind(item, 'no', 'yes'));
  });
}

function holds(items: readonly Item[], { items: used }: Finding): boolean {
  return items.some(({ start }) => start === used[0]?.start);
}
