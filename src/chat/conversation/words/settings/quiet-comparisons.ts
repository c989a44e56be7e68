import { type Item, isKind } from '../read-items.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { quiet } from './quiet.ts';

/** In words: "like the grass in May". */
const maxCompared = 4;

/** "Green like the grass": what a colour is compared with says no more than the colour. */
export function quietComparisons(
  items: readonly Item[],
  { tokens, dictionaries }: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): Item[] {
  const compared = new Set(
    tokens
      .filter(({ key }) => dictionaries.some(({ sentences }) => sentences.compared.has(key)))
      .map(({ start }) => start),
  );
  const quieted = new Set(items.flatMap((item, at) => (isColor(item) ? comparedBehind(items, at + 1, compared) : [])));
  return items.map((item) => (quieted.has(item) ? quiet(item) : item));
}

function isColor(item: Item): boolean {
  return isKind(item, 'color', 'shade');
}

/** The word of comparing and those behind it, as far as they have no meaning of their own; [] = nothing is compared. */
function comparedBehind(items: readonly Item[], at: number, compared: ReadonlySet<number>): Item[] {
  const [first, ...others] = items.slice(at, at + 1 + maxCompared);
  if (!first || !compared.has(first.start)) return [];
  const end = others.findIndex((item) => !isKind(item, 'unknown', 'article', 'filler'));
  const behind = end === -1 ? others : others.slice(0, end);
  return behind.some((item) => isKind(item, 'unknown')) ? [first, ...behind] : [];
}
