import type { Frame } from '../../layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { sizeAndColourFilters } from '../filters/picture-filters.ts';
import type { FramedSource, MovingCrop, PanPoint, StandingCrop } from './framing-plan.ts';

export interface FramedPlace {
  source: FramedSource;
  /** Size of the output. */
  frame: Frame;
}

export type Timed<T> = T & { startTicks: number };

/** Draws windows of one size that stand still. */
export function cropBranch(crops: Timed<StandingCrop>[], { source, frame }: FramedPlace): string[] {
  const { width, height } = crops[0] ?? source;
  const x = inTurn(crops.map((crop) => ({ ...crop, value: String(crop.left) })));
  const y = inTurn(crops.map((crop) => ({ ...crop, value: String(crop.top) })));
  return [`crop=${width}:${height}:x='${x}':y='${y}'`, ...sizeAndColourFilters(source, frame)];
}

/**
 * Moves are drawn to a third of a pixel: in whole pixels, slow moves would look jerky. Where the picture is enlarged, the
 * pixels are smaller themselves, and half of one is enough.
 */
function panSubpixels(enlargement: number): number {
  return enlargement > 1.25 ? 2 : 3;
}

/** Extra pixels around the window for the scaler's kernel; even. */
const margin = 2;

/**
 * Draws windows of one size that move. Each frame is cropped a little wider at an even pixel, so that chroma stays
 * aligned, scaled to two or three times the output, cropped exactly there, and every second or third pixel is taken: the same
 * scaling kernel as for windows that stand still.
 */
export function panBranch(pans: Timed<MovingCrop>[], { source, frame }: FramedPlace): string[] {
  const window = pans[0] ?? source;
  const subpixels = panSubpixels(frame.width / window.width);
  const axis = (start: 'left' | 'top', length: 'width' | 'height') => {
    const place = moving(pans, (point) => point[start]);
    const [wanted, output] = [window[length], frame[length]];
    const isMoved = pans.some(({ from, to }) => from[start] !== to[start]);
    if (!isMoved) return { wide: wanted, even: place, sized: output, kept: output, rest: '0' };
    const { wide, even } = wideCrop(source[length], wanted);
    const kept = subpixels * output;
    const sized = 2 * Math.round((kept * wide) / wanted / 2);
    return { wide, even: even(`(${place})`), sized, kept, rest: beyondEven(place, even, (sized / wide).toFixed(6)) };
  };
  const [x, y] = [axis('left', 'width'), axis('top', 'height')];
  // when scaling down, the pixels taken must average the others
  const isFine = frame.width / window.width > 0.75;
  return [
    `crop=${x.wide}:${y.wide}:x='${x.even}':y='${y.even}'`,
    ...sizeAndColourFilters(source, { width: x.sized, height: y.sized }),
    `crop=${x.kept}:${y.kept}:x='${x.rest}':y='${y.rest}':exact=1`,
    `scale=${frame.width}:${frame.height}:flags=${isFine ? 'neighbor' : 'bicubic'}`,
    'setsar=1',
  ];
}

/** A crop a little wider than the window, along one axis, and the even pixel at which it begins for a place. */
function wideCrop(source: number, window: number) {
  const wide = Math.min(source, window + 3 * margin);
  const last = 2 * Math.floor((source - wide) / 2);
  return { wide, even: (place: string) => `clip(2*floor(${place}/2)-${margin},0,${last})` };
}

/** Distance of a place from the even pixel of the crop, times a scale. The place's expression occurs only once. */
function beyondEven(place: string, even: (place: string) => string, scale: string): string {
  return `st(0,${place});(ld(0)-${even('ld(0)')})*${scale}`;
}

/** A coordinate of moving windows, as an expression over `t`. */
export function moving(crops: Timed<MovingCrop>[], coordinate: (point: PanPoint) => number): string {
  return inTurn(crops.map((crop) => ({ ...crop, value: between(crop, coordinate) })));
}

/** A value that changes at an even speed from one point to the other, as an expression over `t`. */
function between({ from, to }: MovingCrop, coordinate: (point: PanPoint) => number): string {
  const [start, end] = [coordinate(from), coordinate(to)];
  if (start === end) return String(start);
  const share = `clip((t-${seconds(from.atTicks)})/${seconds(to.atTicks - from.atTicks)},0,1)`;
  return `(${start}+${(end - start).toFixed(2)}*${share})`;
}

/**
 * The value of the stretch that is on screen, or was last, as an expression over `t`. Borders lie a little before whole
 * ticks, so that a frame at a border belongs to the same stretch as for `select`.
 */
function inTurn(values: { startTicks: number; value: string }[]): string {
  const [first] = values;
  if (first && values.every(({ value }) => value === first.value)) return first.value;
  const border = ({ startTicks }: { startTicks: number }) => seconds(startTicks - 0.25);
  const terms = values.map((one, i) => {
    const next = values[i + 1];
    return `${one.value}${i === 0 ? '' : `*gte(t,${border(one)})`}${next ? `*lt(t,${border(next)})` : ''}`;
  });
  return terms.join('+');
}

function seconds(ticks: number): string {
  return (ticks / ticksPerSecond).toFixed(7);
}

/** Size of the small copy that is blurred. */
const small = { width: 36, height: 64 };
const brightness = 0.7;

/**
 * Draws the whole frame on a background: its 9:16 middle, scaled down, blurred, darkened and scaled up. Only the two
 * visible parts of the background are joined to the frame.
 */
export function fitBranch({ source, frame, number }: FramedPlace & { number: number }): string {
  const { whole } = source;
  const sized = sizeAndColourFilters(source, whole);
  const isStacked = whole.width === frame.width;
  const [length, inside] = isStacked ? [frame.height, whole.height] : [frame.width, whole.width];
  const before = 2 * Math.round((length - inside) / 4);
  const behind = length - inside - before;
  if (before <= 0 || behind <= 0)
    return [...sized, `scale=${frame.width}:${frame.height}:flags=bicubic`, 'setsar=1'].join(',');
  const names = ['shown', 'copy', 'ground', 'rest', 'start', 'end'].map((name) => `[${name}${number}]`);
  const [shown, copy, ground, rest, start, end] = names;
  const part = (size: number, at: number) =>
    isStacked ? `crop=${frame.width}:${size}:0:${at}` : `crop=${size}:${frame.height}:${at}:0`;
  const blurred = [
    `crop='min(iw,ih*${frame.width}/${frame.height})':'min(ih,iw*${frame.height}/${frame.width})'`,
    `scale=${small.width}:${small.height}:flags=area`,
    // chroma has half the size, so half the sigma blurs it equally
    ...['gblur=sigma=2:planes=1', 'gblur=sigma=1:planes=6'],
    `lutyuv=y='16+(val-16)*${brightness}'`,
    `scale=${frame.width}:${frame.height}:flags=bilinear`,
    'setsar=1',
  ];
  return [
    `${sized.join(',')},split=2${shown}${copy}`,
    `${copy}${blurred.join(',')},split=2${ground}${rest}`,
    `${ground}${part(before, 0)}${start}`,
    `${rest}${part(behind, length - behind)}${end}`,
    `${start}${shown}${end}${isStacked ? 'vstack' : 'hstack'}=inputs=3`,
  ].join(';');
}
