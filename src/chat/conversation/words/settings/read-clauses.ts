import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { colored } from './assign-colors.ts';
import { type Finding, isRole } from './group.ts';
import { readCodes } from './read-codes.ts';
import { readCovering } from './read-covering.ts';
import { type Group, type GroupReading, readGroup } from './read-group.ts';

interface ClausesReading {
  findings: Finding[];
  unused: Item[];
  denied: Item[];
}

/** What one group passes on to the next. */
interface Carried {
  /** Parts without a value so far: "outline, black". */
  roles: Item[];
  negation: Item | null;
  /** The last part of the group before. */
  last: Finding | null;
}

/** In words. A longer group without a comma or "and" is not a wish, and reading it takes quadratic time. */
const maxGroupWords = 120;

/** Reads one group after the other; each may complete what the one before left open. */
export function readClauses(clauses: readonly Clause[]): ClausesReading {
  const parts: ClausesReading[] = [];
  let carried: Carried = { roles: [], negation: null, last: null };
  for (const group of clauses.flatMap(({ groups }) => groups)) {
    const isSpoken = group.items.length <= maxGroupWords;
    const items = isSpoken ? [...leaned(group, carried), ...group.items] : [];
    const reading = readGroup({ ...group, items });
    if (!isSpoken) parts.push({ findings: [], unused: group.items, denied: [] });
    const findings = withBareOutline(group, reading.findings, carried.last);
    parts.push({
      findings: [...findings, ...shared(group, findings, carried.roles)],
      unused: reading.unused,
      denied: reading.denied,
    });
    carried = carry(reading, findings);
  }
  const findings = parts.flatMap((part) => part.findings);
  const used = new Set(findings.flatMap(({ items }) => items));
  const unused = parts.flatMap((part) => part.unused).filter((item) => !used.has(item) && !isNeedless(item, findings));
  return { findings, unused, denied: parts.flatMap((part) => part.denied) };
}

function carry(reading: GroupReading, findings: readonly Finding[]): Carried {
  const roles = findings.length === 0 ? reading.unused.filter((item) => isRole(item) && !isRole(item, 'color')) : [];
  return { roles, negation: reading.negation, last: findings.at(-1) ?? null };
}

/** The items to read before the group's own. */
function leaned(group: Group, carried: Carried): Item[] {
  const said = group.items.filter((item) => !isKind(item, 'filler', 'article'));
  const [first, next] = said;
  if (carried.negation && group.joined && isDeniable(said, group, carried.negation)) return [carried.negation];
  const outline = carried.last?.items.find((item) => isRole(item, 'outline'));
  const isThickness = isKind(first, 'number') && first.meaning.value <= 20 && (!next || isKind(next, 'unit'));
  if (outline && isThickness) return [outline];
  const isComplete = said.some(
    (item) => isKind(item, 'unknown', 'foreign') || (isRole(item) && !isRole(item, 'color')),
  );
  return isComplete ? [] : carried.roles;
}

/** "without emojis and outline"; but "no outline and emojis" may ask for emojis. */
function isDeniable(said: readonly Item[], group: Group, negation: Item): boolean {
  const [only] = said;
  if (said.length !== 1 || !(isRole(only, 'outline') || isKind(only, 'switch'))) return false;
  // "without emojis and horizontal" asks for both
  const isFormat = isKind(only, 'switch') && 'resizeForSocialMedia' in only.meaning.on;
  if (isFormat && group.joined !== 'or') return false;
  return isRole(only, 'outline') || group.joined === 'or' || (isKind(negation, 'no') && negation.meaning.without);
}

/** "text and outline white": a part without a value before "and" gets the colour of the one after it. */
function shared(group: Group, findings: readonly Finding[], roles: readonly Item[]): Finding[] {
  const [finding] = findings;
  const color = finding?.items.find((item) => isKind(item, 'color'));
  if (group.joined !== 'and' || !finding || finding.isBare || !isKind(color, 'color')) return [];
  return roles.flatMap((item) => {
    if (!isRole(item, 'text', 'captions', 'highlight', 'outline') || finding.items.includes(item)) return [];
    const { role } = item.meaning as { role: 'text' | 'captions' | 'highlight' | 'outline' };
    const isText = role === 'text' || role === 'captions';
    const wish = { kind: 'set', settings: colored(role, color.meaning.hex) } as const;
    return [{ ...finding, wish, items: [item], subject: isText ? 'color' : `color of ${role}` }];
  });
}

