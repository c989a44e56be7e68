import { type Item, isKind } from '../items/item.ts';
import { splitIntoClauses } from './clauses.ts';
import { dropDoubtful } from './drop-doubtful.ts';
import { findLeftovers, type Span } from './find-leftovers.ts';
import type { Finding } from './finding.ts';
import { readClauses } from './read-clauses.ts';

export interface SettingsReading {
  /** In the order in which they were said. */
  findings: Finding[];
  /** Pieces of the text that mean nothing to us. */
  leftovers: Span[];
  /** Words that mean nothing to us. */
  unknownCount: number;
}

/** Reads settings and requests said in any mixture and order. */
export function readSettings(items: readonly Item[]): SettingsReading {
  const clauses = splitIntoClauses(items);
  const { findings, unused, denied } = readClauses(clauses);
  const kept = dropDoubtful(clauses, findings);
  const unknown = clauses.flatMap((clause) => clause.items).filter((item) => isKind(item, 'unknown', 'foreign'));
  const lost = new Set([...unknown, ...unused, ...deniedInVain(denied, kept), ...dropped(findings, kept)]);
  for (const { items: used } of kept) for (const item of used) lost.delete(item);
  return { findings: kept, leftovers: findLeftovers(clauses, lost, kept), unknownCount: unknown.length };
}

/** «white, not yellow» says no more than «white»; «not yellow» alone says nothing that we could do. */
function deniedInVain(denied: readonly Item[], kept: readonly Finding[]): Item[] {
  const subjects = new Set(kept.map(({ subject }) => subject));
  return denied.filter((item) => {
    if (isKind(item, 'color')) return !kept.some(({ subject }) => subject.startsWith('color'));
    if (isKind(item, 'tongue')) return !subjects.has('language');
    return !(isKind(item, 'choice') && subjects.has(Object.keys(item.meaning.settings).join()));
  });
}

/** A colour that another one took the place of is not lost: «red, no, white». */
function dropped(findings: readonly Finding[], kept: readonly Finding[]): Item[] {
  const keptOnes = new Set(kept);
  const replaced = new Set(kept.filter(({ isBare }) => isBare).map(({ subject }) => subject));
  const lost = findings.filter(
    (finding) => !keptOnes.has(finding) && !(finding.isBare && replaced.has(finding.subject)),
  );
  return lost.flatMap(({ items }) => items.filter((item) => !isQuiet(item)));
}

/** «ok» among other wishes is nothing to be told about. */
function isQuiet(item: Item): boolean {
  return isKind(item, 'request') && item.meaning.alone;
}
