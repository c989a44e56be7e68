import { type Item, isKind } from '../read-items.ts';
import { isAsking } from './asks-for.ts';
import { isRole } from './group.ts';
import { quiet } from './quiet.ts';
import { type Message, placeOfDisliked } from './said-of-colors.ts';
import { isOfPart } from './unwanted-colors.ts';

/**
 * "The yellow word doesn't go with my pink, have you got a green?": the part that has the first colour gets the last one. Other words of
 * the clause with the first colour describe the picture as it is.
 */
export function withoutDisliked(message: Message): Item[] {
  const { items } = message;
  const at = items.findIndex((item) => isKind(item, 'color') && placeOfDisliked(item, message) !== null);
  const disliked = items[at];
  const place = disliked && placeOfDisliked(disliked, message);
  if (!place || !isKind(disliked, 'color')) return [...items];
  const [from, to] = clauseAround(items, at);
  // people who speak leave out the sign: "I don't like the yellow give me a red"
  const asked = items.findIndex((item, index) => index > at && item.start >= place.to && isAsking(item));
  const end = asked === -1 ? to : Math.min(asked, to);
  const isTold = (index: number) => from <= index && index < end;
  const others = items.flatMap((item, index) => (isKind(item, 'color') && !isTold(index) ? [index] : []));
  const [other, ...more] = others;
  // the part that the clause before names has the colour that goes
  const [rest, inRest] = other !== undefined && other >= end ? [items.slice(end), other - end] : [items, other ?? 0];
  const isBare = other !== undefined && more.length === 0 && !isOfPart(rest, inRest);
  // "the letters in pink, I don't like the yellow": what is yellow goes, once the letters are pink
  const isGone = others.some((index) => index < from && isOfPart(items, index));
  const hasHighlight = items.some((item, index) => isTold(index) && isSpokenWord(item, index - at));
  return items.map((item, index) => {
    if (isBare && index === other && isKind(item, 'color'))
      return { ...item, meaning: paintedAs(hasHighlight, disliked.meaning.hex, item.meaning.hex) };
    if (isGone && index === at) return { ...item, meaning: leftOut(disliked.meaning.hex) };
    const isDone = isGone && isKind(item, 'foreign');
    return isTold(index) && (isDone || isKind(item, 'color', 'role', 'no', 'unknown')) ? quiet(item) : item;
  });
}

/** "That green on the word": one word alone has a colour of its own while it is said. "The green word" is whatever is green. */
function isSpokenWord(item: Item, behindColor: number): boolean {
  return isRole(item, 'highlight') || (isKind(item, 'role') && item.meaning.isOne === true && behindColor > 1);
}

function paintedAs(isHighlight: boolean, from: string, to: string): Extract<Item['meaning'], { kind: 'painted' }> {
  return isHighlight
    ? { kind: 'painted', wish: { kind: 'set', settings: { highlightColor: to } }, subject: 'color of highlight' }
    : { kind: 'painted', wish: { kind: 'recolor', from, to }, subject: `color of ${from}` };
}

function leftOut(color: string): Extract<Item['meaning'], { kind: 'painted' }> {
  return { kind: 'painted', wish: { kind: 'leave_out', part: 'color', color }, subject: `color of ${color}` };
}

/** From one sign to the next. */
function clauseAround(items: readonly Item[], at: number): [number, number] {
  const before = items.findLastIndex((item, index) => index < at && isKind(item, 'break'));
  const after = items.findIndex((item, index) => index > at && isKind(item, 'break'));
  return [before + 1, after === -1 ? items.length : after];
}
