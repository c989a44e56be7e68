import { partsOfStyle, type StyleChoice, styleChoices } from '../../../../engine/captions/settings/style-names.ts';
import { type Item, isKind } from '../read-items.ts';
import { isRole } from './group.ts';

/**
 * "pop lime": the name of a style with the name of one of its palettes beside it is that palette, and not a colour for
 * the letters. Where the words name what is to have the colour ("pop, lime letters"), it stays a colour.
 */
export function joinPalettes(items: Item[]): Item[] {
  if (items.some((item) => isRole(item, 'text', 'highlight', 'outline', 'box'))) return items;
  const colors = items.filter((item) => isKind(item, 'color'));
  if (colors.length !== 1) return items;
  const at = items.findIndex((item) => isKind(item, 'color'));
  // "yellow pop captions" may mean yellow letters
  const isLast = !items.some((item) => isRole(item, 'captions'));
  return joinAt(items, at - 1) ?? (isLast ? joinAt(items, at) : null) ?? items;
}

/** Joins two neighbours. */
function joinAt(items: readonly Item[], at: number): Item[] | null {
  const [first, second] = [items[at], items[at + 1]];
  const style = [first, second].find((item) => isKind(item, 'choice'));
  const color = [first, second].find((item) => isKind(item, 'color'));
  if (!first || !second || !isKind(style, 'choice') || !isKind(color, 'color')) return null;
  const choice = paletteOf(style.meaning.settings.style, color.meaning.name);
  if (!choice) return null;
  const joined: Item = {
    meaning: { kind: 'choice', settings: { style: choice } },
    start: first.start,
    end: second.end,
  };
  return [...items.slice(0, at), joined, ...items.slice(at + 2)];
}

function paletteOf(style: StyleChoice | undefined, color: string | null): StyleChoice | undefined {
  if (style === undefined || color === null) return undefined;
  return styleChoices.find((choice) => choice === `${partsOfStyle(style).style}/${color}`);
}
