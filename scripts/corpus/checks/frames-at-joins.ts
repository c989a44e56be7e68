import { segmentSeconds } from '../../../src/engine/render/plan/plan-segments.ts';
import type { Check } from '../hard-input.ts';
import { firstFrameSecond, lumas, samples, samplesPerSecond } from './measure-output.ts';
import type { NumberedFrame } from './numbered-frames.ts';

/** Around a join, captions that are on screen before and after it do not move. */
const beforeSeconds = 0.35;
const afterSeconds = 0.45;

/** Segments begin so often, or with the next frame. */
function joinsWithin(seconds: number): number[] {
  return Array.from({ length: Math.floor((seconds - 1) / segmentSeconds) }, (_, i) => (i + 1) * segmentSeconds);
}

/** A word for every join, on screen and highlighted from before the join until after it. */
export function captionsOverJoins(seconds: number) {
  return joinsWithin(seconds).map((join) => ({
    startMs: (join - 0.7) * 1000,
    endMs: (join + 0.8) * 1000,
    text: 'Join',
    emoji: '🔥',
  }));
}

/**
 * Captions do not vanish, move or flash at a join. On a plain picture the mean luma around captions and emoji is a linear
 * function of the picture's own luma.
 */
export function steadyAtJoins(frames: NumberedFrame[], region: string): Check {
  return async ({ file, seconds, frameTimes }) => {
    const around = await lumas(file, region);
    const joins = joinsWithin(seconds);
    const worst = joins.map((join) => {
      const near = frameTimes.flatMap((time, i) => {
        const own = frames.findLast(({ second }) => second <= time + 0.0012);
        const isNear = time > join - beforeSeconds && time < join + afterSeconds;
        return own && isNear ? [{ own: own.luma, around: around[i] ?? 0 }] : [];
      });
      return largestResidual(near);
    });
    const largest = Math.max(...worst);
    return {
      passed: largest < 2.5,
      measured: `captions steady at ${joins.length} joins (${largest.toFixed(1)} of 255)`,
    };
  };
}

/** Largest distance from the line that fits best. */
function largestResidual(points: { own: number; around: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ own }) => own)), mean(points.map(({ around }) => around))];
  const slope =
    mean(points.map((point) => (point.own - x) * (point.around - y))) / mean(points.map(({ own }) => (own - x) ** 2));
  // a line of slope 1 fits if there are no captions
  if (slope > 0.97) return Number.POSITIVE_INFINITY;
  return Math.max(...points.map((point) => Math.abs(point.around - y - slope * (point.own - x))));
}

const pieceSamples = samplesPerSecond / 10;
const maxOffset = 0.04 * samplesPerSecond;

/**
 * The audio equals the source's from beginning to end, joins included: each tenth of a second is found in the source at
 * its own time, at most `maxMs` off.
 */
export function audioAsSource(maxMs: number): Check {
  return async ({ file, source }) => {
    const expected = await samples(source, { fromSeconds: await firstFrameSecond(source) });
    const actual = await samples(file);
    const last = Math.min(expected.length, actual.length) - pieceSamples - maxOffset;
    let [worstMs, lost] = [0, 0];
    for (let at = maxOffset; at < last; at += pieceSamples) {
      const offset = findOffset(expected, actual, at);
      if (offset === null) lost += 1;
      else worstMs = Math.max(worstMs, (Math.abs(offset) * 1000) / samplesPerSecond);
    }
    return {
      passed: lost === 0 && worstMs <= maxMs,
      measured: `audio at most ${worstMs.toFixed(1)} ms from the source’s${lost > 0 ? `, ${lost} tenths of a second differ` : ''}`,
    };
  };
}

/** A piece is found where its similarity to the source, the cosine of both, is at least this. */
const minSimilarity = 0.95;
/** The similarity changes little over so many samples. */
const offsetStep = 2;

/** How far from its own time a piece is found, in samples. A tone repeats itself, so the nearest match counts. */
function findOffset(expected: Int16Array, actual: Int16Array, at: number): number | null {
  for (let distance = 0; distance <= maxOffset; distance += offsetStep) {
    for (const offset of distance === 0 ? [0] : [distance, -distance]) {
      if (similarity(expected, actual, at, offset) >= minSimilarity) return offset;
    }
  }
  return null;
}

/** Every fourth sample is enough for a tone of at most 1 kHz. */
const stride = 4;

function similarity(expected: Int16Array, actual: Int16Array, at: number, offset: number): number {
  let [both, one, other] = [0, 0, 0];
  for (let i = at; i < at + pieceSamples; i += stride) {
    const [a, b] = [expected[i + offset] ?? 0, actual[i] ?? 0];
    both += a * b;
    one += a * a;
    other += b * b;
  }
  return one === 0 || other === 0 ? 0 : both / Math.sqrt(one * other);
}
