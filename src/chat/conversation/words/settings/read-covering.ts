import { type Item, type ItemKind, type ItemOf, isKind } from '../read-items.ts';
import { isAsking } from './asks-for.ts';
import { isBox, isRole } from './group.ts';
import { quiet } from './quiet.ts';

/**
 * "The captions are over my face", "they hide the product": the captions and what they cover become one item, with the
 * words between and around them. Elsewhere these words have no meaning. "Don’t cover my face" asks for the same.
 */
export function readCovering(clause: readonly Item[]): Item[] {
  const found = findCovered(clause);
  const covered = found && counts(found) ? found : null;
  if (!covered) {
    // "a dark background behind the text"
    const isOfBox = clause.some(isBox);
    return clause.map((item) => {
      if (isOfBox && isKind(item, 'covering')) return quiet(item);
      return isKind(item, 'covers', 'covering', 'sight', 'they') ? unknown(item) : item;
    });
  }
  // "hidden behind the text" says it twice
  const items = withCovered(clause, covered).map((item) => (isKind(item, 'covering') ? quietBeside(item) : item));
  return items.map((item) => (isKind(item, 'sight', 'they') ? unknown(item) : item));
}

/** The items from `from` to `to`, both included. */
interface Covered {
  from: number;
  to: number;
  what: ItemOf<'covers'>['meaning']['what'];
  /** There is a word for captions, their text, or "they". */
  isNamed: boolean;
}

/** "It’s on me" may be about anything. */
function counts({ what, isNamed }: Covered): boolean {
  return isNamed || what !== 'person';
}

function findCovered(clause: readonly Item[]): Covered | null {
  for (const [at, item] of clause.entries()) {
    if (isKind(item, 'covers')) return { from: at, to: at, what: item.meaning.what, isNamed: isNamed(clause, at) };
    const found = isKind(item, 'covering') ? (coveredAfter(clause, at) ?? coveredBefore(clause, at)) : null;
    if (found) return { ...found, isNamed: isNamed(clause, found.from) };
  }
  const verb = clause.findIndex((item) => isKind(item, 'covering'));
  return verb === -1 ? null : anythingCovered(clause, verb);
}

/** Unknown words between the two: "half of". */
const maxUnknownBetween = 3;
/** Words of any kind between the two. */
const maxBetween = 12;

/** Not too far apart: "the text says that she had a smile on her face" does not count. */
function isNamed(clause: readonly Item[], at: number): boolean {
  const namer = clause.slice(0, at).findLastIndex(isNamer);
  const between = clause.slice(namer + 1, at).filter((item) => isKind(item, 'unknown', 'foreign'));
  return (namer !== -1 && between.length <= maxUnknownBetween) || clause.slice(at).some(isNamer);
}

function coveredAfter(clause: readonly Item[], verb: number): Omit<Covered, 'isNamed'> | null {
  const [at, sight] = nextSight(clause.slice(verb + 1, verb + 1 + maxBetween)) ?? [];
  return sight ? { from: verb, to: verb + 1 + (at ?? 0), what: sight.meaning.what } : null;
}

/** "My face is covered by the captions", "die Untertitel sollen mein Gesicht nicht verdecken". */
function coveredBefore(clause: readonly Item[], verb: number): Omit<Covered, 'isNamed'> | null {
  const [at, sight] = nextSight(clause.slice(Math.max(0, verb - maxBetween), verb).reverse()) ?? [];
  return sight ? { from: verb - 1 - (at ?? 0), to: verb, what: sight.meaning.what } : null;
}

function nextSight(items: readonly Item[]): [number, ItemOf<'sight'>] | null {
  const at = items.findIndex((item) => isKind(item, 'sight'));
  const between = items.slice(0, Math.max(0, at));
  const sight = items[at];
  if (!isKind(sight, 'sight') || !between.every((item) => isQuiet(item) || isKind(item, 'unknown', 'no'))) return null;
  return between.filter((item) => isKind(item, 'unknown')).length <= maxUnknownBetween ? [at, sight] : null;
}

