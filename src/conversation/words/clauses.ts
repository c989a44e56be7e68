import { type Item, isKind } from './item.ts';
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
  return clauses
    .filter((clause) => clause.length > 0)
    .map((clause) => ({ items: clause, groups: splitIntoGroups(clause) }));
}

function splitIntoGroups(items: readonly Item[]): Group[] {
  const groups: Group[] = [{ items: [], joined: null }];
  for (const item of items) {
    if (isKind(item, 'join')) groups.push({ items: [], joined: item.meaning.word });
    else groups.at(-1)?.items.push(item);
  }
  return groups.filter((group) => group.items.length > 0);
}
