import { mayWords } from './lexicons/sentences/may-words.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { isRole } from './settings/group.ts';
import { clausesOf } from './text/clauses.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokenize.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

const may = new Set(Object.values(mayWords).flatMap((words) => words.split(' ')));

/** In words, in a clause that asks whether something can be. */
const maxUnknown = 2;

/**
 * “My patients are older, could the writing be bigger?”, “that was quick. but larger letters, I can’t see a thing”: whether a clause of a
 * message wishes for something by itself, whatever the others say.
 */
export function wishesPlainly(text: string, dictionaries: readonly Dictionary[]): boolean {
  return clausesOf(text).some((clause) => {
    const items = readItems(tokenize(clause), dictionaries);
    return beginsWithStep(items) || asksWhether(clause, items);
  });
}

/** “Larger letters”, “pero las letras más grandes”: before any word that is not known. */
function beginsWithStep(items: readonly Item[]): boolean {
  const unknown = items.findIndex((item) => isKind(item, 'unknown', 'foreign'));
  const known = unknown === -1 ? items : items.slice(0, unknown);
  const at = known.findIndex((item) => isKind(item, 'grow'));
  const around = known.slice(0, at + 2).filter((item) => isRole(item, 'captions', 'text', 'size'));
  const before = known.slice(0, Math.max(at, 0));
  return (
    at !== -1 &&
    around.length > 0 &&
    before.every((item) => isRole(item) || isSmall(item)) &&
    !isKind(known[at - 1], 'filler')
  );
}

function isSmall(item: Item): boolean {
  return isKind(item, 'article', 'degree', 'join', 'filler', 'break');
}

/** In words: “but the letters could be”. */
const maxBeforeMay = 4;

/** “Could they go up the top”. */
function asksWhether(clause: string, items: readonly Item[]): boolean {
  const words = fold(clause).match(/\p{L}+/gu) ?? [];
  const unknown = items.filter((item) => isKind(item, 'unknown', 'foreign'));
  if (!words.slice(0, maxBeforeMay).some((word) => may.has(word))) return false;
  // the word that asks may be unknown itself
  return unknown.length <= maxUnknown + 1 && items.some((item) => isKind(item, 'grow', 'switch') || isPlace(item));
}

function isPlace(item: Item): boolean {
  return isKind(item, 'choice') && Object.keys(item.meaning.settings).join() === 'position';
}
