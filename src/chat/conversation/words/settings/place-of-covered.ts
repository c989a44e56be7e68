import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { isAsking } from './asks-for.ts';
import { quiet } from './quiet.ts';
import { readCovering } from './read-covering.ts';

/**
 * “The text covers the bag at the bottom, can you put it higher?”: the place of what is covered is where the captions are to leave.
 * @returns the items, with the place that other words lead away from made quiet
 */
export function quietPlaceOfCovered(items: readonly Item[]): Item[] {
  const places = items.filter(isEdge);
  const [place] = places;
  if (!place || places.length !== 1) return [...items];
  const steps = items.filter(isHeight).map(({ meaning }) => meaning.direction);
  const leads = steps.length > 0 && steps.every((step) => step === -directionOf(place));
  return leads && tellsOfCovered(items, place)
    ? items.map((item) => (item === place ? quiet(item) : item))
    : [...items];
}

function isHeight(item: Item): item is ItemOf<'grow'> {
  return isKind(item, 'grow') && item.meaning.dimension === 'height';
}

function isEdge(item: Item): item is ItemOf<'choice'> {
  const position = isKind(item, 'choice') ? item.meaning.settings.position : undefined;
  return position === 'top' || position === 'bottom';
}

/** 1 = at the top. */
function directionOf({ meaning }: ItemOf<'choice'>): number {
  return meaning.settings.position === 'top' ? 1 : -1;
}

/** The words around the place say that something is covered, and nobody wishes before it. */
function tellsOfCovered(items: readonly Item[], place: Item): boolean {
  const at = items.indexOf(place);
  const from = items.slice(0, at).findLastIndex((item) => isKind(item, 'break')) + 1;
  const end = items.findIndex((item, index) => index > at && (isHeight(item) || isKind(item, 'break')));
  const clause = items.slice(from, end === -1 ? items.length : end);
  const others = clause.filter((item) => item !== place);
  if (items.slice(from, at).some((item) => isAsking(item) || isHeight(item))) return false;
  return readCovering(others).some((item) => isKind(item, 'covers'));
}
