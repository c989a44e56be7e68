import type { Traits } from '../../../words/ranking/ranking.ts';
import { wordsOfTime } from '../title-time.ts';
import type { PossibleTitle } from './possible-titles.ts';
import type { MessageForTitle, WordOfMessage } from './words-of-message.ts';

/** What a message with a title is like, and what is like one. */
const meaningsOfTitles = ['title', 'textPlaced', 'correction', 'position'] as const;

type Add = (trait: string, much?: number) => void;

/** Tells the traits of what may be the title of a message; null = it gives none. */
export function createTitleTraits(message: MessageForTitle): (title: PossibleTitle | null) => Traits {
  const said = message.words.map(traitsOfWord);
  const times = message.words.map(({ start }) => wordsOfTime(message.text.slice(start)) > 0);
  return (title) => {
    const traits: Traits = new Map();
    const add = (trait: string, much = 1) => traits.set(trait, (traits.get(trait) ?? 0) + much);
    if (title) {
      addWords(add, title, said);
      addNear(add, title, said);
      addPlace(add, title, { message, times });
      addForm(add, title, message);
    } else addNone(add, message, said);
    return traits;
  };
}

/** Forms of a word begin alike. */
const stemLength = 4;

function traitsOfWord({ key, kinds, isHeard, rank }: WordOfMessage): string[] {
  const stem = key.length > stemLength ? [`stem ${key.slice(0, stemLength)}`] : [];
  return [key, ...stem, `rank ${rank}`, ...kinds.map((kind) => `kind ${kind}`), ...(isHeard ? ['is heard'] : [])];
}

function addNone(add: Add, { words, meanings }: MessageForTitle, said: readonly (readonly string[])[]): void {
  add('none');
  for (const trait of new Set(said.flat())) add(`none: ${trait}`);
  add(`none: ${lengthOf(words.length)} words`);
  for (const meaning of meanings.length > 0 ? meaningsOfTitles : []) {
    const score = meanings.find((one) => one.meaning === meaning)?.score ?? 0;
    add(`none: ${meaning} ${Math.round(score * 10)}`);
  }
}

function addWords(add: Add, { from, to }: PossibleTitle, said: readonly (readonly string[])[]): void {
  for (const [index, traits] of said.entries()) {
    const part = index >= from && index < to ? 'inside' : 'outside';
    for (const trait of traits) add(`${part}: ${trait}`);
  }
}

/** In words on each side. */
const near = 3;

function addNear(add: Add, { from, to }: PossibleTitle, said: readonly (readonly string[])[]): void {
  for (const trait of new Set(said.slice(Math.max(0, from - near), from).flat())) add(`near before: ${trait}`);
  for (const trait of new Set(said.slice(to, to + near).flat())) add(`near behind: ${trait}`);
  for (const trait of said[from - 1] ?? ['^']) add(`before: ${trait}`);
  for (const trait of said[to] ?? ['$']) add(`behind: ${trait}`);
  for (const trait of said[from] ?? []) add(`first: ${trait}`);
  for (const trait of said[to - 1] ?? []) add(`last: ${trait}`);
}

function addPlace(
  add: Add,
  title: PossibleTitle,
  { message: { words, text }, times }: { message: MessageForTitle; times: readonly boolean[] },
): void {
  const { from, to } = title;
  const keyAt = (index: number) => words[index]?.key ?? (index < 0 ? '^' : '$');
  const signs = { before: signOf(words[from]?.signs ?? ''), behind: signOf(title.left) };
  add(`two before: ${keyAt(from - 2)} ${keyAt(from - 1)}`);
  add(`two behind: ${keyAt(to)} ${keyAt(to + 1)}`);
  add(`sign before: ${signs.before}`);
  add(`sign behind: ${to === words.length ? 'end' : signs.behind}`);
  add(`signs around: ${from === 0 ? 'start' : signs.before} ${to === words.length ? 'end' : signs.behind}`);
  if (times[to]) add('time behind');
  if (times[from]) add('begins with time');
  if (times.slice(from, to).some(Boolean)) add('time inside');
  const outside = [from, words.length - to];
  add(`words before: ${Math.min(6, outside[0] ?? 0)}`);
  add(`words behind: ${Math.min(6, outside[1] ?? 0)}`);
  if (/["“„«]/u.test(text.slice(0, words[from]?.start).replace(/["“„«][^"“”„«»]*$/u, ''))) add('quote before');
}

/** What stands between two words. */
function signOf(between: string): string {
  const sign = /\n|["“”„«»‘]|(?:^|\s)['’]|->|[→⇒=>:—–()…;!?,.*]|\s-/u.exec(between)?.[0].trim();
  if (sign === undefined) return /\p{Extended_Pictographic}/u.test(between) ? 'emoji' : 'none';
  if (sign === '') return 'line';
  if (/["“”„«»‘’']/u.test(sign)) return 'quote';
  return /^(?:->|[→⇒=>])$/u.test(sign) ? 'arrow' : sign;
}

function addForm(add: Add, title: PossibleTitle, { words, text }: MessageForTitle): void {
  const { from, to, tail, left } = title;
  const inside = words.slice(from, to);
  const first = inside[0];
  add(`${lengthOf(to - from)} words`);
  for (const sign of new Set(inside.slice(1).map(({ signs }) => signOf(signs)))) add(`sign inside: ${sign}`);
  const isQuoted = /(?:["“„«]\s?|(?:^|\s)['‘’])$/u.test(first?.signs ?? '');
  const isClosed = /^[.!?]?(?:\s?["“”»]|['’](?:$|[\s.,;!?]))/u.test(left);
  if (isQuoted && isClosed) add('whole quote');
  else if (isQuoted || isClosed) add('part of quote');
  const [before, next] = [words[from - 1], words[to]];
  const capitals = inside.filter(({ isCapital }) => isCapital).length;
  if (first?.isCapital && from > 0 && !before?.isCapital) add('capital begins');
  if (!first?.isCapital && capitals > 0) add('capital inside, none first');
  if (next?.isCapital && !/[.!?\n]/u.test(next.signs)) add('capital behind');
  if (before?.isCapital && from > 1) add('capital before');
  if (capitals === inside.length) add('all capitals');
  const othersWithCapital = words.slice(1).filter(({ isCapital }, at) => isCapital && (at + 1 < from || at + 1 >= to));
  if (capitals > 0 && othersWithCapital.length === 0) add('only capitals of the message');
  const said = text.slice(first?.start, inside.at(-1)?.end);
  if (said === said.toUpperCase() && /\p{Lu}{2}/u.test(said)) add('shouted');
  if (/\d/.test(said)) add('digits');
  const isLast = to === words.length;
  if (tail) add(`with ${signOf(tail)}${isLast ? ' at end' : ''}`);
  else if (/^\s?[!?…]/u.test(left)) add(`without ${signOf(left)}${isLast ? ' at end' : ''}`);
  else if (/^\s*\p{Extended_Pictographic}/u.test(left)) add(`without emoji${isLast ? ' at end' : ''}`);
  const heard = inside.filter(({ isHeard }) => isHeard).length / inside.length;
  add(`heard ${inside.length > 2 ? 'of more' : 'of few'}: ${Math.round(heard * 4)}`);
}

function lengthOf(words: number): string {
  if (words <= 10) return `${words}`;
  return words <= 20 ? '11 to 20' : 'over 20';
}
