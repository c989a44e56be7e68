import type { Wish } from '../understood-words.ts';

/** Joins consecutive settings into one wish; the later value of a setting counts. What is wished for twice counts once. */
export function joinSettings(wishes: readonly Wish[]): Wish[] {
  const joined: Wish[] = [];
  for (const wish of wishes) {
    const last = joined.at(-1);
    const same = joined.findIndex((one) => isSameStep(one, wish));
    if (wish.kind === 'set' && last?.kind === 'set') {
      joined[joined.length - 1] = { kind: 'set', settings: { ...last.settings, ...wish.settings } };
    } else if (same !== -1) joined[same] = widerStep(joined[same] as Wish, wish);
    else if (!joined.some((one) => isRepeated(one, wish))) joined.push(wish);
  }
  const hasColors = joined.some(isOfColors);
  // “the other way round, they belong at the top” is about the place
  return hasColors || joined.some(isPlace) ? joined.filter(({ kind }) => kind !== 'swap') : joined;
}

/** "No, the other way round, letters yellow": what the colours are to be is said. */
function isOfColors(wish: Wish): boolean {
  if (wish.kind === 'set') return Object.keys(wish.settings).some((key) => key.endsWith('Color'));
  return wish.kind === 'recolor' || (wish.kind === 'leave_out' && wish.part !== 'box');
}

/** "That's too big, one step smaller" asks for one step. */
function isSameStep(one: Wish, other: Wish): boolean {
  if (one.kind !== 'step' || other.kind !== 'step') return false;
  return one.setting === other.setting && one.direction === other.direction;
}

function widerStep(one: Wish, other: Wish): Wish {
  return one.kind === 'step' && other.kind === 'step' && other.much ? { ...other, ...one, much: true } : one;
}

function isRepeated(one: Wish, other: Wish): boolean {
  if (one.kind === 'request') return other.kind === 'request' && one.request === other.request;
  if (one.kind !== 'leave_out' || other.kind !== 'leave_out' || one.part !== other.part) return false;
  return one.part !== 'color' || other.part !== 'color' || one.color === other.color;
}

function isPlace(wish: Wish): boolean {
  if (wish.kind === 'step') return wish.setting === 'position';
  return wish.kind === 'set' && wish.settings.position !== undefined;
}
