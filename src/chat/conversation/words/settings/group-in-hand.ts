import type { Item } from '../items/item.ts';
import type { JoinWord } from '../vocabulary/meaning.ts';
import type { Finding } from './finding.ts';

/** A group while it is read. Each step takes the items that it understands. */
export interface GroupInHand {
  /** Without fillers and negated items. */
  items: Item[];
  denied: Set<Item>;
  joined: JoinWord | null;
  used: Set<Item>;
  findings: Finding[];
  /** The items right after "make it". */
  commanded: ReadonlySet<Item>;
}

/** Records a finding and marks its items as used. */
export function take(group: GroupInHand, finding: Omit<Finding, 'isSure'> & { isSure?: boolean }): void {
  const isCommanded = finding.items.some((item) => group.commanded.has(item));
  for (const item of finding.items) group.used.add(item);
  group.findings.push({ ...finding, isSure: (finding.isSure ?? false) || isCommanded });
}
