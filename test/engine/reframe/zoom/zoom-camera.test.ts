import { describe, expect, it } from 'vitest';
import type { Caption } from '../../../../src/engine/captions/caption.ts';
import { msToTicks } from '../../../../src/engine/media/timing/video-clock.ts';
import type { CameraPath, CropPoint } from '../../../../src/engine/reframe/camera/camera-path.ts';
import { zoomCamera } from '../../../../src/engine/reframe/zoom/zoom-camera.ts';
import { zoomCurve } from '../../../../src/engine/reframe/zoom/zoom-curve.ts';

/** One word each second, from a second on; `!` marks emphasis. */
function caption(text: string, fromMs: number): Caption {
  const words = text.split(' ').map((word, i) => ({
    ...{ text: word.replace('!', ''), startMs: fromMs + i * 1000, endMs: fromMs + i * 1000 + 900 },
    ...(word.endsWith('!') ? { emphasis: true } : {}),
  }));
  const endMs = words.at(-1)?.endMs ?? fromMs;
  return { text, startMs: fromMs, endMs, words };
}

const pointsOf = (camera: CameraPath | null): CropPoint[] =>
  (camera?.takes ?? []).flatMap(({ framing }) => (framing.kind === 'crop' ? framing.points : []));

describe('the zoom', () => {
  const sentences = zoomCurve([caption('this is! the first.', 1000), caption('and the second.', 8000)]);

  it('rests before, between and after what is said', () => {
    for (const { points } of sentences) expect([points[0]?.zoom, points.at(-1)?.zoom]).toEqual([1, 1]);
  });

  it('comes closer at once where a sentence begins and on an emphasised word, then slowly, never too close', () => {
    const [first] = sentences;
    const zooms = first?.points.map(({ zoom }) => zoom) ?? [];
    expect(zooms.slice(0, -1)).toEqual(zooms.slice(0, -1).toSorted((a, b) => a - b));
    expect(zooms[1]).toBeCloseTo(1.04);
    expect(first?.points.some(({ atMs }) => atMs === 2000)).toBe(true);
    const all = zoomCurve([caption(Array(60).fill('on!').join(' '), 0)]).flatMap(({ points }) => points);
    expect(Math.max(...all.map(({ zoom }) => zoom))).toBe(1.08);
  });

  it('is as filmed in every second sentence, but for emphasised words', () => {
    const parts = (...texts: string[]) => {
      const captions = texts.map((text, i) => caption(text, i * 5000));
      return zoomCurve(captions).map(({ startMs, endMs }) => [startMs, endMs]);
    };
    expect(parts('one two three four five.', 'six seven eight nine ten.', 'and then the next one.')).toEqual([
      [0, 5240],
      [10_000, 15_350],
    ]);
    expect(parts('one two three four five.', 'six seven! eight nine! ten.', 'and then the next one.')).toEqual([
      [0, 5240],
      [8000, 9640],
      [10_000, 15_350],
    ]);
  });

  it('stands as filmed for at least a third of the time, however much is said and emphasised', () => {
    for (const text of [Array(90).fill('on!').join(' '), Array(30).fill('this is! it.').join(' ')]) {
      const parts = zoomCurve([caption(text, 0)]);
      for (const [i, { endMs }] of parts.entries())
        expect(parts[i + 1]?.startMs ?? endMs).toBeGreaterThanOrEqual(endMs);
      const closeMs = parts.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
      expect(closeMs).toBeGreaterThan(20_000);
      expect(closeMs).toBeLessThan(60_000);
    }
  });
});

describe('the camera with zoom', () => {
  const captions = [caption('words for four seconds.', 1000)];

  it('shows the whole picture until somebody speaks, and keeps the face where it is', () => {
    const face = { left: 0.6, top: 0.2, width: 0.2, height: 0.2, track: 0, score: 1, speaking: null };
    const shot = { startMs: 0, endMs: 20_000, samples: [{ atMs: 0, faces: [face] }] };
    const points = pointsOf(zoomCamera({ camera: null, captions, faces: { shots: [shot] } }));
    expect(points.map(({ atTicks }) => atTicks)).toEqual([0, 1000, 1130, 4900, 5350].map((ms) => msToTicks(ms)));
    expect(points[1]).toMatchObject({ left: 0, top: 0, width: 1, height: 1 });
    const closest = points[3] ?? { left: 0, top: 0, width: 1, height: 1 };
    expect(closest.width).toBeGreaterThanOrEqual(1 / 1.08);
    expect((0.7 - closest.left) / closest.width).toBeCloseTo(0.7);
    expect((0.3 - closest.top) / closest.height).toBeCloseTo(0.3);
  });

  it('keeps what shows the whole frame over its background, and what nobody speaks in', () => {
    const window = { atTicks: 0, left: 0.3, top: 0, width: 0.3, height: 1 };
    const camera: CameraPath = {
      takes: [
        { startTicks: 0, framing: { kind: 'fit' } },
        { startTicks: msToTicks(2500), framing: { kind: 'crop', points: [window] } },
      ],
    };
    const zoomed = zoomCamera({ camera, captions, faces: null });
    expect(zoomed?.takes[0]).toEqual(camera.takes[0]);
    for (const { left, width } of pointsOf(zoomed)) {
      expect(left).toBeGreaterThanOrEqual(0.3);
      expect(left + width).toBeLessThanOrEqual(0.6 + 1e-9);
    }
    expect(zoomCamera({ camera, captions: [], faces: null })).toBe(camera);
  });
});
