import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { type Item, isKind } from './read-items.ts';
import { isRole } from './settings/group.ts';
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
  { read, itemsOf }: { read: (clause: string) => UnderstoodWords; itemsOf: (clause: string) => Item[] },
): UnderstoodWords {
  const clauses = clausesOf(text);
  if (clauses.length < 2) return whole;
  if (!whole.wishes.every(isTalk))
    return { ...whole, wishes: inPlaceOf(clauses.slice(0, -1).flatMap(itemsOf), whole.wishes) };
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

/** "The yellow hurts my eyes, take orange": a colour is for the part that has the one that another clause names. */
function inPlaceOf(said: readonly Item[], wishes: readonly Wish[]): Wish[] {
  const talk = wishes.filter(isTalk);
  const [wish, ...more] = wishes.filter((one) => !isTalk(one));
  const [color, ...others] = said.filter((item) => isKind(item, 'color'));
  const isPlain = wish?.kind === 'set' && Object.keys(wish.settings).join() === 'fontColor' && more.length === 0;
  const to = isPlain ? wish.settings.fontColor : undefined;
  const names = said.some((item) => isRole(item, 'text', 'highlight', 'outline', 'box'));
  if (!to || !color || others.length > 0 || names || color.meaning.hex === to) return [...wishes];
  return [...talk, { kind: 'recolor', from: color.meaning.hex, to }];
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
  return kind === 'set' || kind === 'step' || kind === 'leave_out' || kind === 'recolor';
}
