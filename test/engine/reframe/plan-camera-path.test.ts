import { describe, expect, it } from 'vitest';
import type { Timed } from '../../../src/engine/captions/caption.ts';
import type { Framing } from '../../../src/engine/captions/settings/framing.ts';
import type { Bars, FaceMap, SeenFace, Shot } from '../../../src/engine/reframe/face-map/face-map.ts';
import { planCameraPath } from '../../../src/engine/reframe/plan-camera-path.ts';
import { buildFace, buildFaceMap, buildShot } from '../../support/build-faces.ts';
import { buildFacts } from '../../support/build-facts.ts';

const facts = buildFacts();
const halfWindow = (1080 * 9) / 16 / 1920 / 2;

const path = (faces: FaceMap | null, framing?: Framing, source = facts, words: Timed[] = []) =>
  planCameraPath({ facts: source, framing, faces, frameTimes: null, words });

/** For each take its start in seconds, and the window's middles or `fit`. */
const takes = (faces: FaceMap | null, framing?: Framing, words?: Timed[]) =>
  path(faces, framing, facts, words)?.takes.map(({ startTicks, framing: shown }) => [
    Math.round(startTicks / 900) / 100,
    shown.kind === 'fit' ? 'fit' : shown.points.map(({ left, width }) => Math.round((left + width / 2) * 1000) / 1000),
  ]);

