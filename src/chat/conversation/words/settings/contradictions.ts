import { type Item, isKind } from '../read-items.ts';
import { isAsking } from './asks-for.ts';
import type { Finding } from './group.ts';
import type { Clause } from './read-clauses.ts';

/** "red, white, blue" names three colours for the same letters; "red, no, white" names one in the end. */
export function dropContradictions(findings: Finding[], clauses: readonly Clause[]): Finding[] {
  const bare = findings.filter(({ isBare, subject }) => isBare && subject === 'color');
  const colors = new Set(bare.map(({ wish }) => JSON.stringify(wish)));
  if (colors.size < 2) return findings;
  const isCorrected = clauses.some(
    ({ items }) => items.every((item) => isKind(item, 'no', 'filler')) && items.some((item) => isKind(item, 'no')),
  );
  const last = isCorrected || isSwapped(bare, clauses) ? bare.at(-1) : onlyAsked(bare, clauses);
  const contradicting = new Set(bare.filter((finding) => finding !== last));
  return findings.filter((finding) => !contradicting.has(finding));
}

/** "Change the yellow for pink": two colours with a small word between them. */
function isSwapped(bare: readonly Finding[], clauses: readonly Clause[]): boolean {
  const [from, to] = bare.map(({ items }) => items[0]?.start ?? 0);
  if (bare.length !== 2 || from === undefined || to === undefined) return false;
  const clause = clauses.find(({ items }) => items.some(({ start }) => start === from)) ?? { items: [] };
  const between = clause.items.filter(({ start }) => from < start && start < to);
  const isChange = isKind(clause.items[0], 'filler') || clause.items.some(isSwap);
  const isInOne = clause.items.some(({ start }) => start === to) && isChange;
  const isSmall = (item: Item) =>
    isKind(item, 'filler', 'article') || (isKind(item, 'join') && clause.items.some(isSwap));
  return isInOne && between.length > 0 && between.every(isSmall);
}

function isSwap(item: Item): boolean {
  return isKind(item, 'filler') && item.meaning.isSwap === true;
}

/** "Purple is loud, go back to white": of two colours the one with a verb of wishing. */
function onlyAsked(bare: readonly Finding[], clauses: readonly Clause[]): Finding | null {
  const wished = clauses.filter(({ items }) => items.some((item) => isAsking(item) || item.isEarlier));
  const [asked, ...others] = bare.filter((finding) => wished.some((clause) => isHeardIn(clause, [finding])));
  return asked && others.length === 0 ? asked : null;
}

/** Whether one of the findings was read from a clause. */
export function isHeardIn({ items }: Clause, findings: readonly Finding[]): boolean {
  const [from, to] = [items[0]?.start ?? 0, items.at(-1)?.end ?? 0];
  return findings.some((finding) => finding.items.some(({ start }) => from <= start && start < to));
}