/** "The captions cover the red guitar": anything else that captions cover is a thing. */
function anythingCovered(clause: readonly Item[], verb: number): Covered | null {
  const subject = clause.slice(0, verb).findLast((item) => !isQuiet(item));
  const rest = clause.slice(verb + 1);
  const next = rest.findIndex((item) => !isQuiet(item) && !canBeThing(item));
  const last = rest.slice(0, next === -1 ? rest.length : next).findLastIndex(canBeThing);
  if (!isRole(subject, 'captions', 'text') || last === -1) return null;
  return { from: verb, to: verb + 1 + last, what: 'thing', isNamed: true };
}

/** "The rose" is not a colour there. */
function canBeThing(item: Item): boolean {
  // Russian "тесто" (dough) looks like "тесно" (close together)
  const isTypo = isKind(item, 'grow') && item.meaning.dimension === 'letterSpacing';
  return isTypo || isKind(item, 'unknown', 'color', 'shade');
}

/** The words around it add nothing: "why do the captions at the bottom always cover my face when I talk". */
function withCovered(clause: readonly Item[], { from, to, what, isNamed }: Covered): Item[] {
  const [first, last] = [clause[from], clause[to]] as [Item, Item];
  const item: Item = { meaning: { kind: 'covers', what, isNamed }, start: first.start, end: last.end };
  return [...before(clause.slice(0, from), isNamed), item, ...after(clause.slice(to + 1), isNamed)];
}

/** "No captions over my face" does not ask for no captions, and "the big captions" does not ask for bigger ones. */
function before(items: readonly Item[], isNamed: boolean): Item[] {
  const joint = items.findLastIndex((item) => isKind(item, 'join', 'command')) + 1;
  const wish = joint + lastWish(items.slice(joint));
  const namer = items.findLastIndex(isNamer);
  const isAsked = items.slice(0, Math.max(0, namer)).some(isAsking);
  return items.map((item, at) => {
    // "put the captions lower, that are on my face"
    if (isAsked && at > namer && isKind(item, 'grow')) return item;
    const isSaidOfIt = at > wish && (isNamed || isKind(item, 'no'));
    return isSaidOfIt || (isNamed && isKind(item, 'foreign')) ? quietBeside(item) : item;
  });
}

/** Index of the last word about something else; -1 = none. */
function lastWish(items: readonly Item[]): number {
  const namer = items.findLastIndex(isNamer);
  const name = namer === -1 ? items.length : namer;
  const start = isRole(items[name]) ? items.slice(0, name).findLastIndex((item) => !isAdjective(item)) + 1 : name;
  return items.slice(0, start).findLastIndex((item) => !isPassing(item) && !isKind(item, 'no'));
}

/** "The large yellow captions" describes them as they are. */
function isAdjective(item: Item): boolean {
  return isKind(item, 'color', 'grow', 'choice', 'shade', 'degree');
}

function after(items: readonly Item[], isNamed: boolean): Item[] {
  const next = items.findIndex((item) => !isPassing(item) && !isNamer(item));
  const end = next === -1 ? items.length : next;
  return items.map((item, at) => (isNamed && at < end ? quietBeside(item) : item));
}

function isNamer(item: Item | undefined): boolean {
  return isRole(item, 'captions', 'text') || isKind(item, 'they') || isEmojis(item);
}

/** Whether these words belong to the captions. */
function isEmojis(item: Item | undefined): boolean {
  return isKind(item, 'switch') && item.meaning.on.addEmojis === true;
}

const quietKinds: ItemKind[] = ['filler', 'article', 'degree', 'yes'];

function isQuiet(item: Item): boolean {
  return isKind(item, ...quietKinds);
}

/** "Always" and "talk" would be wishes elsewhere. */
function isPassing(item: Item): boolean {
  const isAlways = isKind(item, 'request') && item.meaning.request === 'make_default';
  const isPlain = isQuiet(item) || isKind(item, 'unknown', 'foreign', 'they', 'sight', 'covering');
  return isAlways || isPlain || isRole(item, 'language');
}

function quietBeside(item: Item): Item {
  return isRole(item, 'captions', 'text') ? item : quiet(item);
}

function unknown(item: Item): Item {
  return { ...item, meaning: { kind: 'unknown' } };
}
