import { shadeOf } from '../../settings/palette.ts';
import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { quiet } from './quiet.ts';

/** In items, from a colour or a step to the shade that explains it. */
const maxBetween = 5;

/**
 * "Pink, but powdery", "lighter, sort of dusty": a clause that is only a shade says how the colour before it is meant, or what kind of step.
 */
export function withShadeBehind(items: readonly Item[]): Item[] {
  const changed = [...items];
  for (const [at, item] of items.entries()) {
    if (!isKind(item, 'shade') || item.meaning.isMore || !isAlone(items, at)) continue;
    const before = meantBefore(items, at);
    const meant = changed[before];
    const shaded = meant && shadedBy(meant, item);
    if (!shaded) continue;
    changed[before] = shaded;
    changed[at] = quiet(item);
  }
  return changed;
}

/** Nothing else stands in its clause. */
function isAlone(items: readonly Item[], at: number): boolean {
  return isOpen(items, at, -1) && isOpen(items, at, 1);
}

function isOpen(items: readonly Item[], from: number, step: 1 | -1): boolean {
  let at = from + step;
  while (isLink(items[at]) && Math.abs(at - from) <= maxBetween) at += step;
  return items[at] === undefined ? step === 1 : isKind(items[at], 'break', 'join');
}

/** What is too loud tells what is. */
function isLink(item: Item | undefined): boolean {
  if (isKind(item, 'degree')) return item.meaning.degree !== 'too';
  return isKind(item, 'filler', 'article', 'command');
}

/** The colour or the step before it; -1 = something else stands there. */
function meantBefore(items: readonly Item[], at: number): number {
  const before = items.findLastIndex(
    (item, index) => index < at && !isLink(item) && !isKind(item, 'break', 'join', 'article'),
  );
  return at - before <= maxBetween ? before : -1;
}

function shadedBy(item: Item, { meaning: { shade } }: ItemOf<'shade'>): Item | null {
  if (isKind(item, 'shade') && item.meaning.isMore) return { ...item, meaning: { ...item.meaning, shade } };
  if (!isKind(item, 'color') || item.meaning.isCode) return null;
  const { hex, name } = item.meaning;
  return { ...item, meaning: { kind: 'color', hex: shadeOf(hex, name, shade), name: null } };
}
