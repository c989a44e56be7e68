import { isShadeOfSwatch, shadeOf, tintedWith } from '../../settings/palette.ts';
import { type Item, isKind } from '../read-items.ts';
import type { Meaning } from '../vocabulary/meaning.ts';

/** Merges neighbours with one meaning: "light blue", "much bigger", "too small", "neon green". */
export function mergeItems(items: readonly Item[]): Item[] {
  const merged: Item[] = [];
  for (const item of items) {
    const last = merged.at(-1);
    const meaning =
      last && !isStyleName(last, merged.at(-2)) ? (together(last, item) ?? togetherAfter(last, item)) : null;
    if (last && meaning) merged.splice(-1, 1, { meaning, start: last.start, end: item.end });
    else merged.push(item);
  }
  return merged;
}

/** "style neon, green": neon is a name here, not a shade. */
function isStyleName(item: Item, before: Item | undefined): boolean {
  return isKind(item, 'choice') && isKind(before, 'role') && before.meaning.role === 'style';
}

/** The other order: "azul claro", "bigger by far"; but "big too" means "big, too". */
function togetherAfter(last: Item, item: Item): Meaning | null {
  // "un gris discreto" is no wish for the discreet style
  if (isKind(last, 'color') && isKind(item, 'choice') && item.meaning.settings.style === 'minimal') return last.meaning;
  return isKind(item, 'degree') && item.meaning.degree === 'too' ? null : together(item, last);
}

function together(one: Item, other: Item): Meaning | null {
  // "a green like mint": the second name says which green
  if (isKind(one, 'color') && isKind(other, 'color')) return ofTwoColors(one.meaning, other.meaning);
  if (isKind(other, 'color')) return shaded(one, other.meaning.hex, other.meaning.name);
  if (!isKind(other, 'grow')) return null;
  const { meaning } = other;
  if (isKind(one, 'degree')) return graded(one.meaning.degree, meaning);
  if (isKind(one, 'grow') && one.meaning.dimension === 'any' && meaning.dimension !== 'any') {
    return {
      ...withoutDegree(meaning),
      direction: one.meaning.direction === 1 ? meaning.direction : opposite(meaning.direction),
    };
  }
  return null;
}

type Grow = Extract<Meaning, { kind: 'grow' }>;
type Color = Extract<Meaning, { kind: 'color' }>;

function ofTwoColors(one: Color, other: Color): Meaning | null {
  if (one.isTint && other.isTint) return null;
  if (one.isTint) return { kind: 'color', hex: tintedWith(other.hex, one.hex), name: null };
  const { isThing: _, ...meant } = other;
  return isShadeOfSwatch(other.name, one.name) ? meant : null;
}

function shaded(one: Item, hex: string, name: Parameters<typeof shadeOf>[1]): Meaning | null {
  if (isKind(one, 'shade')) return { kind: 'color', hex: shadeOf(hex, name, one.meaning.shade), name: null };
  const isNeon = isKind(one, 'choice') && one.meaning.settings.style === 'neon';
  return isNeon ? { kind: 'color', hex: shadeOf(hex, name, 'bright'), name: null } : null;
}

/** "A bit thick" is a step. */
function withoutDegree({ isDegree: _, ...grow }: Grow): Grow {
  return grow;
}

function graded(degree: 'much' | 'bit' | 'too', grow: Grow): Meaning {
  if (degree === 'much') return { ...grow, much: true };
  if (degree === 'bit') return withoutDegree(grow);
  // "too small" asks for larger letters
  return { ...withoutDegree(grow), direction: opposite(grow.direction), much: false };
}

function opposite(direction: 1 | -1): 1 | -1 {
  return direction === 1 ? -1 : 1;
}
