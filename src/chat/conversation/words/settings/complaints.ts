import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { isAsking } from './asks-for.ts';
import { clausesAt } from './clauses-at.ts';

/** "Still massive, make them smaller": of two opposite steps, those that nothing asks for say why. */
export function withoutComplaints(items: readonly Item[]): Item[] {
  // "too big" is a step itself
  const isTooMuch = (at: number) => {
    const before = items[at - 1];
    return isKind(before, 'degree') && before.meaning.degree === 'too';
  };
  const steps = items.filter((item, at): item is ItemOf<'grow'> => isKind(item, 'grow') && !isTooMuch(at));
  const opposed = opposedAmong(steps);
  const clauses = clausesAt(items, 'break', 'because');
  const asked = new Set<Item>(wishedAmong(opposed, clauses));
  if (asked.size === 0 || asked.size === opposed.length) return [...items];
  const complaints = new Set<Item>(opposed.filter((item) => !asked.has(item)));
  return clauses.flatMap((clause) => {
    const isOfComplaint = clause.some((item) => complaints.has(item)) && !clause.some((item) => asked.has(item));
    // "toujours énormes" is no wish for always
    return clause.filter((item) => !complaints.has(item) && !(isOfComplaint && isDefault(item)));
  });
}

/** Those beside which another one goes the other way. */
function opposedAmong(steps: readonly ItemOf<'grow'>[]): ItemOf<'grow'>[] {
  const directions = new Map<string, Set<unknown>>();
  for (const { meaning } of steps)
    directions.set(meaning.dimension, (directions.get(meaning.dimension) ?? new Set()).add(meaning.direction));
  return steps.filter(({ meaning }) => (directions.get(meaning.dimension)?.size ?? 0) > 1);
}

function goBothWays(steps: readonly ItemOf<'grow'>[]): boolean {
  return new Set(steps.map(({ meaning }) => meaning.direction)).size > 1;
}

function isDefault(item: Item): boolean {
  return isKind(item, 'request') && item.meaning.request === 'make_default';
}

/** Those in a clause with a verb of wishing, or else those that compare: "smaller", not "tiny". All go one way. */
function wishedAmong(opposed: readonly ItemOf<'grow'>[], clauses: readonly Item[][]): ItemOf<'grow'>[] {
  const inAsking = new Set(clauses.filter((clause) => clause.some(isAsking)).flat());
  const choices = [opposed.filter((step) => inAsking.has(step)), opposed.filter(({ meaning }) => !meaning.much)];
  return choices.find((steps) => steps.length > 0 && !goBothWays(steps)) ?? [];
}
