import { isKind } from '../items/item.ts';
import type { Clause } from './clauses.ts';
import type { Finding } from './finding.ts';

/**
 * Drops findings that may be about something else: words that match by chance ("I like the red car"), colours that
 * contradict one another, and everything when most of the message is not for us. Asking again costs a message; a change
 * that nobody wanted costs trust.
 */
export function dropDoubtful(clauses: readonly Clause[], findings: readonly Finding[]): Finding[] {
  const clauseAt = new Map(clauses.flatMap((clause) => clause.items.map(({ start }) => [start, clause])));
  const inContext = findings.filter((finding) => isClear(finding, clauseAt));
  const agreed = dropContradictions(inContext, clauses);
  const unknown = clauses.flatMap(({ items }) => items).filter((item) => isKind(item, 'unknown', 'foreign'));
  const spoken = dropAgreement(agreed, unknown.length);
  return unknown.length <= bearable(spoken) && !spoken.every(isBareNumber) ? spoken : [];
}

/** How many unknown words are tolerated for each finding. */
const bearableBesideSure = 8;
const bearableBesideOthers = 2;

function bearable(findings: readonly Finding[]): number {
  const sure = new Set(findings.filter(({ isSure }) => isSure).map(({ subject }) => subject));
  const all = new Set(findings.map(({ subject }) => subject));
  return sure.size * bearableBesideSure + (all.size - sure.size) * bearableBesideOthers;
}

/** "40" and nothing else may mean anything. */
function isBareNumber({ isBare, subject }: Finding): boolean {
  return isBare === true && subject === 'fontSize';
}

function isClear(finding: Finding, clauseAt: ReadonlyMap<number, Clause>): boolean {
  const around = finding.items.flatMap(({ start }) => clauseAt.get(start)?.items ?? []);
  if (around.some((item) => isKind(item, 'foreign'))) return false;
  return finding.isSure || !around.some((item) => isKind(item, 'unknown'));
}

/** "red, white, blue" names three colours for the same letters; "red, no, white" names one in the end. */
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

/** "ok" and "help" count only as the whole message. */
function dropAgreement(findings: Finding[], unknownCount: number): Finding[] {
  const isAgreement = ({ items }: Finding) => items.some((item) => isKind(item, 'request') && item.meaning.alone);
  const others = findings.filter((finding) => !isAgreement(finding));
  return others.length > 0 || unknownCount > 0 ? others : findings.slice(0, 1);
}
