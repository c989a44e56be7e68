import { isKind } from '../items/item.ts';
import type { Clause } from './clauses.ts';
import type { Finding } from './finding.ts';

/**
 * Leaves out what may well have been said of something else: words that fit by chance («I like the red car»), colours
 * that contradict one another, and everything where most of the message is not for us. To ask once more costs a
 * message, to change what nobody wanted changed costs their trust.
 */
export function dropDoubtful(clauses: readonly Clause[], findings: readonly Finding[]): Finding[] {
  const clauseAt = new Map(clauses.flatMap((clause) => clause.items.map(({ start }) => [start, clause])));
  const inContext = findings.filter((finding) => isClear(finding, clauseAt));
  const agreed = dropContradictions(inContext, clauses);
  const unknown = clauses.flatMap(({ items }) => items).filter((item) => isKind(item, 'unknown', 'foreign'));
  const spoken = dropAgreement(agreed, unknown.length);
  return unknown.length <= bearable(spoken) && !spoken.every(isBareNumber) ? spoken : [];
}

/** Unknown words that each thing understood makes up for. */
const bearableBesideSure = 8;
const bearableBesideOthers = 2;

function bearable(findings: readonly Finding[]): number {
  const sure = new Set(findings.filter(({ isSure }) => isSure).map(({ subject }) => subject));
  const all = new Set(findings.map(({ subject }) => subject));
  return sure.size * bearableBesideSure + (all.size - sure.size) * bearableBesideOthers;
}

/** «40» and nothing else may be anything. */
function isBareNumber({ isBare, subject }: Finding): boolean {
  return isBare === true && subject === 'fontSize';
}

function isClear(finding: Finding, clauseAt: ReadonlyMap<number, Clause>): boolean {
  const around = finding.items.flatMap(({ start }) => clauseAt.get(start)?.items ?? []);
  if (around.some((item) => isKind(item, 'foreign'))) return false;
  return finding.isSure || !around.some((item) => isKind(item, 'unknown'));
}

/** «red, white, blue» names three colours for the same letters; «red, no, white» names one after all. */
function dropContradictions(findings: Finding[], clauses: readonly Clause[]): Finding[] {
  const bare = findings.filter(({ isBare, subject }) => isBare && subject === 'color');
  const colors = new Set(bare.map(({ wish }) => JSON.stringify(wish)));
  if (colors.size < 2) return findings;
  const isCorrected = clauses.some(
    ({ items }) => items.every((item) => isKind(item, 'no', 'filler')) && items.some((item) => isKind(item, 'no')),
  );
  const last = isCorrected ? bare.at(-1) : null;
  const contradicting = new Set(bare.filter((finding) => finding !== last));
  return findings.filter((finding) => !contradicting.has(finding));
}

/** «ok» and «help» mean it only where nothing else is said. */
function dropAgreement(findings: Finding[], unknownCount: number): Finding[] {
  const isAgreement = ({ items }: Finding) => items.some((item) => isKind(item, 'request') && item.meaning.alone);
  const others = findings.filter((finding) => !isAgreement(finding));
  return others.length > 0 || unknownCount > 0 ? others : findings.slice(0, 1);
}
