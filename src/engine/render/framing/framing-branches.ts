import type { Frame } from '../../layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { sizeAndColourFilters } from '../filters/picture-filters.ts';
import type { FramedSource, MovingCrop, PanPoint, StandingCrop } from './framing-plan.ts';

export interface FramedPlace {
  source: FramedSource;
  /** The output. */
  frame: Frame;
}

export type Timed<T> = T & { startTicks: number };

/** Windows of one size, each standing still. */
export function cropBranch(crops: Timed<StandingCrop>[], { source, frame }: FramedPlace): string[] {
  const { width, height } = crops[0] ?? source;
  const x = inTurn(crops.map((crop) => ({ ...crop, value: String(crop.left) })));
  const y = inTurn(crops.map((crop) => ({ ...crop, value: String(crop.top) })));
  return [`crop=${width}:${height}:x='${x}':y='${y}'`, ...sizeAndColourFilters(source, frame)];
}

/** Moves are drawn to a third of a pixel: whole ones would be seen as jerks where it moves slowly. */
const finer = 3;
/** Beside the window, for the pixels that a scaler looks at; even. */
const rim = 2;

/**
 * Windows of one size that move. Each picture is cropped a little wider at an even pixel, so that colours stay with
 * their shapes, sized to three times the output, cropped to the exact place there, and every third pixel taken of it:
 * the very curve by which what stands still is sized.
 */
export function panBranch(pans: Timed<MovingCrop>[], { source, frame }: FramedPlace): string[] {
  const window = pans[0] ?? source;
  const sideways = pans.some(({ from, to }) => from.left !== to.left);
  const upwards = pans.some(({ from, to }) => from.top !== to.top);
  const x = movedAxis({
    ...{ isMoved: sideways, window: window.width, source: source.width, output: frame.width },
    place: inTurn(pans.map((pan) => ({ ...pan, value: between(pan, ({ left }) => left) }))),
  });
  const y = movedAxis({
    ...{ isMoved: upwards, window: window.height, source: source.height, output: frame.height },
    place: inTurn(pans.map((pan) => ({ ...pan, value: between(pan, ({ top }) => top) }))),
  });
  // where pixels are left out, those that are taken must know of them
  const isFine = frame.width / window.width > 0.75;
  return [
    `crop=${x.wide}:${y.wide}:x='${x.even}':y='${y.even}'`,
    ...sizeAndColourFilters(source, { width: x.sized, height: y.sized }),
    `crop=${x.kept}:${y.kept}:x='${x.rest}':y='${y.rest}':exact=1`,
    `scale=${frame.width}:${frame.height}:flags=${isFine ? 'neighbor' : 'bicubic'}`,
    'setsar=1',
  ];
}

interface Axis {
  isMoved: boolean;
  /** Lengths along this axis. */
  window: number;
  source: number;
  output: number;
  /** Where the window begins, as an expression over `t`. */
  place: string;
}

function movedAxis({ isMoved, window, source, output, place }: Axis) {
  if (!isMoved) return { wide: window, even: place, sized: output, kept: output, rest: '0' };
  const wide = Math.min(source, window + 3 * rim);
  const last = 2 * Math.floor((source - wide) / 2);
  const even = (at: string) => `clip(2*floor(${at}/2)-${rim},0,${last})`;
  const kept = finer * output;
  const sized = 2 * Math.round((kept * wide) / window / 2);
  return { wide, even: even(`(${place})`), sized, kept, rest: beyondEven(place, even, (sized / wide).toFixed(6)) };
}

/** How far a place is beyond the even pixel that is cropped at, times a scale; the place is told only once. */
export function beyondEven(place: string, even: (place: string) => string, scale: string): string {
  return `st(0,${place});(ld(0)-${even('ld(0)')})*${scale}`;
}

/** Of a value that changes evenly from one point to the other, as an expression over `t`. */
export function between({ from, to }: MovingCrop, coordinate: (point: PanPoint) => number): string {
  const [start, end] = [coordinate(from), coordinate(to)];
  if (start === end) return String(start);
  const share = `clip((t-${seconds(from.atTicks)})/${seconds(to.atTicks - from.atTicks)},0,1)`;
  return `(${start}+${(end - start).toFixed(2)}*${share})`;
}

/**
 * The value of whichever is on screen, or was last. Their borders lie a little before whole ticks, so that a picture at
 * one is counted as `select` counts it.
 */
export function inTurn(values: { startTicks: number; value: string }[]): string {
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

/** The small copy that is blurred, as many pixels wide and high. */
const small = { width: 36, height: 64 };
const darkened = 0.7;

/**
 * The whole picture between the ends of its middle as 9:16, which is made small, blurred, darkened and made large
 * again.
 */
export function fitBranch({ source, frame, number }: FramedPlace & { number: number }): string {
  const { whole } = source;
  const sized = sizeAndColourFilters(source, whole);
  const upright = whole.width === frame.width;
  const [length, inside] = upright ? [frame.height, whole.height] : [frame.width, whole.width];
  const before = 2 * Math.round((length - inside) / 4);
  const behind = length - inside - before;
  if (before <= 0 || behind <= 0)
    return [...sized, `scale=${frame.width}:${frame.height}:flags=bicubic`, 'setsar=1'].join(',');
  const names = ['shown', 'copy', 'ground', 'rest', 'start', 'end'].map((name) => `[${name}${number}]`);
  const [shown, copy, ground, rest, start, end] = names;
  const part = (size: number, at: number) =>
    upright ? `crop=${frame.width}:${size}:0:${at}` : `crop=${size}:${frame.height}:${at}:0`;
  const blurred = [
    `crop='min(iw,ih*${frame.width}/${frame.height})':'min(ih,iw*${frame.height}/${frame.width})'`,
    `scale=${small.width}:${small.height}:flags=area`,
    // colours are kept at half the size: both are blurred as far
    ...['gblur=sigma=2:planes=1', 'gblur=sigma=1:planes=6'],
    `lutyuv=y='16+(val-16)*${darkened}'`,
    `scale=${frame.width}:${frame.height}:flags=bilinear`,
    'setsar=1',
  ];
  return [
    `${sized.join(',')},split=2${shown}${copy}`,
    `${copy}${blurred.join(',')},split=2${ground}${rest}`,
    `${ground}${part(before, 0)}${start}`,
    `${rest}${part(behind, length - behind)}${end}`,
    `${start}${shown}${end}${upright ? 'vstack' : 'hstack'}=inputs=3`,
  ].join(';');
}
