import { type Item, isKind } from '../read-items.ts';
import { isRole } from './group.ts';
import type { Message } from './said-of-colors.ts';

export type Part = 'text' | 'highlight' | 'outline';

/** A colour or a part of the captions, in its place. */
export interface Mark {
  item: Item;
  at: number;
  part: Part | null;
  /** A sign, "and" or "but" parts it from the mark before. */
  isApart: boolean;
  /** A sign parts it. */
  isSigned: boolean;
  /** Right before the next mark, as an adjective is: "white letters". */
  touchesNext: boolean;
}

/** The colours and parts of a message in their order, up to a reason. */
export function marksOf(items: readonly Item[], message: Message): Mark[] {
  const marks: Mark[] = [];
  let [isApart, isSigned] = [false, false];
  for (const [at, item] of items.entries()) {
    if (isKind(item, 'because')) break;
    if (isKind(item, 'break')) isSigned = true;
    if (isKind(item, 'break', 'join') || isContrast(item, message)) isApart = true;
    const part = partOf(item);
    if (part === null && !isKind(item, 'color')) continue;
    const next = items.findIndex((other, index) => index > at && !isKind(other, 'article', 'degree'));
    marks.push({ item, at, part, isApart, isSigned, touchesNext: next !== -1 && partOf(items[next]) !== null });
    [isApart, isSigned] = [false, false];
  }
  return withOneWord(withoutDenied(marks, items));
}

/** "But", "only". */
function isContrast({ start }: Item, { tokens, dictionaries }: Message): boolean {
  const key = tokens.find((token) => token.start === start)?.key ?? '';
  return dictionaries.some(({ around, sentences }) => around.but.has(key) || sentences.contrast.has(key));
}

function partOf(item: Item | undefined): Part | null {
  if (isRole(item, 'text', 'captions')) return 'text';
  if (isRole(item, 'highlight')) return 'highlight';
  return isRole(item, 'outline') ? 'outline' : null;
}

/** "White, not yellow": without the yellow. */
function withoutDenied(marks: readonly Mark[], items: readonly Item[]): Mark[] {
  return marks.filter(({ at, item }) => !(isKind(item, 'color') && isDenied(items, at)));
}

function isDenied(items: readonly Item[], at: number): boolean {
  const before = items.findLastIndex((other, index) => index < at && !isKind(other, 'article', 'degree'));
  return isKind(items[before], 'no');
}

/** Beside the letters, one word is the spoken one: "white letters, the word green". */
function withOneWord(marks: readonly Mark[]): Mark[] {
  const isOne = ({ item }: Mark) => isKind(item, 'role') && item.meaning.isOne === true;
  const hasOthers = marks.some((mark) => mark.part === 'text' && !isOne(mark));
  return marks.map((mark) => (isOne(mark) && hasOthers ? { ...mark, part: 'highlight' } : mark));
}
