import { timesOfLine } from './ass-event.ts';

/** In milliseconds of the video's clock. */
export type TimeSpan = NonNullable<ReturnType<typeof timesOfLine>>;

/** When a line of a libass script changes what it draws between its beginning and its end; empty if it stands still. Pure. */
export function movementsOf(line: string): TimeSpan[] {
  const shown = timesOfLine(line);
  if (!shown) return [];
  const lengthMs = shown.endMs - shown.startMs;
  return [...line.matchAll(movingTags)]
    .flatMap(([, name = '', list = '']) => spansOf(name, list.split(',').map(Number), lengthMs))
    .map(([from, to]) => ({
      startMs: shown.startMs + Math.max(0, from),
      endMs: shown.startMs + Math.min(lengthMs, to),
    }))
    .filter(({ startMs, endMs }) => endMs > startMs);
}

const movingTags = /\\(?:(t|move|fade|fad)\(([^()]*)|[kK])/g;

/** Times of a tag from the beginning of its event. Without times, a movement takes as long as the event. */
function spansOf(name: string, values: number[], lengthMs: number): [from: number, to: number][] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
  const whole: [number, number] = [0, lengthMs];
  if (name === 'fad')
    return [
      [0, a],
      [lengthMs - b, lengthMs],
    ];
  if (name === 'fade') return [...spanIf(a !== b, d, e), ...spanIf(b !== c, f, g)];
  const [from, to] = name === 'move' ? values.slice(4) : values;
  return [Number.isFinite(from) && Number.isFinite(to) ? [Number(from), Number(to)] : whole];
}

function spanIf(changes: boolean, from: number, to: number): [number, number][] {
  return changes ? [[from, to]] : [];
}

/** How far something that comes to its place is from there at most, in pixels. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * How far lines of a script draw from where they come to rest. Pure.
 * @param size of the area in which they rest: what is turned reaches beyond it
 */
export function reachOf(lines: string[], size: { width: number; height: number }): Reach {
  const reach = { left: 0, top: 0, right: 0, bottom: 0 };
  let turned = 0;
  for (const line of lines) {
    const [, list] = /\\move\(([^()]*)/.exec(line) ?? [];
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = (list ?? '').split(',').map(Number);
    reach.left = Math.max(reach.left, toX - fromX);
    reach.right = Math.max(reach.right, fromX - toX);
    reach.top = Math.max(reach.top, toY - fromY);
    reach.bottom = Math.max(reach.bottom, fromY - toY);
    turned = Math.max(turned, Math.abs(Number(/\\frz(-?[\d.]+)/.exec(line)?.[1] ?? 0)));
  }
  const aside = Math.sin((turned * Math.PI) / 180);
  const [x, y] = [(aside * size.height) / 2, (aside * size.width) / 2];
  return { left: reach.left + x, top: reach.top + y, right: reach.right + x, bottom: reach.bottom + y };
}

const points = /\\(pos|move|org|i?clip)\(([-\d.,]+)/g;

/** The line with every place in it moved. Rectangles of clips move too. Pure. */
export function movedBy(line: string, x: number, y: number, write: (value: number) => string): string {
  return line.replace(points, (_, name: string, list: string) => {
    const count = name === 'pos' || name === 'org' ? 2 : 4;
    const moved = list.split(',').map((value, index) => {
      return index < count ? write(Number(value) + (index % 2 === 0 ? x : y)) : value;
    });
    return `\\${name}(${moved.join(',')}`;
  });
}
