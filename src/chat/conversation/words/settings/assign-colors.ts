import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import type { Role } from '../vocabulary/meaning.ts';
import { type GroupInHand, isRole, isSureOf, take } from './group.ts';
import { isCode } from './read-codes.ts';

export type Painted = 'text' | 'captions' | 'highlight' | 'emphasis' | 'outline' | 'box';

/** Parts whose colour is not that of all letters. */
const ownColors: Role[] = ['highlight', 'emphasis', 'outline', 'box'];
const painted: Role[] = ['text', 'captions', ...ownColors];

/**
 * Assigns each colour to the part beside it. With a part on both sides, the first word of the group shows the order:
 * "text yellow outline black", but "yellow text black outline". A colour by itself is the font colour.
 */
export function assignColors(group: GroupInHand): void {
  const boxed = paintBoxes(group);
  const sequence = withoutOldColor(group, paintedSequence(group.items.filter((item) => !boxed.has(item))));
  const isRoleFirst = isRole(sequence[0]) && !isOfSecond(group, sequence);
  const owners = new Map<Item, Item>();
  for (const [index, item] of sequence.entries()) {
    if (!isKind(item, 'color') || group.used.has(item)) continue;
    const before = freeOwner(sequence[index - 1], owners);
    const after = freeOwner(sequence[index + 1], owners);
    const owner = isRoleFirst ? (before ?? after) : (after ?? before);
    if (owner) owners.set(owner, item);
    paint(group, item, owner);
  }
}

/** "Give the letters a black rim": the only colour is that of the part behind it. */
function isOfSecond({ items }: GroupInHand, sequence: readonly Item[]): boolean {
  const [first, color, second] = sequence;
  const isPair = sequence.length === 3 && isRole(first, 'text', 'captions') && isKind(color, 'color');
  return (
    isPair && isRole(second, 'outline', 'highlight') && !items.some((item) => isKind(item, 'grow', 'number', 'no'))
  );
}

/**
 * "a black box": the style that has one, in this colour.
 * @returns the words for it
 */
function paintBoxes(group: GroupInHand): ReadonlySet<Item> {
  const boxed = new Set<Item>();
  for (const [index, box] of group.items.entries()) {
    const color = colorOfBox(group.items, index);
    if (group.used.has(box)) continue;
    if (!isKind(color, 'color') || !isKind(box, 'choice') || Object.values(box.meaning.settings).join() !== 'boxed')
      continue;
    const wish = { kind: 'set' as const, settings: colored('box', color.meaning.hex) };
    take(group, { wish, items: [color, box], subject: 'color of box', isSure: true });
    boxed.add(color).add(box);
  }
  return boxed;
}

/** "a black box"; but "texto negro en caja amarilla": where the colour before has a part of its own, the colour behind. */
function colorOfBox(items: readonly Item[], at: number): Item | undefined {
  const [part, before, after, next] = [items[at - 2], items[at - 1], items[at + 1], items[at + 2]];
  const isOfPart = isRole(part, ...painted) && isKind(before, 'color');
  const isFree = isKind(after, 'color') && !isRole(next);
  return isFree && (isOfPart || !isKind(before, 'color')) ? after : before;
}

/** "the yellow highlight in orange": the first colour only says which it is. */
function withoutOldColor(group: GroupInHand, sequence: readonly Item[]): readonly Item[] {
  const [old, part, color] = sequence;
  const isChange = sequence.length === 3 && isKind(old, 'color') && isRole(part) && isKind(color, 'color');
  if (!isChange || !old) return sequence;
  group.used.add(old);
  return sequence.slice(1);
}

/**
 * Colours and the parts that may have them, without words that only describe their neighbour: "text outline", "the
 * captions’ text".
 */
function paintedSequence(items: readonly Item[]): Item[] {
  const all = items.filter((item) => isKind(item, 'color') || isRole(item, ...painted));
  const colorCount = all.filter((item) => isKind(item, 'color')).length;
  const needsAll = all.length - colorCount <= colorCount;
  return needsAll
    ? all
    : all.filter((item, index) => !isRepeated(item, all[index - 1], all[index + 1]) && !isMarked(all, index));
}

function isRepeated(item: Item, before: Item | undefined, after: Item | undefined): boolean {
  if (isRole(item, 'captions')) return isRole(before) || isRole(after);
  if (isRole(item, 'text')) return isRole(before, ...ownColors) || isRole(after, ...ownColors);
  return false;
}

/** "the words in green highlighted": the words only say what is highlighted. */
function isMarked(items: readonly Item[], at: number): boolean {
  const [color, highlight] = [items[at + 1], items[at + 2]];
  return (
    isRole(items[at], 'text', 'captions') &&
    isKind(color, 'color') &&
    isRole(highlight, 'highlight') &&
    items.length === at + 3
  );
}

function freeOwner(item: Item | undefined, owners: ReadonlyMap<Item, Item>): ItemOf<'role'> | undefined {
  return isRole(item) && !owners.has(item) ? item : undefined;
}

function paint(group: GroupInHand, color: ItemOf<'color'>, owner: ItemOf<'role'> | undefined): void {
  const role = (owner?.meaning.role ?? roleBeside(group.items, color)) as Painted | null;
  const settings = colored(role, color.meaning.hex);
  take(group, {
    wish: { kind: 'set', settings },
    items: owner ? [owner, color] : [color],
    subject: role && role !== 'text' && role !== 'captions' ? `color of ${role}` : 'color',
    isSure: isCode(color) || (owner !== undefined && isSureOf(group.items, owner, color)),
    isBare: role === null,
  });
}

/** What the colour's part is where no word for a part stands beside it. */
function roleBeside(items: readonly Item[], color: Item): 'box' | 'emphasis' | null {
  if (isBesideBox(items, color)) return 'box';
  // "the key words in red"
  const hasKeyWords = items.some((item) => isKind(item, 'switch') && item.meaning.on.emphasis === true);
  return hasKeyWords ? 'emphasis' : null;
}

/** "letters #00FFCC, box #101010" */
function isBesideBox(items: readonly Item[], color: Item): boolean {
  const before = items[items.indexOf(color) - 1];
  return isCode(color) && isKind(before, 'choice') && before.meaning.settings.style === 'boxed';
}

/** A box is drawn in the outline's colour. */
export function colored(role: Painted | null, hex: string): CaptionSettings {
  if (role === 'highlight') return { highlightColor: hex };
  if (role === 'emphasis') return { emphasisColor: hex };
  if (role === 'outline') return { outlineColor: hex };
  if (role === 'box') return { style: 'boxed', outlineColor: hex };
  return { fontColor: hex };
}
