import { type Item, isKind } from '../items/item.ts';
import type { JoinWord } from '../vocabulary/meaning.ts';
import { assignColors } from './assign-colors.ts';
import type { Finding } from './finding.ts';
import type { GroupInHand } from './group-in-hand.ts';
import { mergeItems } from './merge-items.ts';
import { readChoices } from './read-choices.ts';
import { readGrowth } from './read-growth.ts';
import { readNegations } from './read-negations.ts';
import { readNumbers } from './read-numbers.ts';

/** Words between two commas or "and"s. */
export interface Group {
  items: Item[];
  /** The word that joins it to the group before. */
  joined: JoinWord | null;
}

export interface GroupReading {
  findings: Finding[];
  /** Items that were understood but led to nothing: parts without a value, values without a part. */
  unused: Item[];
  /** What is not wanted: "not yellow". */
  denied: Item[];
  /** Its negation, if that also applies to the next group: "without emojis and outline". */
  negation: Item | null;
}

const silent = new Set<string>(['filler', 'article', 'command', 'yes', 'degree', 'unit', 'no']);

export function readGroup({ items, joined }: Group): GroupReading {
  const said = mergeItems(items.filter((item) => !isKind(item, 'filler', 'article', 'join')));
  const group: GroupInHand = {
    items: said.filter((item) => !isKind(item, 'command')),
    denied: new Set(),
    joined,
    used: new Set(),
    findings: [],
    commanded: new Set(said.filter((_, index) => isKind(said[index - 1], 'command'))),
  };
  const negation = readNegations(group);
  readNumbers(group);
  assignColors(group);
  readGrowth(group);
  readChoices(group);
  if (isTakenBack(group)) return { findings: [], unused: said, denied: [], negation: null };
  dropBesideDenied(group);
  const unused = group.items.filter((item) => !group.used.has(item) && !silent.has(item.meaning.kind));
  return { findings: group.findings, unused, denied: [...group.denied], negation };
}

/** "the box is not large" does not ask for a box. */
function dropBesideDenied(group: GroupInHand): void {
  if (![...group.denied].some((item) => isKind(item, 'grow', 'role'))) return;
  const doubtful = group.findings.filter(({ isSure }) => !isSure);
  for (const item of doubtful.flatMap(({ items }) => items)) group.used.delete(item);
  group.findings = group.findings.filter(({ isSure }) => isSure);
}

/** "undo the yellow" must not become yellow. */
function isTakenBack({ findings }: GroupInHand): boolean {
  const requests = findings.map(({ wish }) => (wish.kind === 'request' ? wish.request : null));
  return requests.length > 1 && requests.some((request) => request !== null && takingBack.has(request));
}

const takingBack = new Set<string>(['undo', 'cancel', 'reset_settings', 'show_text', 'help']);
