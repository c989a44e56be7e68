import { sizeAndColourFilters } from '../filters/picture-filters.ts';
import { between, beyondEven, type FramedPlace, inTurn, type Timed } from './framing-branches.ts';
import type { MovingCrop, PanPoint } from './framing-plan.ts';

/** Moves are drawn to half a pixel. */
const subpixels = 2;
/** Extra pixels around the window for the scaler's kernel; even. */
const margin = 2;

/**
 * Draws windows that change their size while they move, up to a largest size. The area that it covers is scaled for each
 * frame separately, then cropped to the output. It costs several times as much as other moves; only callers request it.
 */
export function zoomBranch(zooms: Timed<MovingCrop>[], { source, frame }: FramedPlace): string[] {
  const largest = zooms[0] ?? source;
  const moving = (coordinate: (point: PanPoint) => number) =>
    inTurn(zooms.map((zoom) => ({ ...zoom, value: between(zoom, coordinate) })));
  const x = axis({
    place: moving(({ left }) => left),
    size: moving(({ size }) => size?.width ?? largest.width),
    window: largest.width,
    source: source.width,
    output: frame.width,
  });
  const y = axis({
    place: moving(({ top }) => top),
    size: moving(({ size }) => size?.height ?? largest.height),
    window: largest.height,
    source: source.height,
    output: frame.height,
  });
  return [
    `crop=${x.wide}:${y.wide}:x='${x.even}':y='${y.even}'`,
    `scale=w='${x.sized}':h='${y.sized}':flags=bicubic:eval=frame`,
    `crop=${subpixels * frame.width}:${subpixels * frame.height}:x='${x.rest}':y='${y.rest}':exact=1`,
    ...sizeAndColourFilters(source, frame),
  ];
}

interface Axis {
  /** Expressions over `t`. */
  place: string;
  size: string;
  /** Lengths along this axis, in pixels. */
  window: number;
  source: number;
  output: number;
}

function axis({ place, size, window, source, output }: Axis) {
  const wide = Math.min(2 * Math.floor(source / 2), window + 3 * margin);
  const last = 2 * Math.floor((source - wide) / 2);
  const even = (at: string) => `clip(2*floor(${at}/2)-${margin},0,${last})`;
  const sized = `2*ceil(${(subpixels * output * wide) / 2}/(${size}))`;
  return { wide, even: even(`(${place})`), sized, rest: beyondEven(place, even, `${subpixels * output}/(${size})`) };
}
