import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { isAsking } from './asks-for.ts';
import { isRole } from './group.ts';
import { quiet } from './quiet.ts';

/** In items, of a clause. A longer one tells a story. */
const maxClause = 10;

/** "The letters are huge, reduce them": the first clause tells how large they are, and the second one what is wished. */
export function withoutToldSize(items: readonly Item[]): Item[] {
  const end = items.findIndex((item) => isKind(item, 'break'));
  const [told, asked] = [items.slice(0, Math.max(0, end)), items.slice(end + 1)];
  const next = asked.findIndex((item) => isKind(item, 'break'));
  const clause = next === -1 ? asked : asked.slice(0, next);
  const size = told.find(isSize);
  if (!size || told.length > maxClause || clause.length > maxClause) return [...items];
  const isOfLetters = told.some((item) => isRole(item, 'text', 'captions')) && !told.some(isAsking);
  const opposite = clause.find((item) => isOpposite(item, size, clause));
  if (!isOfLetters || !opposite || clause.some((item) => isRole(item) && !isRole(item, 'text', 'captions', 'size')))
    return [...items];
  return items.map((item) => {
    if (item === size) return quiet(item);
    return item === opposite && isKind(item, 'grow')
      ? { ...item, meaning: { ...item.meaning, dimension: 'size' as const } }
      : item;
  });
}

function isSize(item: Item): item is ItemOf<'grow'> {
  return isKind(item, 'grow') && item.meaning.dimension === 'size';
}

/** "Reduce", "smaller", German "mit der Größe runter". */
function isOpposite(item: Item, { meaning }: ItemOf<'grow'>, clause: readonly Item[]): boolean {
  if (!isKind(item, 'grow') || item.meaning.direction === meaning.direction) return false;
  const { dimension } = item.meaning;
  return (
    dimension === 'size' || dimension === 'any' || (dimension === 'height' && clause.some((one) => isRole(one, 'size')))
  );
}
