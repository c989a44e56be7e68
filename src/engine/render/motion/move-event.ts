import type { AssEvent } from '../ass/ass-event.ts';
import { px } from '../ass/ass-event.ts';
import { lengthOf, withTags } from './event-parts.ts';

/** Moves to its place from some pixels away, evenly; what clips it moves along. */
export function movedFrom(event: AssEvent, by: { x: number; y: number }): AssEvent {
  if (by.x === 0 && by.y === 0) return event;
  const lengthMs = lengthOf(event);
  const moved = event.tags.replace(/\\pos\(([-\d.]+),([-\d.]+)\)/, (_, x: string, y: string) => {
    const [fromX, fromY] = [px(Number(x) + by.x), px(Number(y) + by.y)];
    return `\\move(${fromX},${fromY},${x},${y},0,${lengthMs})`;
  });
  return withTags(
    event,
    moved.replace(clip, (whole, name: string, ...edges: string[]) => {
      const shifted = edges.slice(0, 4).map((edge, at) => Math.round(Number(edge) + (at % 2 === 0 ? by.x : by.y)));
      return `\\${name}(${shifted.join(',')})\\t(0,${lengthMs},${whole})`;
    }),
  );
}

/** A rectangle, not within a `\t(…)`. */
const clip = /(?<!,)\\(i?clip)\((-?[\d.]+),(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)\)/g;

/** Turns around a point until it stands upright. What is turned anyway stays so. */
export function turnedFrom(event: AssEvent, degrees: number, around: { x: number; y: number }): AssEvent {
  if (degrees === 0 || event.tags.includes('\\fr')) return event;
  const turn = `\\org(${px(around.x)},${px(around.y)})\\frz${px(degrees)}\\t(0,${lengthOf(event)},0.7,\\frz0)`;
  return withTags(event, event.tags + turn);
}

/** Grows to its size from a share of it. */
export function grownFrom(event: AssEvent, share: number): AssEvent {
  const [wide, high] = [scaleOf(event, 'fscx'), scaleOf(event, 'fscy')];
  const size = (by: number) => `\\fscx${px(wide * by)}\\fscy${px(high * by)}`;
  return withTags(event, `${event.tags}${size(share)}\\t(0,${lengthOf(event)},0.7,${size(1)})`);
}

function scaleOf({ tags }: AssEvent, axis: 'fscx' | 'fscy'): number {
  return Number(new RegExp(`\\\\${axis}([\\d.]+)`).exec(tags)?.[1] ?? 100);
}

/** Sharpens. A border is blurred without the letters in it, so both are drawn apart. What is soft anyway stays so. */
export function sharpenedFrom(event: AssEvent, radiusPx: number): AssEvent[] {
  if (event.tags.includes('\\blur')) return [event];
  const blur = `\\blur${px(radiusPx)}\\t(0,${lengthOf(event)},\\blur0)`;
  if (!event.tags.includes('\\bord')) return [withTags(event, event.tags + blur)];
  const hidden = '\\1a&HFF&';
  return [withTags(event, event.tags + hidden + blur), withTags(event, `${event.tags}\\bord0${blur}`)];
}
