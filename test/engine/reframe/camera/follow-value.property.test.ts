import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPanPerSecond } from '../../../../src/engine/reframe/camera/follow-value.ts';
import { planCameraPath } from '../../../../src/engine/reframe/plan-camera-path.ts';
import { buildFace, buildFaceMap } from '../../../support/build-faces.ts';
import { buildFacts } from '../../../support/build-facts.ts';

const stepMs = 250;

/** A face that moves at random: steps of up to a fifth of the frame, and jumps. */
const wanderings = fc.array(fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), step: fc.boolean() }), {
  minLength: 1,
  maxLength: 120,
});

const sizes = fc.record({ width: fc.integer({ min: 40, max: 4000 }), height: fc.integer({ min: 40, max: 3000 }) });

function pathOf(xs: number[], { width, height }: { width: number; height: number }) {
  const samples = xs.map((x, i) => ({ atMs: i * stepMs, faces: [buildFace(x, 0.4, { width: 0.08, height: 0.15 })] }));
  const shots = [{ startMs: 0, endMs: xs.length * stepMs, samples }];
  const facts = buildFacts({ codedWidth: width, codedHeight: height });
  return planCameraPath({ facts, faces: buildFaceMap(...shots), frameTimes: null });
}

function walk(wandering: { x: number; step: boolean }[]): number[] {
  let at = 0.5;
  return wandering.map(({ x, step }) => {
    at = step ? Math.max(0, Math.min(1, at + (x - 0.5) * 0.4)) : x;
    return at;
  });
}

function pointsOf(path: ReturnType<typeof pathOf>) {
  return (path?.takes ?? []).flatMap(({ framing }) => (framing.kind === 'crop' ? framing.points : []));
}

describe('a followed face', () => {
  it('always has a 9:16 window inside the frame', () => {
    fc.assert(
      fc.property(wanderings, sizes, (wandering, size) => {
        for (const { left, top, width, height } of pointsOf(pathOf(walk(wandering), size))) {
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
          const proportion = (width * size.width) / (height * size.height) / (9 / 16);
          // shares are rounded to 1/100000
          expect(Math.abs(proportion - 1)).toBeLessThan(2e-5 * (1 / width + 1 / height));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is never followed faster than a slow pan', () => {
    fc.assert(
      fc.property(wanderings, (wandering) => {
        const points = pointsOf(pathOf(walk(wandering), { width: 1920, height: 1080 }));
        for (const [i, point] of points.entries()) {
          const before = points[i - 1];
          if (!before) continue;
          const seconds = (point.atTicks - before.atTicks) / 90_000;
          expect(Math.abs(point.left - before.left) / point.width / seconds).toBeLessThan(maxPanPerSecond + 0.001);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('reverses the window only if the face swings by more than the middle quarter', () => {
    fc.assert(
      fc.property(wanderings, (wandering) => {
        const xs = walk(wandering);
        const points = pointsOf(pathOf(xs, { width: 1920, height: 1080 }));
        const [window] = points;
        const lefts = points.map(({ left }) => left);
        expect(turns(lefts, 0.001)).toBeLessThanOrEqual(turns(xs, (window?.width ?? 0) / 4 - 0.001));
      }),
      { numRuns: 200 },
    );
  });
});

/** How often values reverse after moving by more than `swing` in one direction. */
function turns(values: number[], swing: number): number {
  let [low, high] = [values[0] ?? 0, values[0] ?? 0];
  let direction = 0;
  let count = 0;
  for (const value of values) {
    low = direction === 1 ? low : Math.min(low, value);
    high = direction === -1 ? high : Math.max(high, value);
    if (direction <= 0 && value - low > swing) {
      if (direction === -1) count += 1;
      direction = 1;
      high = value;
      low = value;
    } else if (direction >= 0 && high - value > swing) {
      if (direction === 1) count += 1;
      direction = -1;
      high = value;
      low = value;
    } else if (direction === 1) {
      low = Math.max(low, value);
    } else if (direction === -1) {
      high = Math.min(high, value);
    }
  }
  return count;
}
