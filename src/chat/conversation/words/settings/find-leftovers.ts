import { type Item, isKind } from '../read-items.ts';
import type { Finding } from './group.ts';
import type { Clause } from './read-clauses.ts';

/** A piece of the text. */
export interface Span {
  start: number;
  end: number;
}

/** The parts that were not understood: a whole clause when nothing in it was, else its unknown words. */
export function findLeftovers(clauses: readonly Clause[], lost: ReadonlySet<Item>, kept: readonly Finding[]): Span[] {
  const [lostAt, heardAt] = [placesOf(lost), placesOf(kept.flatMap(({ items }) => items))];
  return clauses.flatMap((clause) => {
    const marks = clause.items.map((item) => lostAt.has(item.start));
    if (!marks.includes(true)) return [];
    const isHeard = clause.items.some((item) => heardAt.has(item.start));
    return isHeard ? runsOf(clause.items, marks) : wholeOf(clause);
  });
}

/** All places of an item, which may have been merged from several. */
function placesOf(items: Iterable<Item>): Set<number> {
  const places = new Set<number>();
  for (const { start, end } of items) for (let at = start; at < end; at++) places.add(at);
  return places;
}

function wholeOf({ items }: Clause): Span[] {
  const first = items.find((item) => !isKind(item, 'join'));
  const last = items.at(-1);
  return first && last ? [{ start: first.start, end: last.end }] : [];
}

/** Joins consecutive words, including fillers between them. */
function runsOf(items: readonly Item[], marks: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  let isOpen = false;
  for (const [index, item] of items.entries()) {
    const last = spans.at(-1);
    if (marks[index] && isOpen && last) last.end = item.end;
    else if (marks[index]) spans.push({ start: item.start, end: item.end });
    isOpen = marks[index] || (isOpen && isKind(item, 'filler', 'article', 'join', 'command', 'degree'));
  }
  return spans;
}
