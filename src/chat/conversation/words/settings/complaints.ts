import { type Item, type ItemOf, isKind } from '../read-items.ts';
import { isAsking } from './asks-for.ts';
import { isOpposite } from './opposites.ts';

/** "Still massive, make them smaller": of two opposite steps, those that nothing asks for say why. */
export function withoutComplaints(items: readonly Item[]): Item[] {
  // "too big" is a step itself
  const isTooMuch = (at: number) => {
    const before = items[at - 1];
    return isKind(before, 'degree') && before.meaning.degree === 'too';
  };
  const steps = items.filter((item, at): item is ItemOf<'grow'> => isKind(item, 'grow') && !isTooMuch(at));
  const opposed = steps.filter((one) => steps.some((other) => isOpposite(one, other)));
  const clauses = clausesOf(items);
  const asked = wishedAmong(opposed, clauses);
  if (asked.length === 0 || asked.length === opposed.length) return [...items];
  const isComplaint = (item: Item) => opposed.some((one) => one === item) && !asked.some((one) => one === item);
  return clauses.flatMap((clause) => {
    const isOfComplaint = clause.some(isComplaint) && !clause.some((item) => asked.some((one) => one === item));
    // "toujours énormes" is no wish for always
    return clause.filter((item) => !isComplaint(item) && !(isOfComplaint && isDefault(item)));
  });
}

function isDefault(item: Item): boolean {
  return isKind(item, 'request') && item.meaning.request === 'make_default';
}

/** Those in a clause with a verb of wishing, or else those that compare: "smaller", not "tiny". All go one way. */
function wishedAmong(opposed: readonly ItemOf<'grow'>[], clauses: readonly Item[][]): ItemOf<'grow'>[] {
  const isAsked = (step: Item) => clauses.some((clause) => clause.includes(step) && clause.some(isAsking));
  const choices = [opposed.filter(isAsked), opposed.filter(({ meaning }) => !meaning.much)];
  return choices.find((steps) => new Set(steps.map(({ meaning }) => meaning.direction)).size === 1) ?? [];
}

function clausesOf(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    if (isKind(item, 'break', 'because')) clauses.push([]);
    clauses.at(-1)?.push(item);
  }
  return clauses;
}
