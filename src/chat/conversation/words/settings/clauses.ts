import { type Item, isKind } from '../items/item.ts';
import { readCovering } from './read-covering.ts';
import type { Group } from './read-group.ts';

/** Words between two commas or full stops. */
export interface Clause {
  items: Item[];
  groups: Group[];
}

export function splitIntoClauses(items: readonly Item[]): Clause[] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    if (isKind(item, 'break')) clauses.push([]);
    else clauses.at(-1)?.push(item);
  }
  const spoken = clauses
    .filter((clause) => clause.length > 0)
    .map(readPraise)
    .map(readCovering);
  return spoken.map((clause) => ({ items: clause, groups: splitIntoGroups(clause) }));
}

function readPraise(clause: Item[]): Item[] {
  const isPraise = clause.every((item) => isKind(item, 'praise', 'filler', 'article', 'command', 'degree', 'join'));
  const meaning: Item['meaning'] = isPraise ? { kind: 'filler', isPolite: false } : { kind: 'unknown' };
  return clause.map((item) => (isKind(item, 'praise') ? { ...item, meaning } : item));
}

function splitIntoGroups(items: readonly Item[]): Group[] {
  const groups: Group[] = [{ items: [], joined: null }];
  for (const item of items) {
    if (isKind(item, 'join')) groups.push({ items: [], joined: item.meaning.word });
    else groups.at(-1)?.items.push(item);
  }
  return groups.filter((group) => group.items.length > 0);
}
