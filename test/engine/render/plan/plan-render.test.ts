import { describe, expect, it } from 'vitest';
import type { FramingPoint } from '../../../../src/engine/captions/settings/framing.ts';
import type { FrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import type { CameraPath } from '../../../../src/engine/reframe/camera/camera-path.ts';
import { planCameraPath } from '../../../../src/engine/reframe/plan-camera-path.ts';
import { framingFilters } from '../../../../src/engine/render/framing/framing-filters.ts';
import { planFraming } from '../../../../src/engine/render/framing/plan-framing.ts';
import { captionSlicer } from '../../../../src/engine/render/plan/caption-slice.ts';
import { type PlanRenderInput, planRender } from '../../../../src/engine/render/plan/plan-render.ts';
import { planRuns, planSegments } from '../../../../src/engine/render/plan/plan-segments.ts';
import { renderArgs } from '../../../../src/engine/render/segments/render-args.ts';
import { buildFacts } from '../../../support/build-facts.ts';

/** 25 frames a second in ticks of 1/12800 s, with a key frame every two seconds. */
const steady = (frames: number): FrameTimes => {
  const pts = Array.from({ length: frames }, (_, i) => i * 512);
  return { pts, keyPts: pts.filter((_, i) => i % 50 === 0), endPts: frames * 512, sizeBytes: frames * 4000 };
};
const dialogue = (start: string, end: string, text: string) => `Dialogue: 0,${start},${end},D,,0,0,0,,${text}`;
const script = (...events: string[]) => ['[Script Info]', 'PlayResX: 1920', '', '[Events]', ...events, ''].join('\n');

describe('pictures larger than 4K', () => {
  it('are decoded and encoded with few threads and frames in memory, and keep their size', () => {
    const planOf = (codedWidth: number, codedHeight: number) =>
      planRender({
        ...{ sourceKey: 'k', facts: buildFacts({ codedWidth, codedHeight }), frameTimes: steady(50), settings: {} },
        overlay: { ass: '', emojis: [], fontsKey: '' },
        ...{ encoder: 'x264-veryfast', ffmpegBuild: 'b' },
      });
    const [large, real4k] = [planOf(7680, 4320), planOf(4096, 2304)];
    expect([large.input.decoderArgs, real4k.input.decoderArgs]).toEqual([['-threads', '2'], []]);
    expect(large.output).toMatchObject({ width: 7680, height: 4320 });
    expect(large.encoderArgs).toContain('-rc-lookahead');
    expect(real4k.encoderArgs).not.toContain('-rc-lookahead');
  });
});

describe('planSegments', () => {
  const cuts = (frameTimes: FrameTimes | null, leadInMs = 0, video = {}) =>
    planSegments({ video: buildFacts(video).video, frameTimes, leadInMs });

  it('cuts every three seconds, half way between two frames', () => {
    const own = (startTicks: number) => ({ startTicks, holdTicks: startTicks, repeats: [] });
    expect(cuts(steady(200))).toEqual([
      { index: 0, startFrame: 0, frameCount: 75, ...own(0), endTicks: 268_200, seekMs: 0 },
      { index: 1, startFrame: 75, frameCount: 75, ...own(268_200), endTicks: 538_200, seekMs: 2000 },
      { index: 2, startFrame: 150, frameCount: 50, ...own(538_200), endTicks: null, seekMs: 6000 },
    ]);
  });

  it('leaves no very short segment at the end', () => {
    expect(cuts(steady(160)).map((cut) => cut.frameCount)).toEqual([75, 85]);
  });

  it('puts every frame into exactly one segment, whatever the times', () => {
    const pts = Array.from({ length: 2000 }, (_, i) =>
      Math.round(i * 300 + 150 * Math.sin(i) + (i > 900 ? 90_000 : 0)),
    );
    const all = cuts({ pts, keyPts: [0], endPts: null, sizeBytes: 0 });
    const ticks = pts.map((value) => ((value - 0) * 90_000) / 12_800).filter((value) => value >= 0);
    for (const value of ticks) {
      const owners = all.filter((cut) => value >= cut.startTicks && (cut.endTicks === null || value < cut.endTicks));
      expect(owners).toHaveLength(1);
    }
    const repeats = all.flatMap((cut) => cut.repeats);
    // one for each of the cuts within the seven seconds without a frame
    expect(repeats).toHaveLength(2);
    expect(all.reduce((sum, cut) => sum + (cut.frameCount ?? 0), 0)).toBe(ticks.length + 2);
  });

  it('cuts within a frame that is shown for long, and begins the segment with that frame', () => {
    const slides = { pts: [0, 19_200, 19_200 * 6], keyPts: [0, 19_200 * 6], endPts: 19_200 * 7, sizeBytes: 0 };
    expect(cuts(slides)).toMatchObject([
      { startFrame: 0, frameCount: 2, startTicks: 0, endTicks: 269_250, repeats: [] },
      { startFrame: 2, frameCount: 1, startTicks: 269_250, holdTicks: 134_250, repeats: [270_000], seekMs: 0 },
      { startFrame: 3, frameCount: 1, startTicks: 539_250, holdTicks: 134_250, repeats: [540_000] },
      { startFrame: 4, frameCount: 1, startTicks: 809_250, holdTicks: 809_250, repeats: [], seekMs: 9000 },
    ]);
  });

  it('cuts at the same places whatever the overlay is', () => {
    const pts = Array.from({ length: 90 }, (_, i) => i * 1280 + (i > 40 ? 90_000 : 0));
    const slides = { pts, keyPts: [0], endPts: null, sizeBytes: 0 };
    const borders = (momentsMs: number[]) =>
      planSegments({
        ...{ video: buildFacts().video, leadInMs: 0 },
        frameTimes: slides,
        changes: () => ({ momentsMs, movingMs: [] }),
      }).map(({ startTicks, endTicks, holdTicks }) => ({ startTicks, endTicks, holdTicks }));
    const moments = Array.from({ length: 400 }, (_, i) => i * 41);
    expect(borders(moments)).toEqual(borders([]));
  });

  it('seeks to a key frame before the frames that filters look back to', () => {
    expect(cuts(steady(200), 1500).map((cut) => cut.seekMs)).toEqual([0, 0, 4000]);
  });

  it('counts from the first frame that is shown', () => {
    const late = cuts(steady(200), 0, { startPts: 50 * 512 });
    expect(late.map((cut) => [cut.startFrame, cut.frameCount])).toEqual([
      [0, 75],
      [75, 75],
    ]);
  });

  it('makes one segment if frame times are unknown', () => {
    expect(cuts(null)).toEqual([
      {
        ...{ index: 0, startFrame: 0, frameCount: null, startTicks: 0, endTicks: null },
        ...{ holdTicks: 0, repeats: [], seekMs: 0 },
      },
    ]);
  });
});

describe('the keys of a plan', () => {
  const events = [dialogue('0:00:01.00', '0:00:02.00', 'one'), dialogue('0:00:04.00', '0:00:05.00', 'two')];
  const input: PlanRenderInput = {
    sourceKey: 'source',
    facts: buildFacts(),
    frameTimes: steady(200),
    settings: {},
    overlay: { ass: script(...events), emojis: [], fontsKey: 'fonts' },
    encoder: 'x264-veryfast',
    ffmpegBuild: 'build',
  };
  const keys = (change: Partial<PlanRenderInput> = {}) =>
    planRender({ ...input, ...change }).segments.map((one) => one.key);
  const changed = (change: Partial<PlanRenderInput>) => {
    const before = keys();
    return keys(change).flatMap((key, i) => (key === before[i] ? [] : [i]));
  };

  it('are the same for the same plan, and differ between segments', () => {
    expect(keys()).toEqual(keys());
    expect(new Set(keys()).size).toBe(3);
  });

  it('change only where a caption changes', () => {
    const edited = script(dialogue('0:00:01.00', '0:00:02.00', 'one'), dialogue('0:00:04.00', '0:00:05.00', 'TWO'));
    expect(changed({ overlay: { ...input.overlay, ass: edited } })).toEqual([1]);
  });

  it('change on both sides of a cut that a caption spans', () => {
    const spanning = script(...events, dialogue('0:00:05.90', '0:00:06.10', 'three'));
    expect(changed({ overlay: { ...input.overlay, ass: spanning } })).toEqual([1, 2]);
  });

  it('change only where a caption changes, even if frames are repeated for it', () => {
    const pts = Array.from({ length: 100 }, (_, i) => i * 1280);
    const slow = { frameTimes: { pts, keyPts: [0], endPts: 128_000, sizeBytes: 0 } };
    const moved = script(dialogue('0:00:01.00', '0:00:02.00', 'one'), dialogue('0:00:04.03', '0:00:05.00', 'two'));
    const [before, after] = [keys(slow), keys({ ...slow, overlay: { ...input.overlay, ass: moved } })];
    expect(after.flatMap((key, i) => (key === before[i] ? [] : [i]))).toEqual([1]);
  });

  it('change only where an emoji is', () => {
    const emoji = { emoji: '🎉', startMs: 7000, endMs: 7500, centreX: 1, centreY: 1, sizePx: 9 };
    expect(changed({ overlay: { ...input.overlay, emojis: [emoji] } })).toEqual([2]);
  });

  it('change only where an emoji is shown for a longer or shorter time', () => {
    const shown = (endMs: number) => {
      const emoji = { emoji: '🎉', startMs: 2500, endMs, centreX: 1, centreY: 1, sizePx: 9 };
      return keys({ overlay: { ...input.overlay, emojis: [emoji] } });
    };
    const [before, after] = [shown(4000), shown(5000)];
    expect(after.flatMap((key, i) => (key === before[i] ? [] : [i]))).toEqual([1]);
  });

  const inStyle = (width: string, ass = input.overlay.ass) => ({ ...input.overlay, ass: ass.replace('1920', width) });

  it.each([
    ['the style', { overlay: inStyle('1080') }],
    ['the fonts', { overlay: { ...input.overlay, fontsKey: 'other' } }],
  ])('change with %s where there are captions', (_, change) => {
    expect(changed(change)).toEqual([0, 1]);
  });

  it('change with the emoji art where there is only an emoji', () => {
    const emojis = [{ emoji: '🎉', startMs: 7000, endMs: 7500, centreX: 1, centreY: 1, sizePx: 9 }];
    const before = keys({ overlay: { ...input.overlay, emojis } });
    const after = keys({ overlay: { ...input.overlay, emojis, fontsKey: 'other' } });
    expect(after.flatMap((key, i) => (key === before[i] ? [] : [i]))).toEqual([0, 1, 2]);
  });

  it('do not change with the style in a long pause between captions', () => {
    const ass = script(dialogue('0:00:01.00', '0:00:02.00', 'one'), dialogue('0:00:13.00', '0:00:14.00', 'two'));
    const inPause = (overlay: PlanRenderInput['overlay']) => keys({ frameTimes: steady(375), overlay });
    const [before, after] = [inPause(inStyle('1920', ass)), inPause({ ...inStyle('1080', ass), fontsKey: 'other' })];
    expect(before).toHaveLength(5);
    expect(after.flatMap((key, i) => (key === before[i] ? [] : [i]))).toEqual([0, 4]);
    // nor with captions elsewhere
    const bare = inPause({ ...input.overlay, ass: '' });
    expect(bare.slice(1, 4)).toEqual(before.slice(1, 4));
  });

  it.each([
    ['the source', { sourceKey: 'other' }],
    ['the size', { settings: { resizeForSocialMedia: true } }],
    ['the encoder', { encoder: 'x264-medium' }],
    ['ffmpeg', { ffmpegBuild: 'other' }],
  ])('all change with %s', (_, change) => {
    expect(changed(change)).toEqual([0, 1, 2]);
  });

  it('change only where the camera path changes', () => {
    const window = (left: number) => ({ left, top: 0, width: 0.31640625, height: 1 });
    const crop = (...lefts: number[]) => ({
      kind: 'crop' as const,
      points: lefts.map((left, i) => ({ atTicks: 290_000 + i * 45_000, ...window(left) })),
    });
    const takes = (...framings: CameraPath['takes'][number]['framing'][]) => ({
      settings: { resizeForSocialMedia: true },
      // in the first segment, where the second begins, and in the third
      camera: { takes: framings.map((framing, i) => ({ startTicks: [0, 268_200, 600_000][i] ?? 0, framing })) },
    });
    const before = keys(takes(crop(0.2), crop(0.3, 0.4), crop(0.2)));
    const differing = (...now: Parameters<typeof takes>) =>
      keys(takes(...now)).flatMap((key, i) => (key === before[i] ? [] : [i]));
    expect(differing(crop(0.2), crop(0.3, 0.4), crop(0.2))).toEqual([]);
    expect(differing(crop(0.25), crop(0.3, 0.4), crop(0.2))).toEqual([0]);
    expect(differing(crop(0.2), crop(0.3, 0.4), { kind: 'fit' })).toEqual([2]);
    // the third segment also shows where the window comes to rest
    expect(differing(crop(0.2), crop(0.3, 0.45), crop(0.2))).toEqual([1, 2]);
  });

  it('do not depend on a path if the whole frame is shown', () => {
    const camera = { takes: [{ startTicks: 0, framing: { kind: 'fit' as const } }] };
    expect(changed({ camera })).toEqual([]);
  });

  it('belong to a plan that is plain JSON', () => {
    const plan = planRender(input);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });
});

describe('captionSlicer', () => {
  it('keeps the header and the events on screen', () => {
    const ass = script(dialogue('0:00:01.00', '0:00:02.00', 'a, b'), dialogue('1:00:00.50', '1:00:01.00', 'c'));
    const slice = captionSlicer(ass);
    expect(slice(0, 2000)).toContain('a, b');
    expect(slice(2000, 9000)).toBe('');
    expect(slice(3_600_900, 3_700_000)).toMatch(/^\[Script Info\][\s\S]*,c/);
  });
});

describe('planFraming', () => {
  it('ignores a point at which the window stands still anyway', () => {
    const facts = buildFacts();
    const at = (atMs: number, x: number) => ({ atMs, x, y: 0.5, zoom: 1 });
    const planned = (...framing: FramingPoint[]) => {
      const camera = planCameraPath({ facts, framing, faces: null, frameTimes: null });
      return camera && planFraming({ camera, video: facts.video, frame: { width: 594, height: 1056 } });
    };
    const [start, stop] = [at(0, 0.3), at(8000, 0.3)];
    expect(planned(start, at(3000, 0.3), stop, at(9000, 0.5))).toEqual(planned(start, stop, at(9000, 0.5)));
    expect(planned(start, at(3000, 0.3), at(3000, 0.3))).toEqual(planned(start));
  });

  it('shows all of a frame that is only some lines high', () => {
    const { video } = buildFacts({ codedWidth: 2000, codedHeight: 16 });
    const camera: CameraPath = { takes: [{ startTicks: 0, framing: { kind: 'fit' } }] };
    const { source } = planFraming({ camera, video, frame: { width: 18, height: 32 } });
    expect(source.whole).toEqual({ width: 18, height: 2 });
  });
});

describe('planRuns', () => {
  it('ends a run before ffmpeg would have too many windows of different sizes', () => {
    const takes = Array.from({ length: 60 }, (_, i) => ({
      startTicks: i * 48_000,
      framing: { kind: 'crop' as const, points: [{ atTicks: 0, left: 0, top: 0, width: 0.3 - i / 300, height: 0.9 }] },
    }));
    const { segments: all, framing } = planRender({
      ...{ sourceKey: '', facts: buildFacts(), frameTimes: steady(800), settings: { resizeForSocialMedia: true } },
      ...{
        overlay: { ass: '', emojis: [], fontsKey: '' },
        ffmpegBuild: '',
        encoder: 'x264-veryfast',
        camera: { takes },
      },
    });
    const runs = planRuns(all, { framing });
    expect(runs.length).toBeGreaterThan(4);
    expect(runs.flat()).toEqual(all);
    expect(planRuns(all)).toHaveLength(1);
  });

  it.each([1, 3])('keeps ffmpeg arguments within the allowed length, with a point every %s frames', (pictures) => {
    const points = Array.from({ length: 1000 }, (_, i) => ({
      atMs: i * 40 * pictures,
      ...{ x: 0.5 + 0.3 * Math.sin(i / 17), y: 0.5 + 0.2 * Math.sin(i / 31), zoom: 2.5 + 1.5 * Math.sin(i / 23) },
    }));
    const facts = buildFacts();
    const plan = planRender({
      ...{ sourceKey: '', facts, frameTimes: steady(3000), settings: { resizeForSocialMedia: true } },
      ...{ overlay: { ass: '', emojis: [], fontsKey: '' }, ffmpegBuild: '', encoder: 'x264-veryfast' },
      camera: planCameraPath({ facts, framing: points, faces: null, frameTimes: null }),
    });
    for (const run of planRuns(plan.segments, { framing: plan.framing })) {
      const window = { startTicks: run[0]?.startTicks ?? 0, endTicks: run.at(-1)?.endTicks ?? null };
      const filters = plan.framing ? framingFilters(plan.framing, plan.output, window) : '';
      expect(filters).toMatch(/eval=frame/);
      // Linux' MAX_ARG_STRLEN
      expect(filters.length).toBeLessThan(131_072);
    }
  });

  const plan = planRender({
    ...{ sourceKey: '', facts: buildFacts(), frameTimes: steady(800), settings: {}, encoder: 'x264-veryfast' },
    ...{ overlay: { ass: '', emojis: [], fontsKey: '' }, ffmpegBuild: '' },
  });
  const { segments } = plan;
  const pick = (...indexes: number[]) => segments.filter((segment) => indexes.includes(segment.index));
  const numbers = (runs: ReturnType<typeof planRuns>) => runs.map((run) => run.map((segment) => segment.index));

  it('joins consecutive segments, up to a number', () => {
    expect(numbers(planRuns(pick(0, 1, 3, 4, 5, 7)))).toEqual([[0, 1], [3, 4, 5], [7]]);
    expect(numbers(planRuns(pick(0, 1, 2, 3, 4), { maxSegments: 2 }))).toEqual([[0, 1], [2, 3], [4]]);
    expect(planRuns([])).toEqual([]);
  });

  it('ends a run before the list of its cuts is too long for an argument', () => {
    const ticks = 3 * 90_000;
    const day = Array.from({ length: 28_800 }, (_, index) => ({
      ...{ index, key: String(index), startFrame: 0, frameCount: 75, holdTicks: 0, repeats: [], seekMs: 0 },
      ...{ startTicks: index * ticks, endTicks: (index + 1) * ticks },
    }));
    const runs = planRuns(day);
    expect(runs.flat()).toEqual(day);
    for (const run of runs) {
      const args = renderArgs({
        ...{ plan, run, sourceFile: 'a.mp4', lanes: [], strips: [] },
        ...{ drawCaptions: false, seek: false },
      });
      // Linux' MAX_ARG_STRLEN
      expect(Math.max(...args.map((arg) => arg.length))).toBeLessThan(131_072);
    }
  });
});
