import type { Check } from '../hard-input.ts';
import { firstFrameSecond, lumas, samples, samplesPerSecond } from './measure-output.ts';
import type { NumberedFrame } from './numbered-frames.ts';

/** Segments begin every four seconds, or with the next picture. */
export const segmentSeconds = 4;
/** Around a join: what is drawn from before until behind it stands still there. */
const beforeSeconds = 0.35;
const afterSeconds = 0.45;

function joinsWithin(seconds: number): number[] {
  return Array.from({ length: Math.floor((seconds - 1) / segmentSeconds) }, (_, i) => (i + 1) * segmentSeconds);
}

/** A word for every join, lit from before until behind it. */
export function captionsOverJoins(seconds: number) {
  return joinsWithin(seconds).map((join) => ({
    startMs: (join - 0.7) * 1000,
    endMs: (join + 0.8) * 1000,
    text: 'Join',
    emoji: '🔥',
  }));
}

/**
 * What is drawn neither vanishes nor moves nor flashes at a join: on a plain picture the mean luma around captions and
 * emoji follows the picture's own luma along one line.
 */
export function steadyAtJoins(frames: NumberedFrame[], region: string): Check {
  return async (seen) => {
    const around = await lumas(seen.file, region);
    const joins = joinsWithin(seen.seconds);
    const worst = joins.map((join) => {
      const near = seen.frameTimes.flatMap((time, i) => {
        const own = frames.findLast(({ second }) => second <= time + 0.0012);
        const isNear = time > join - beforeSeconds && time < join + afterSeconds;
        return own && isNear ? [{ own: own.luma, seen: around[i] ?? 0 }] : [];
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

/** From the line that fits best. */
function largestResidual(points: { own: number; seen: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ own }) => own)), mean(points.map(({ seen }) => seen))];
  const slope =
    mean(points.map((point) => (point.own - x) * (point.seen - y))) / mean(points.map(({ own }) => (own - x) ** 2));
  // without captions a line would fit as well, of slope 1
  if (slope > 0.97) return Number.POSITIVE_INFINITY;
  return Math.max(...points.map((point) => Math.abs(point.seen - y - slope * (point.own - x))));
}

const pieceSamples = samplesPerSecond / 10;
const mostApart = 0.04 * samplesPerSecond;

/**
 * The sound is the source's from the beginning to the end, joins and all: each tenth of a second is found in the source
 * at its own time, at most `mostMs` off.
 */
export function audioAsSource(mostMs: number): Check {
  return async (seen) => {
    const wanted = await samples(seen.source, { fromSeconds: await firstFrameSecond(seen.source) });
    const heard = await samples(seen.file);
    const last = Math.min(wanted.length, heard.length) - pieceSamples - mostApart;
    let [worstMs, lost] = [0, 0];
    for (let at = mostApart; at < last; at += pieceSamples) {
      const apart = placeOf(wanted, heard, at);
      if (apart === null) lost += 1;
      else worstMs = Math.max(worstMs, (Math.abs(apart) * 1000) / samplesPerSecond);
    }
    return {
      passed: lost === 0 && worstMs <= mostMs,
      measured: `sound at most ${worstMs.toFixed(1)} ms from the source’s${lost > 0 ? `, ${lost} tenths of a second differ` : ''}`,
    };
  };
}

/** How like a piece is to its source where it is found, as the cosine of both. */
const found = 0.95;
/** Likeness changes little over so many samples. */
const lookEvery = 2;

/** How far from its own place a piece is found, in samples: a tone repeats itself, so that the nearest is meant. */
function placeOf(wanted: Int16Array, heard: Int16Array, at: number): number | null {
  for (let away = 0; away <= mostApart; away += lookEvery) {
    for (const apart of away === 0 ? [0] : [away, -away]) {
      if (alike(wanted, heard, at, apart) >= found) return apart;
    }
  }
  return null;
}

/** Every fourth sample is enough for what rises to 1 kHz. */
const stride = 4;

function alike(wanted: Int16Array, heard: Int16Array, at: number, apart: number): number {
  let [both, one, other] = [0, 0, 0];
  for (let i = at; i < at + pieceSamples; i += stride) {
    const [a, b] = [wanted[i + apart] ?? 0, heard[i] ?? 0];
    both += a * b;
    one += a * a;
    other += b * b;
  }
  return one === 0 || other === 0 ? 0 : both / Math.sqrt(one * other);
}
