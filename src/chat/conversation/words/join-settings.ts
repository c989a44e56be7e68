import type { Wish } from '../understood-words.ts';

/** Joins consecutive settings into one wish; the later value of a setting counts. A repeated request or step counts once. */
export function joinSettings(wishes: readonly Wish[]): Wish[] {
  const joined: Wish[] = [];
  const requests = new Set<string>();
  for (const wish of wishes) {
    const last = joined.at(-1);
    const same = joined.findIndex((one) => isSameStep(one, wish));
    if (wish.kind === 'set' && last?.kind === 'set') {
      joined[joined.length - 1] = { kind: 'set', settings: { ...last.settings, ...wish.settings } };
    } else if (same !== -1) joined[same] = widerStep(joined[same] as Wish, wish);
    else if (wish.kind !== 'request' || !requests.has(wish.request)) joined.push(wish);
    if (wish.kind === 'request') requests.add(wish.request);
  }
  return joined;
}

/** "That's too big, one step smaller" asks for one step. */
function isSameStep(one: Wish, other: Wish): boolean {
  if (one.kind !== 'step' || other.kind !== 'step') return false;
  return one.setting === other.setting && one.direction === other.direction;
}

function widerStep(one: Wish, other: Wish): Wish {
  return one.kind === 'step' && other.kind === 'step' && other.much ? { ...other, ...one, much: true } : one;
}