describe('planCameraPath', () => {
  it('crops nothing that is 9:16 already, within a pixel', () => {
    const vertical = buildFacts({ codedWidth: 607, codedHeight: 1080 });
    expect(path(null, 'fit', vertical)).toBeNull();
  });

  it('keeps the middle when asked to, or when faces are unknown', () => {
    expect(takes(buildFaceMap(buildShot(0, 4000, () => [buildFace(0.3)])), 'centre')).toEqual([[0, [0.5]]]);
    expect(takes(null)).toEqual([[0, [0.5]]]);
  });

  it('shows everything when asked to, or when nobody is seen', () => {
    expect(takes(null, 'fit')).toEqual([[0, 'fit']]);
    expect(takes(buildFaceMap(buildShot(0, 4000, () => [])))).toEqual([[0, 'fit']]);
  });

  it('stands still for a face that stays in the middle quarter', () => {
    const swaying = buildShot(0, 8000, (ms) => [buildFace(0.3 + 0.03 * Math.sin(ms / 700))]);
    const [take, ...others] = takes(buildFaceMap(swaying)) ?? [];
    expect(others).toEqual([]);
    expect(take?.[1]).toEqual([expect.closeTo(0.3, 1)]);
  });

  it('frames each shot separately, from its first frame on', () => {
    const map = buildFaceMap(
      buildShot(0, 3000, () => [buildFace(0.3)]),
      buildShot(3000, 6000, () => [buildFace(0.7)]),
      buildShot(6000, 9000, () => []),
    );
    // half a frame of 25 a second before the first frame of a shot
    expect(takes(map)).toEqual([
      [0, [0.3]],
      [2.98, [0.7]],
      [5.98, 'fit'],
    ]);
  });

  it('keeps one window over a cut between two shots of the same place', () => {
    const same = (from: number) => buildShot(from, from + 3000, () => [buildFace(0.3)]);
    expect(takes(buildFaceMap(same(0), same(3000)))).toEqual([[0, [0.3]]]);
  });

  it('never leaves the frame, even for a face at its edge', () => {
    expect(takes(buildFaceMap(buildShot(0, 4000, () => [buildFace(0.97)])))).toEqual([
      [0, [expect.closeTo(1 - halfWindow, 3)]],
    ]);
  });

  it('follows a walking face slowly and in one direction', () => {
    const walking = buildShot(0, 8000, (ms) => [buildFace(0.2 + (0.6 * ms) / 8000)]);
    const shown = path(buildFaceMap(walking))?.takes[0]?.framing;
    const lefts = shown?.kind === 'crop' ? shown.points.map(({ left }) => left) : [];
    expect(lefts.length).toBeGreaterThan(1);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  it.each([0.25, 0.3, 0.5])('stands still for a near face, %s wide, whose box is inaccurate', (width) => {
    const error = width / 16;
    const near = buildShot(0, 8000, (ms) => [buildFace(0.5 + error * Math.sin(ms), 0.5, { width, height: 0.9 })]);
    expect(takes(buildFaceMap(near))).toEqual([[0, [expect.closeTo(0.5, 1)]]]);
  });

  it('follows a face to the edge of the frame', () => {
    const leaving = buildShot(0, 12_000, (ms) => [buildFace(Math.min(0.95, 0.3 + ms / 10_000))]);
    const [, middles] = takes(buildFaceMap(leaving))?.[0] ?? [];
    expect([middles].flat().at(-1)).toBeCloseTo(1 - halfWindow, 2);
  });

  it('ignores a jump until it was seen three times', () => {
    const jumping = (times: number) =>
      buildShot(0, 8000, (ms) => [buildFace(ms >= 4000 && ms < 4000 + times * 250 ? 0.8 : 0.3)]);
    expect(takes(buildFaceMap(jumping(2)))).toEqual([[0, [0.3]]]);
    expect(takes(buildFaceMap(jumping(8)))).not.toEqual([[0, [0.3]]]);
  });

  it('ignores a face that was detected once or twice', () => {
    const shot = buildShot(0, 5000, (ms) => [
      buildFace(0.3),
      ...(ms === 1000 || ms === 1250 ? [buildFace(0.8, 0.4, { track: 1 })] : []),
    ]);
    expect(takes(buildFaceMap(shot))).toEqual([[0, [0.3]]]);
  });

  it('ignores people far behind the one who is near', () => {
    const shot = buildShot(0, 5000, () => [
      buildFace(0.3),
      buildFace(0.8, 0.4, { track: 1, width: 0.03, height: 0.08 }),
    ]);
    expect(takes(buildFaceMap(shot))).toEqual([[0, [0.3]]]);
  });

  it('holds two people who sit close together in one window', () => {
    const shot = buildShot(0, 5000, () => [buildFace(0.42), buildFace(0.58, 0.4, { track: 1 })]);
    expect(takes(buildFaceMap(shot))).toEqual([[0, [expect.closeTo(0.5, 3)]]]);
  });

  it('keeps holding both while one of them turns away', () => {
    const away = (ms: number, from: number) => ms >= from && ms < from + 4000;
    const shot = buildShot(0, 16_000, (ms) => [
      ...(away(ms, 2000) ? [] : [buildFace(0.41)]),
      ...(away(ms, 9000) ? [] : [buildFace(0.59, 0.4, { track: 1 })]),
    ]);
    expect(takes(buildFaceMap(shot))).toEqual([[0, [expect.closeTo(0.5, 3)]]]);
  });

  it('stays with one of two people who are far apart, even if they are detected in turn', () => {
    const shot = buildShot(0, 16_000, (ms) =>
      Math.floor(ms / 2000) % 2 === 0 ? [buildFace(0.2)] : [buildFace(0.8, 0.4, { track: 1 })],
    );
    expect(takes(buildFaceMap(shot))).toEqual([[0, [0.2]]]);
  });

  it('shows everything of a screen with a small face in it, but keeps a large face', () => {
    const screen = (height: number) =>
      buildFaceMap({ ...buildShot(0, 4000, () => [buildFace(0.2, 0.5, { height })]), isScreen: true });
    expect(takes(screen(0.15))).toEqual([[0, 'fit']]);
    expect(takes(screen(0.4))).toEqual([[0, [0.2]]]);
  });

  it('begins with the person who is alone first, though somebody else is there for most of the time', () => {
    const shot = buildShot(0, 30_000, (ms) => (ms < 6000 ? [buildFace(0.2)] : [buildFace(0.8, 0.4, { track: 1 })]));
    const [take, ...others] = takes(buildFaceMap(shot)) ?? [];
    expect(others).toEqual([]);
    const middles = take?.[1] as number[];
    expect(Math.abs((middles[0] ?? 0) - 0.2)).toBeLessThan(halfWindow - 0.05);
    expect(Math.abs((middles.at(-1) ?? 0) - 0.8)).toBeLessThan(halfWindow - 0.05);
  });

  it('keeps the person who is there for most of the time, though somebody nearer is alone for a while', () => {
    const near = buildFace(0.2, 0.5, { width: 0.25, height: 0.6 });
    const shot = buildShot(0, 30_000, (ms) => [ms < 5000 ? near : buildFace(0.7, 0.4, { track: 1 })]);
    const [, middles] = takes(buildFaceMap(shot))?.[0] ?? [];
    expect(Math.abs(Number([middles].flat().at(-1)) - 0.7)).toBeLessThan(halfWindow - 0.05);
  });

  it('keeps a person who is tracked as several, one after another', () => {
    const shot = buildShot(0, 20_000, (ms) => [buildFace(0.3, 0.4, { track: Math.floor(ms / 5000) })]);
    expect(takes(buildFaceMap(shot))).toEqual([[0, [0.3]]]);
  });

  it('shows everything when somebody is there for a small part and nobody for the rest', () => {
    const shot = buildShot(0, 30_000, (ms) => (ms < 6000 ? [buildFace(0.2)] : []));
    expect(takes(buildFaceMap(shot))).toEqual([[0, 'fit']]);
  });

  it('keeps one of two people who are far apart if the speaker is unknown: who is larger, seen more, or spoke more', () => {
    const beside = (left: Partial<SeenFace>, right: Partial<SeenFace>, isAlways = true) =>
      buildShot(0, 5000, (ms) => [
        ...(isAlways || ms % 500 === 0 ? [buildFace(0.2, 0.4, left)] : []),
        buildFace(0.8, 0.4, { track: 1, ...right }),
      ]);
    expect(takes(buildFaceMap(beside({}, { height: 0.3 })))).toEqual([[0, [0.8]]]);
    expect(takes(buildFaceMap(beside({ height: 0.3 }, {})))).toEqual([[0, [0.2]]]);
    expect(takes(buildFaceMap(beside({}, {}, false)))).toEqual([[0, [0.8]]]);
    expect(takes(buildFaceMap(beside({ speaking: 0.44 }, { speaking: 0.56 })))).toEqual([[0, [0.8]]]);
  });

  it('shows everything when three people are far apart and the speaker is unknown', () => {
    const shot = buildShot(0, 5000, () => [0.15, 0.5, 0.85].map((x, track) => buildFace(x, 0.4, { track })));
    expect(takes(buildFaceMap(shot))).toEqual([[0, 'fit']]);
  });

  it('cuts to the other speaker at the moment that one begins', () => {
    const turns = buildShot(0, 10_000, (ms) => [
      buildFace(0.2, 0.4, { speaking: ms < 5000 ? 0.9 : 0.1 }),
      buildFace(0.8, 0.4, { track: 1, speaking: ms < 5000 ? 0.1 : 0.9 }),
    ]);
    expect(takes(buildFaceMap(turns))).toEqual([
      [0, [0.2]],
      [4.98, [0.8]],
    ]);
  });

  const turnsOf = (leftSpeaks: (ms: number) => boolean) =>
    buildFaceMap(
      buildShot(0, 10_000, (ms) => [
        buildFace(0.2, 0.4, { speaking: leftSpeaks(ms) ? 0.9 : 0.1 }),
        buildFace(0.8, 0.4, { track: 1, speaking: leftSpeaks(ms) ? 0.1 : 0.9 }),
      ]),
    );

  it.each([
    [4900, 5600, 4880],
    [4300, 5100, 5080],
    [5100, 5600, 4980],
    [4000, 6000, 4980],
  ])('cuts at the nearer end of a word that is being said, %i to %i ms', (startMs, endMs, cutMs) => {
    const words = [
      { startMs: 0, endMs: 900 },
      { startMs, endMs },
      { startMs: 7000, endMs: 7900 },
    ];
    expect(
      takes(
        turnsOf((ms) => ms < 5000),
        undefined,
        words,
      ),
    ).toEqual([
      [0, [0.2]],
      [cutMs / 1000, [0.8]],
    ]);
  });

  it('cuts to nobody for less than two seconds, at the beginning neither', () => {
    expect(takes(turnsOf((ms) => ms % 3000 < 1500))).toHaveLength(1);
    expect(takes(turnsOf((ms) => ms < 1200))).toEqual([[0, [0.8]]]);
    const changes = takes(turnsOf((ms) => ms % 5000 < 2500))?.map(([startS]) => Number(startS)) ?? [];
    expect(changes.length).toBeGreaterThan(2);
  });

  it('stays with a speaker who is interrupted for a second', () => {
    const turns = buildShot(0, 10_000, (ms) => [
      buildFace(0.2, 0.4, { speaking: ms >= 4000 && ms < 5000 ? 0.1 : 0.9 }),
      buildFace(0.8, 0.4, { track: 1, speaking: ms >= 4000 && ms < 5000 ? 0.9 : 0.1 }),
    ]);
    expect(takes(buildFaceMap(turns))).toEqual([[0, [0.2]]]);
  });

  it('lets a short shot keep the window before it, unless that would lose a face', () => {
    const around = (short: number) =>
      buildFaceMap(
        buildShot(0, 4000, () => [buildFace(0.3)]),
        buildShot(4000, 5000, () => [buildFace(short)]),
        buildShot(5000, 9000, () => [buildFace(0.3)]),
      );
    expect(takes(around(0.36))).toEqual([[0, [0.3]]]);
    expect(takes(around(0.8))?.map(([, shown]) => shown)).toEqual([[0.3], [0.8], [0.3]]);
  });

  it('does not carry a window through a row of empty short shots', () => {
    const seconds = Array.from({ length: 6 }, (_, i) =>
      buildShot(i * 1000, (i + 1) * 1000, () => (i === 0 ? [buildFace(0.2)] : [])),
    );
    expect(takes(buildFaceMap(...seconds))).toEqual([
      [0, [0.2]],
      [1.98, 'fit'],
    ]);
  });

  it('zooms in on a small face, with the eyes above the middle', () => {
    const small = buildShot(0, 4000, () => [buildFace(0.5, 0.4, { width: 0.04, height: 0.1 })]);
    const shown = path(buildFaceMap(small))?.takes[0]?.framing;
    const window = shown?.kind === 'crop' ? shown.points[0] : undefined;
    expect(window?.height).toBeCloseTo(0.8, 2);
    expect((0.4 - (window?.top ?? 0)) / (window?.height ?? 1)).toBeCloseTo(0.36, 2);
  });
});

function withBars(bars: Partial<Bars>, ...shots: Shot[]): FaceMap {
  return { shots, bars: { left: 0, right: 0, top: 0, bottom: 0, ...bars } };
}

describe('between bars', () => {
  /** Around a vertical picture of full height in the middle. */
  const vertical = { left: 0.344, right: 0.344 };
  const wider = { left: 0.2, right: 0.3 };
  const barred = (bars: Partial<Bars>, ...faces: SeenFace[]) =>
    withBars(
      bars,
      buildShot(0, 8000, () => faces),
    );
  const windows = (faces: FaceMap, framing?: Framing) =>
    path(faces, framing)?.takes.flatMap((take) => (take.framing.kind === 'crop' ? take.framing.points : []));

  it.each([0.37, 0.5, 0.63])('shows all of a vertical picture and nothing of its bars, with a face at %s', (x) => {
    const [window, ...others] = windows(barred(vertical, buildFace(x, 0.4, { width: 0.1, height: 0.3 }))) ?? [];
    expect(others).toEqual([]);
    expect(window?.left).toBeCloseTo(0.344, 4);
    expect(window?.width).toBeCloseTo(0.312, 4);
    expect((window?.width ?? 0) * 1920).toBeCloseTo(((window?.height ?? 0) * 1080 * 9) / 16, 0);
  });

  it('zooms in on a small face without showing the bars', () => {
    const small = buildFace(0.36, 0.4, { width: 0.03, height: 0.1 });
    const [window] = windows(barred(vertical, small)) ?? [];
    expect(window?.width).toBeLessThan(0.26);
    expect(window?.left).toBeCloseTo(0.344, 4);
  });

  it('follows people as far as the bars, when more than a window is between them', () => {
    expect(takes(barred(wider, buildFace(0.22)))).toEqual([[0, [expect.closeTo(0.2 + halfWindow, 3)]]]);
    expect(takes(barred(wider, buildFace(0.45)))).toEqual([[0, [0.45]]]);
    expect(takes(barred(wider, buildFace(0.68)))).toEqual([[0, [expect.closeTo(0.7 - halfWindow, 3)]]]);
    const walking = buildShot(0, 8000, (ms) => [buildFace(0.25 + (0.4 * ms) / 8000)]);
    const lefts = windows(withBars(wider, walking))?.map(({ left }) => left) ?? [];
    expect(lefts.length).toBeGreaterThan(1);
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0.2);
    expect(Math.max(...lefts)).toBeLessThanOrEqual(0.7 - 2 * halfWindow);
  });

  it('centres content that is narrower than any window', () => {
    expect(takes(barred({ left: 0.3, right: 0.5 }, buildFace(0.32)))).toEqual([[0, [0.4]]]);
  });

  it('shows content about as wide as a window in one window, even if nobody is seen or people are far apart', () => {
    expect(takes(barred(vertical))).toEqual([[0, [0.5]]]);
    const [one, other] = [buildFace(0.36, 0.4, { width: 0.03 }), buildFace(0.64, 0.4, { track: 1, width: 0.03 })];
    expect(takes(barred(vertical, one, other))).toEqual([[0, [0.5]]]);
  });

  it('shows everything when nobody is seen and a window would not hold the content', () => {
    expect(takes(barred(wider))).toEqual([[0, 'fit']]);
  });

  it('changes nothing when the caller sets the framing', () => {
    const faces = barred(wider, buildFace(0.45));
    expect(takes(faces, 'centre')).toEqual([[0, [0.5]]]);
    expect(takes(faces, 'fit')).toEqual([[0, 'fit']]);
    expect(takes(faces, [{ atMs: 0, x: 0.1, y: 0.5, zoom: 1 }])).toEqual([[0, [expect.closeTo(halfWindow, 3)]]]);
  });
});

describe('between bars above and below', () => {
  /** Bars of a 2.39:1 film in 1920 × 1080. */
  const film = { top: 0.13, bottom: 0.13 };
  const boxes = (bars: Partial<Bars>, ...shots: Shot[]) =>
    path(withBars(bars, ...shots))?.takes.flatMap((take) => (take.framing.kind === 'crop' ? take.framing.points : []));
  const still = (...faces: SeenFace[]) => buildShot(0, 8000, () => faces);

  it.each([
    [film, 0.74],
    [{ top: 0.2, bottom: 0.02 }, 0.78],
  ])('shows a narrower part, as high as the content between %o', (bars, height) => {
    const [window, ...others] = boxes(bars, still(buildFace(0.3))) ?? [];
    expect(others).toEqual([]);
    expect(window?.top).toBeCloseTo(bars.top, 4);
    expect(window?.height).toBeCloseTo(height, 4);
    expect(window?.width).toBeCloseTo(height * 2 * halfWindow, 4);
    expect((window?.left ?? 0) + (window?.width ?? 0) / 2).toBeCloseTo(0.3, 3);
  });

  it('follows people to the edges of the frame, and never up or down', () => {
    const walking = buildShot(0, 8000, (ms) => [buildFace(0.06 + (0.88 * ms) / 8000, 0.3 + (0.2 * ms) / 8000)]);
    const windows = boxes(film, walking) ?? [];
    expect(windows.length).toBeGreaterThan(1);
    expect(windows[0]?.left).toBeLessThan(0.01);
    expect(windows.at(-1)?.left).toBeGreaterThan(0.74);
    for (const { top, height } of windows) expect([top, height]).toEqual([0.13, expect.closeTo(0.74, 4)]);
  });

  it('zooms in on a small face only beyond the enlargement by the bars, and stays between them', () => {
    const small = buildFace(0.3, 0.2, { width: 0.03, height: 0.08 });
    expect(boxes(film, still(small))?.[0]?.height).toBeCloseTo(0.74, 4);
    const [window] = boxes({ top: 0.05, bottom: 0.05 }, still(small)) ?? [];
    expect(window?.height).toBeCloseTo(0.8, 4);
    expect(window?.top).toBeCloseTo(0.05, 4);
  });

  it('keeps one of two whom the smaller window does not hold, and shows everything when nobody is seen', () => {
    const two = still(buildFace(0.42), buildFace(0.58, 0.4, { track: 1 }));
    expect(takes(buildFaceMap(two))).toEqual([[0, [0.5]]]);
    expect(takes(withBars(film, two))).toEqual([[0, [0.42]]]);
    expect(takes(withBars(film, still()))).toEqual([[0, 'fit']]);
  });

  it('stays off bars at the sides as well', () => {
    const [window] = boxes({ ...film, left: 0.25, right: 0.25 }, still(buildFace(0.3))) ?? [];
    expect(window?.top).toBeCloseTo(0.13, 4);
    expect(window?.left).toBeCloseTo(0.25, 4);
  });

  it('changes nothing when the caller sets the framing', () => {
    const faces = withBars(film, still(buildFace(0.3)));
    for (const framing of ['centre', 'fit', [{ atMs: 0, x: 0.1, y: 0.5, zoom: 1 }]] satisfies Framing[]) {
      expect(path(faces, framing)).toEqual(path({ shots: faces.shots }, framing));
    }
  });
});

describe('framing points', () => {
  it('place the window, which moves evenly between them', () => {
    const points = [
      { atMs: 4000, x: 0.6, y: 0.5, zoom: 1 },
      { atMs: 1000, x: 0.4, y: 0.5, zoom: 2 },
    ];
    const [take, ...others] = path(null, points)?.takes ?? [];
    expect(others).toEqual([]);
    expect(take?.framing).toEqual({
      kind: 'crop',
      points: [
        { atTicks: 90_000, left: 0.4 - halfWindow / 2, top: 0.25, width: halfWindow, height: 0.5 },
        { atTicks: 360_000, left: expect.closeTo(0.6 - halfWindow, 6), top: 0, width: halfWindow * 2, height: 1 },
      ],
    });
  });

  it('cut when two are at one moment', () => {
    const at = (atMs: number, x: number) => ({ atMs, x, y: 0.5, zoom: 1 });
    expect(takes(null, [at(0, 0.3), at(2000, 0.3), at(2000, 0.7)])).toEqual([
      [0, [0.3, 0.3]],
      [1.98, [0.7]],
    ]);
  });

  it('are thinned out when there is one for every frame', () => {
    const points = Array.from({ length: 601 }, (_, i) => ({ atMs: i * 10, x: 0.3 + i / 2000, y: 0.5, zoom: 1 }));
    const [take] = path(null, points)?.takes ?? [];
    const kept = take?.framing.kind === 'crop' ? take.framing.points : [];
    expect(kept.length).toBeLessThan(100);
    expect(kept[0]).toMatchObject({ atTicks: 0 });
    expect(kept.at(-1)).toMatchObject({ atTicks: 540_000, left: expect.closeTo(0.6 - halfWindow, 6) });
  });

  it('are kept when the window jumps to another place', () => {
    const at = (atMs: number, x: number) => ({ atMs, x, y: 0.5, zoom: 1 });
    expect(takes(null, [at(0, 0.3), at(2000, 0.3), at(2010, 0.7)])).toEqual([[0, [0.3, 0.3, 0.7]]]);
  });
});
