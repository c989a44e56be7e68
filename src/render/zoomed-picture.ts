import type { FramedPlace } from './framed-pictures.ts';
import type { MovingCrop } from './framing-plan.ts';
import { frameFilters } from './picture-filters.ts';
import { ticksPerSecond } from './render-plan.ts';

/** Moves are drawn to half a pixel. */
const finer = 2;
/** Beside the window, for the pixels that a scaler looks at; even. */
const rim = 2;

/**
 * A window that changes its size while it moves: what it covers at its largest, sized anew for every picture, and
 * cropped to the output there. It costs several times what other moves do, and only callers ask for it.
 */
export function zoomBranch(zoom: MovingCrop, { source, frame }: FramedPlace): string[] {
  const { from, to } = zoom;
  const [start, end] = [from.size ?? zoom, to.size ?? zoom];
  const share = `clip((t-${seconds(from.atTicks)})/${seconds(to.atTicks - from.atTicks)},0,1)`;
  const moving = (a: number, b: number) => (a === b ? String(a) : `(${a}+${(b - a).toFixed(3)}*${share})`);
  const x = axis({
    ...{ place: moving(from.left, to.left), size: moving(start.width, end.width) },
    ...{ window: zoom.width, source: source.width, output: frame.width },
  });
  const y = axis({
    ...{ place: moving(from.top, to.top), size: moving(start.height, end.height) },
    ...{ window: zoom.height, source: source.height, output: frame.height },
  });
  return [
    `crop=${x.wide}:${y.wide}:x='${x.even}':y='${y.even}'`,
    `scale=w='${x.sized}':h='${y.sized}':flags=bicubic:eval=frame`,
    `crop=${finer * frame.width}:${finer * frame.height}:x='${x.rest}':y='${y.rest}':exact=1`,
    ...frameFilters(source, frame),
  ];
}

interface Axis {
  /** Expressions over `t`. */
  place: string;
  size: string;
  /** Lengths along this axis. */
  window: number;
  source: number;
  output: number;
}

function axis({ place, size, window, source, output }: Axis) {
  const wide = Math.min(2 * Math.floor(source / 2), window + 3 * rim);
  const even = `clip(2*floor(${place}/2)-${rim},0,${2 * Math.floor((source - wide) / 2)})`;
  const sized = `2*ceil(${(finer * output * wide) / 2}/${size})`;
  return { wide, even, sized, rest: `(${place}-${even})*${finer * output}/${size}` };
}

function seconds(ticks: number): string {
  return (ticks / ticksPerSecond).toFixed(7);
}
