import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { msToTicks, ticksToMs } from '../../../../src/engine/media/timing/video-clock.ts';
import { captionSlicer } from '../../../../src/engine/render/plan/caption-slice.ts';
import { cutPlaces } from '../../../../src/engine/render/plan/cut-places.ts';
import { planSegments } from '../../../../src/engine/render/plan/plan-segments.ts';
import { buildFacts } from '../../../support/build-facts.ts';

interface Span {
  startMs: number;
  endMs: number;
}

const assTime = (ms: number) =>
  `0:${String(Math.floor(ms / 60_000)).padStart(2, '0')}:${((ms / 1000) % 60).toFixed(2).padStart(5, '0')}`;
const eventOf = ({ startMs, endMs }: Span, index: number) =>
  `Dialogue: 0,${assTime(startMs)},${assTime(endMs)},D,,0,0,0,,event ${index}`;
const scriptOf = (spans: readonly Span[]) => ['[Script Info]', '[Events]', ...spans.map(eventOf)].join('\n');
/** Pages that follow each other at once. */
const pages = (...moments: number[]) =>
  moments.slice(1).map((endMs, index) => ({ startMs: moments[index] ?? 0, endMs }));

const at30 = (frames: number) => {
  const pts = Array.from({ length: frames }, (_, index) => Math.round((index * 12_800) / 30));
  return { pts, keyPts: [0], endPts: Math.round((frames * 12_800) / 30), sizeBytes: 0 };
};
const startsMs = (spans: readonly Span[], captionStartsMs: number[] = [], frameTimes = at30(260)) =>
  planSegments({
    ...{ video: buildFacts().video, frameTimes, leadInMs: 0 },
    cutPlaces: cutPlaces(scriptOf(spans), captionStartsMs),
  }).map(({ startTicks }) => ticksToMs(startTicks));

describe('places for cuts', () => {
  it('are where something appears, with what is shown on both sides', () => {
    const spans = [...pages(0, 1200, 2400), { startMs: 500, endMs: 2000 }];
    const found = cutPlaces(scriptOf(spans), [1200]);
    expect(found.places).toEqual([
      { ticks: 0, parted: 0, beginsCaption: false },
      { ticks: msToTicks(500), parted: 1, beginsCaption: false },
      { ticks: msToTicks(1200), parted: 1, beginsCaption: true },
    ]);
    expect(found.partedAt(msToTicks(1000))).toBe(2);
    expect(found.partedAt(msToTicks(3000))).toBe(0);
  });
});

describe('cuts', () => {
  it('lie exactly between two pages near their place', () => {
    expect(startsMs(pages(0, 1020, 2480, 3420, 5350, 6450, 8600))).toEqual([0, 3420, 6450]);
  });

  it('lie where a caption begins rather than within one', () => {
    const moments = [0, 2720, 3110, 4500, 6110, 8600];
    expect(startsMs(pages(...moments))).toEqual([0, 3110, 6110]);
    expect(startsMs(pages(...moments), [2720, 6110])).toEqual([0, 2720, 6110]);
  });

  it('stay where they are while nothing is shown', () => {
    const spans = [...pages(0, 1000, 2600), ...pages(3400, 5000)];
    const [, cut = 0] = startsMs(spans);
    expect(Math.abs(cut - 3000)).toBeLessThan(34);
  });

  it('keep off the frames, so that no rounding moves one over them', () => {
    // a frame is shown at 3300 ms exactly
    expect(startsMs(pages(0, 3300, 8600))[1]).not.toBe(3300);
    expect(startsMs(pages(0, 3310, 8600))[1]).toBe(3310);
  });

  it('are the same when pages far from them change', () => {
    const before = startsMs(pages(0, 1020, 2980, 4210, 6020, 7500, 8600));
    const after = startsMs(pages(0, 1420, 2980, 5010, 6020, 8100, 8600));
    expect(after).toEqual(before);
  });

  it('put each event into the segments on whose frames it is drawn, whatever the times', () => {
    const moment = fc.integer({ min: 0, max: 990 }).map((hundredths) => hundredths * 10);
    const span = fc.tuple(moment, fc.integer({ min: 1, max: 300 })).map(([startMs, length]) => ({
      startMs,
      endMs: startMs + length * 10,
    }));
    const frameTicks = fc.constantFrom(1500, 3000, 3003, 3600, 3754);
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), frameTicks, fc.array(moment), (spans, ticks, captionStarts) => {
        const pts = Array.from({ length: Math.floor(900_000 / ticks) }, (_, index) => index * ticks);
        const cuts = planSegments({
          video: { ...buildFacts().video, timeBase: { num: 1, den: 90_000 } },
          ...{ frameTimes: { pts, keyPts: [0], endPts: 900_000, sizeBytes: 0 }, leadInMs: 0 },
          cutPlaces: cutPlaces(scriptOf(spans), captionStarts),
        });
        const slice = captionSlicer(scriptOf(spans));
        const lengths = cuts.map(({ startTicks, endTicks }) => (endTicks ?? 900_000) - startTicks);
        expect(lengths.slice(0, -1).every((length) => length > 130_000 && length < 410_000)).toBe(true);
        for (const { startTicks, endTicks } of cuts) {
          const own = pts.filter((at) => at >= startTicks && at < (endTicks ?? Number.POSITIVE_INFINITY));
          const drawn = spans.filter(({ startMs, endMs }) =>
            own.some((at) => ticksToMs(at) >= startMs && ticksToMs(at) < endMs),
          );
          const sliced = slice(
            ticksToMs(startTicks),
            endTicks === null ? Number.POSITIVE_INFINITY : ticksToMs(endTicks),
          );
          for (const one of drawn) expect(sliced).toContain(eventOf(one, spans.indexOf(one)));
        }
      }),
    );
  });
});
