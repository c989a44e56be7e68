import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { type Item, isKind } from './read-items.ts';
import { colored } from './settings/assign-colors.ts';
import { isBox, isRole } from './settings/group.ts';
import { insteadOf } from './settings/read-group.ts';
import { clausesOf } from './text/clauses.ts';
import { talkTopics } from './topics/topic.ts';

/**
 * "I don't like the colour, make it dark green": what clauses say that are understood whole, where the whole message was only talk or not
 * understood at all. The other clauses are named as not understood, unless they are talk.
 * @returns the reading of the whole message, if the clauses say no more
 */
export function readByClauses(
  text: string,
  whole: UnderstoodWords,
  {
    read,
    itemsOf,
    isDenial,
  }: {
    read: (clause: string) => UnderstoodWords;
    itemsOf: (clause: string) => Item[];
    /** Whether a clause is a plain "no". */
    isDenial: (clause: string) => boolean;
  },
): UnderstoodWords {
  const clauses = clausesOf(text);
  if (clauses.length < 2) return whole;
  const isAnswered = whole.wishes.length > 0 && whole.wishes.every(({ kind }) => kind === 'topic');
  const stopped = isAnswered ? takenAway(clauses, itemsOf, isDenial) : null;
  if (stopped) return { wishes: [stopped], notUnderstood: [] };
  if (!whole.wishes.every(isTalk)) {
    // "I don't like the yellow, make the letters green"
    const isNamed = itemsOf(clauses.at(-1) ?? '').some((item) => isRole(item, 'text') && !item.meaning.isOne);
    return isNamed ? whole : { ...whole, wishes: inPlaceOf(clauses.slice(0, -1).flatMap(itemsOf), whole.wishes) };
  }
  const removed = takenAway(clauses, itemsOf, isDenial);
  if (removed) return { wishes: [removed], notUnderstood: [] };
  const readings = clauses.map((clause) => ({ clause, ...read(clause) }));
  const wished = readings.filter(
    ({ clause, wishes, notUnderstood }) =>
      /\s/.test(clause) && notUnderstood.length === 0 && wishes.length > 0 && wishes.every(isSetting),
  );
  if (wished.length === 0) return whole;
  const others = readings.filter((one) => !wished.includes(one));
  const unknown = others.filter(({ wishes }) => wishes.length === 0);
  const wishes = wished.flatMap((one) => one.wishes);
  const said = others.flatMap(({ clause }) => itemsOf(clause));
  if (wishes.every(isStyle) && said.some((item) => isKind(item, 'color')) && others.some((one) => complains(one)))
    return { wishes: [{ kind: 'topic', topic: 'colors' }], notUnderstood: [] };
  return { wishes: inPlaceOf(said, wishes), notUnderstood: unknown.map(({ clause }) => clause) };
}

/** "I don't like that outline, take it off": the one thing that the other clauses name is taken away. */
function takenAway(
  clauses: readonly string[],
  itemsOf: (clause: string) => Item[],
  isDenial: (clause: string) => boolean,
): Wish | null {
  const removing = clauses.findIndex((clause, at) => at > 0 && !isDenial(clause) && isRemoval(itemsOf(clause)));
  if (removing === -1) return null;
  const named = clauses.flatMap((clause, at) => (at === removing ? [] : itemsOf(clause)));
  const wishes = new Map(named.flatMap(withoutIt).map((wish) => [JSON.stringify(wish), wish]));
  return wishes.size === 1 ? ([...wishes.values()][0] ?? null) : null;
}

function isRemoval(items: readonly Item[]): boolean {
  return (
    items.some((item) => isKind(item, 'no')) &&
    items.every((item) => isKind(item, 'no', 'filler', 'article', 'command'))
  );
}

function withoutIt(item: Item): Wish[] {
  const instead = insteadOf(item);
  if (instead?.animation) return [{ kind: 'set', settings: instead }];
  if (isRole(item, 'outline')) return [{ kind: 'set', settings: { outlineThickness: 0 } }];
  if (isRole(item, 'highlight')) return [{ kind: 'leave_out', part: 'highlight' }];
  if (isBox(item)) return [{ kind: 'leave_out', part: 'box' }];
  const isLeftOut = isKind(item, 'switch') && item.meaning.off !== null && !('resizeForSocialMedia' in item.meaning.on);
  return isLeftOut && isKind(item, 'switch') ? [{ kind: 'set', settings: item.meaning.off ?? {} }] : [];
}

/** "The yellow hurts my eyes, take orange": a colour is for the part that has the one that another clause names. */
export function inPlaceOf(said: readonly Item[], wishes: readonly Wish[]): Wish[] {
  const part = partOf(said);
  if (part) return wishes.map((wish) => ofPart(wish, part));
  const talk = wishes.filter(isTalk);
  const [wish, ...more] = wishes.filter((one) => !isTalk(one));
  const [color, ...others] = said.filter((item) => isKind(item, 'color'));
  const isPlain = wish?.kind === 'set' && Object.keys(wish.settings).join() === 'fontColor' && more.length === 0;
  const to = isPlain ? wish.settings.fontColor : undefined;
  // "the yellow of the words": the letters, or the part of them that has it
  const names = said.some((item) => isRole(item, 'highlight', 'outline', 'box'));
  if (!to || !color || others.length > 0 || names || color.meaning.hex === to) return [...wishes];
  return [...talk, { kind: 'recolor', from: color.meaning.hex, to }];
}

/** "I don’t like the highlight, make it grey": the one part that the other clauses name. */
function partOf(said: readonly Item[]): 'highlight' | 'outline' | null {
  const parts = new Set(
    said.flatMap((item) => (isRole(item) ? [item.meaning.role] : [])).filter((role) => role !== 'color'),
  );
  const [part] = parts;
  const isOnly = parts.size === 1 && said.some((item) => isKind(item, 'foreign'));
  return isOnly && (part === 'highlight' || part === 'outline') ? part : null;
}

function ofPart(wish: Wish, part: 'highlight' | 'outline'): Wish {
  if (
    wish.kind !== 'set' ||
    !wish.settings.fontColor ||
    Object.keys(colored(part, '')).some((key) => key in wish.settings)
  )
    return wish;
  const { fontColor, ...others } = wish.settings;
  return { kind: 'set', settings: { ...others, ...colored(part, fontColor) } };
}

function isTalk(wish: Wish): boolean {
  return wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic);
}

/** "The yellow hurts my eyes. Is there something calmer?" asks for another colour, not for the calm style. */
function complains({ wishes }: UnderstoodWords): boolean {
  return wishes.some((wish) => wish.kind === 'topic' && wish.topic === 'complaint');
}

function isStyle(wish: Wish): boolean {
  return wish.kind === 'set' && Object.keys(wish.settings).join() === 'style';
}

function isSetting({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step' || kind === 'leave_out' || kind === 'recolor' || kind === 'shade';
}
