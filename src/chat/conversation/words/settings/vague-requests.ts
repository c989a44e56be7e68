import { type Item, isKind } from '../read-items.ts';
import { isAsking } from './asks-for.ts';
import { clausesAt } from './clauses-at.ts';
import { quiet } from './quiet.ts';

/**
 * "Always" saves beside a verb of wishing ("always use this orange"), or where nothing but a look is said ("always yellow"). It does not in
 * "it's always too small" and "always nine, then".
 */
export function withoutVague(items: readonly Item[]): Item[] {
  if (!items.some(isVague)) return [...items];
  return clausesAt(items, 'break').flatMap((clause) =>
    clause.some(isVague) && !isWished(clause) ? clause.map((item) => (isVague(item) ? quiet(item) : item)) : clause,
  );
}

function isVague(item: Item): boolean {
  return isKind(item, 'request') && item.meaning.isVague === true;
}

function isWished(clause: readonly Item[]): boolean {
  if (clause.some((item) => isSaving(item) && !isVague(item))) return true;
  if (clause.some((item) => isKind(item, 'unknown', 'number', 'no') || isTooMuch(item))) return false;
  return clause.some(isAsking) || !clause.some((item) => isKind(item, 'grow', 'foreign', 'shade', 'covering'));
}

function isSaving(item: Item): boolean {
  return isKind(item, 'request') && (item.meaning.request === 'make_default' || item.meaning.request === 'save_brand');
}

function isTooMuch(item: Item): boolean {
  return isKind(item, 'degree') && item.meaning.degree === 'too';
}