/** "yellow with black", "yellow on black": letters and outline. "The outline thin and white": the outline alone. */
function withBareOutline(group: Group, findings: Finding[], last: Finding | null): Finding[] {
  const [only] = findings;
  const color = only?.items.find((item) => isKind(item, 'color'));
  const isPair = group.joined === 'with' && last?.subject === 'color';
  const isSame = group.joined === 'and' && endsWithThickness(last);
  if (!only?.isBare || findings.length !== 1 || !(isPair || isSame) || !isKind(color, 'color')) return findings;
  const wish = { kind: 'set', settings: { outlineColor: color.meaning.hex } } as const;
  return [{ ...only, wish, subject: 'color of outline', isBare: false }];
}

/** "The outline thin", in this order: "a thin outline and white" may be about the letters. */
function endsWithThickness(last: Finding | null): boolean {
  const [outline, thickness] = last?.items.toSorted((one, other) => one.start - other.start) ?? [];
  return isRole(outline, 'outline') && isKind(thickness, 'grow') && thickness.meaning.isDegree === true;
}

/** Words that only describe something that was understood: "the captions", "text", "colour". */
function isNeedless(item: Item, findings: readonly Finding[]): boolean {
  // "no box, just the outline": that is there without the box
  const isOfLetters = findings.some(({ wish }) => wish.kind === 'leave_out' && wish.part === 'box');
  if (isRole(item, 'outline')) return isOfLetters;
  return findings.length > 0 && isRole(item, 'captions', 'text', 'color');
}

/** Words between two commas or full stops. */
export interface Clause {
  items: Item[];
  groups: Group[];
  /** It says why the one before is wished. */
  isReason: boolean;
}

export function splitIntoClauses(items: readonly Item[]): Clause[] {
  const clauses: { items: Item[]; isReason: boolean }[] = [{ items: [], isReason: false }];
  for (const item of items) {
    const last = clauses.at(-1)?.items ?? [];
    if (isKind(item, 'break')) clauses.push({ items: [], isReason: false });
    else if (!isKind(item, 'because')) last.push(item);
    else if (clauses.every((clause) => clause.items.length === 0)) last.push(asQuestion(item));
    else if (!isKind(last.at(-1), 'join')) clauses.push({ items: [], isReason: true });
  }
  return clauses
    .filter((clause) => clause.items.length > 0)
    .map(({ items: said, isReason }) => {
      const spoken = readCovering(readPraise(readCodes(said)));
      return { items: spoken, groups: splitIntoGroups(spoken), isReason };
    });
}

/** Nothing stands before a first "because" that it could be the reason of. */
function asQuestion(item: ItemOf<'because'>): Item {
  return { ...item, meaning: item.meaning.asks ? { kind: 'foreign' } : { kind: 'filler', isPolite: false } };
}

function readPraise(clause: Item[]): Item[] {
  const isPraise = clause.every((item) => isKind(item, 'praise', 'filler', 'article', 'command', 'degree', 'join'));
  const meaning: Item['meaning'] = isPraise ? { kind: 'filler', isPolite: false } : { kind: 'unknown' };
  const filler = { kind: 'filler', isPolite: false } as const;
  // "a nice pink", Spanish "bien grandes"
  const isSize = (item: Item | undefined) => isKind(item, 'grow') && item.meaning.dimension === 'size';
  const isBeforeValue = (at: number) => isKind(clause[at + 1], 'color', 'shade') || isSize(clause[at + 1]);
  return clause.map((item, at) =>
    isKind(item, 'praise') ? { ...item, meaning: isBeforeValue(at) ? filler : meaning } : item,
  );
}

function splitIntoGroups(items: readonly Item[]): Group[] {
  const groups: Group[] = [{ items: [], joined: null }];
  // "swap the yellow against a dark red"
  const isSwap = items.some((item) => isKind(item, 'filler') && item.meaning.isSwap);
  for (const item of items) {
    if (isSwap && isKind(item, 'join') && item.meaning.word === 'with') continue;
    if (isKind(item, 'join')) groups.push({ items: [], joined: item.meaning.word });
    else groups.at(-1)?.items.push(item);
  }
  return groups.filter((group) => group.items.length > 0);
}
