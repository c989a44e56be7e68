import { type Item, isKind } from '../items/item.ts';
import { splitIntoClauses } from './clauses.ts';
import { dropDoubtful } from './drop-doubtful.ts';
import { findLeftovers, type Span } from './find-leftovers.ts';
import type { Finding } from './finding.ts';
import { readClauses } from './read-clauses.ts';

export interface SettingsReading {
  /** In the order of the text. */
  findings: Finding[];
  /** Parts of the text that were not understood. */
  leftovers: Span[];
  /** Unknown words. */
  unknownCount: number;
}

/** Reads settings and requests in any mixture and order. */
export function readSettings(items: readonly Item[]): SettingsReading {
  const clauses = splitIntoClauses(items);
  const { findings, unused, denied } = readClauses(clauses);
  const kept = dropDoubtful(clauses, findings);
  const unknown = clauses.flatMap((clause) => clause.items).filter((item) => isKind(item, 'unknown', 'foreign'));
  const lost = new Set([...unknown, ...unused, ...deniedInVain(denied, kept), ...dropped(findings, kept)]);
  for (const { items: used } of kept) for (const item of used) lost.delete(item);
  return { findings: kept, leftovers: findLeftovers(clauses, lost, kept), unknownCount: unknown.length };
}

/** "white, not yellow" means "white"; "not yellow" alone is nothing that we could do. */
function deniedInVain(denied: readonly Item[], kept: readonly Finding[]): Item[] {
  const subjects = new Set(kept.map(({ subject }) => subject));
  return denied.filter((item) => {
    if (isKind(item, 'color')) return !kept.some(({ subject }) => subject.startsWith('color'));
    if (isKind(item, 'tongue')) return !subjects.has('language');
    return !(isKind(item, 'choice') && subjects.has(Object.keys(item.meaning.settings).join()));
  });
}

/** A replaced colour does not count as not understood: "red, no, white". */
function dropped(findings: readonly Finding[], kept: readonly Finding[]): Item[] {
  const keptOnes = new Set(kept);
  const replaced = new Set(kept.filter(({ isBare }) => isBare).map(({ subject }) => subject));
  const lost = findings.filter(
    (finding) => !keptOnes.has(finding) && !(finding.isBare && replaced.has(finding.subject)),
  );
  return lost.flatMap(({ items }) => items.filter((item) => !isQuiet(item)));
}

/** "ok" among other wishes does not count as not understood. */
function isQuiet(item: Item): boolean {
  return isKind(item, 'request') && item.meaning.alone;
}
