import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTasksHere } from '../../../../src/engine/index.ts';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { readFrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import { kindOfMachine } from '../../../../src/engine/render/plan/made-with.ts';
import { planRender } from '../../../../src/engine/render/plan/plan-render.ts';
import type { RenderPlan } from '../../../../src/engine/render/plan/render-plan.ts';
import { writePlan } from '../../../../src/engine/render/plan/write-plan.ts';
import { makePreviewAudio } from '../../../../src/engine/render/preview/preview-audio.ts';
import { renderRun } from '../../../../src/engine/render/segments/render-run.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { createDiskObjectStore } from '../../../../src/infra/storage/disk-object-store.ts';
import { createUploadModel } from '../../../../src/product/uploads/upload.model.ts';
import { createPreviewModel } from '../../../../src/product/videos/preview/preview.model.ts';
import { createVideoModel, type VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { storePlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import { createRenderRunModel } from '../../../../src/product/videos/rendering/render-run.model.ts';
import { createSegmentModel, segmentObjectKey } from '../../../../src/product/videos/rendering/segment.model.ts';
import { type RenderDeps, renderStep } from '../../../../src/product/videos/steps/render-step.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';
import { testDatabase } from '../../../support/mongo.ts';
import { noOwnFonts } from '../../../support/no-own-fonts.ts';
import { bundledFonts, noEmoji } from '../../../support/render-clip.ts';
import { stepContext } from '../../../support/step-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'render-step-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const database = await testDatabase();
const videos = createVideoModel(database.connection);
const segments = createSegmentModel(database.connection);
await database.ensureIndexes();
const store = createDiskObjectStore({ rootDir: folder });
/** The indexes of the segments that ffmpeg was asked for, for each run. */
let runs: number[][] = [];

const deps: RenderDeps = {
  ownFonts: noOwnFonts,
  segments,
  videos,
  renderRuns: createRenderRunModel(database.connection),
  queue: { wake: async () => undefined },
  tasks: runTasksHere({ fontsDir: null, dataDir: '/nowhere' }),
  workerId: 'worker',
  ffmpegBuild: 'test',
  encoder: 'x264-veryfast',
  fontsKey: 'none',
  store,
  uploads: createUploadModel(database.connection),
  workDirs: createWorkDirs({ dataDir: folder, workerId: 'test' }),
  clock: () => 1_000_000,
  previews: createPreviewModel(database.connection),
  logger: silentLogger,
  makePreviewAudio: (input) => makePreviewAudio({ ...input, tools }),
  renderRun(input) {
    runs.push(input.run.map(({ index }) => index));
    return renderRun({ ...input, tools, fonts: bundledFonts, rasteriseEmoji: noEmoji, threads: 1 });
  },
};

let plan: RenderPlan;
let video: VideoRecord;

beforeAll(async () => {
  const file = makeClip({ file: join(folder, 'a.mp4'), seconds: 15, picture: 'numbered', audio: 'none', width: 640 });
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const frameTimes = await readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: facts.video.index });
  plan = planRender({
    sourceKey: 'sources/a',
    facts,
    frameTimes,
    settings: {},
    overlay: { ass: '', emojis: [], fontsKey: 'none' },
    encoder: 'x264-veryfast',
    ffmpegBuild: 'test',
  });
  await store.putFile('sources/a', file);
  video = await buildVideo(videos, {
    stage: 'rendering',
    sourceKey: 'sources/a',
    facts,
    planKey: await storePlan(store, writePlan(plan)),
  });
});

beforeEach(async () => {
  runs = [];
  await segments.deleteMany({});
});

const keys = (from = 0, to?: number) => plan.segments.slice(from, to).map(({ key }) => key);
const stored = async () => (await segments.distinct('_id')).sort();

function render(signal: AbortSignal, shares: number[] = []) {
  const onProgress = (share: number) => void shares.push(share);
  return renderStep(deps).run(video, stepContext({ signal, onProgress }));
}

describe('rendering', () => {
  it('that is interrupted keeps complete segments, and continues after them', async () => {
    const stop = new AbortController();
    const watched = {
      ...deps,
      renderRun: (input: Parameters<RenderDeps['renderRun']>[0]) =>
        deps.renderRun({
          ...input,
          async onSegment(rendered) {
            await input.onSegment?.(rendered);
            if (rendered.segment.index === 1) stop.abort(new Error('the worker stops'));
          },
        }),
    };
    const context = stepContext({ signal: stop.signal });
    await expect(renderStep(watched).run(video, context)).rejects.toThrow('the worker stops');
    expect(await stored()).toEqual(keys(0, 2).sort());
    const shares: number[] = [];
    expect(await render(new AbortController().signal, shares)).toEqual({ to: 'assembling', changes: {} });
    expect(runs).toEqual([
      [0, 1, 2, 3, 4],
      [2, 3, 4],
    ]);
    expect(await stored()).toEqual(keys().sort());
    // segments from before count as done
    expect(shares[0]).toBeCloseTo(2 / 5);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('of a video that crashed its workers takes one segment and one thread at a time', async () => {
    const threads: (number | undefined)[] = [];
    const watched: RenderDeps = {
      ...deps,
      renderRun(input) {
        threads.push(input.threads);
        return deps.renderRun(input);
      },
    };
    await renderStep(watched).run(video, stepContext({ isAlone: true }));
    expect(runs).toEqual([[0], [1], [2], [3], [4]]);
    expect(threads).toEqual([1, 1, 1, 1, 1]);
  });

  it('of a video that has crashed a worker is not shared with others', async () => {
    const shareable: boolean[] = [];
    const watched: RenderDeps = {
      ...deps,
      async renderRun(input) {
        for (const run of await deps.renderRuns.find().lean()) shareable.push(run.isShareable);
        return deps.renderRun(input);
      },
    };
    for (const crashes of [[], [{ fence: 1, progress: 46 }]]) {
      await segments.deleteMany({});
      await renderStep(watched).run({ ...video, crashes }, stepContext());
    }
    expect(shareable).toEqual([true, false]);
  });

  describe('of a long video', () => {
    const shown = { startFrame: 0, frameCount: null, holdTicks: 0, repeats: [], seekMs: 0 };
    let longVideo: VideoRecord;
    let now = 0;

    beforeAll(async () => {
      const many = Array.from({ length: 50 }, (_, index) => ({
        ...{ ...shown, index, key: `long-${index}` },
        ...{ startTicks: index * 270_000, endTicks: (index + 1) * 270_000 },
      }));
      const long = writePlan({ ...plan, segments: many });
      longVideo = await buildVideo(videos, { ...video, _id: 'vid_long', planKey: await storePlan(store, long) });
    });

    /** A renderer that takes a second for each segment. */
    const quick = (): RenderDeps => ({
      ...deps,
      clock: () => now,
      async renderRun({ run, workDir, onSegment, signal }) {
        runs.push(run.map(({ index }) => index));
        await mkdir(workDir, { recursive: true });
        for (const segment of run) {
          now += 1_000;
          const file = join(workDir, 'segment.ts');
          await writeFile(file, segment.key);
          await onSegment?.({ segment, file });
          signal?.throwIfAborted();
        }
        return [];
      },
    });

    it('goes back into the queue after a minute of video when others wait, and keeps what it has', async () => {
      const looks: number[] = [];
      const turnOfOthersWaiting = async () => {
        looks.push(await segments.countDocuments());
        return 7;
      };
      const context = stepContext({ turnOfOthersWaiting });
      expect(await renderStep(quick()).run(longVideo, context)).toEqual({ afterTurn: 7 });
      expect(looks).toEqual([20, 22]);
      expect(await segments.countDocuments()).toBe(22);
      expect(await deps.renderRuns.countDocuments()).toBe(0);
      expect(await renderStep(quick()).run(longVideo, context)).toEqual({ afterTurn: 7 });
      // the last few are finished
      expect(await renderStep(quick()).run(longVideo, context)).toEqual({ to: 'assembling', changes: {} });
      expect(runs.map(([first]) => first)).toEqual([0, 22, 44]);
    });

    it('goes on when nobody waits, or only for a moment', async () => {
      let looks = 0;
      const turnOfOthersWaiting = async () => {
        looks += 1;
        return looks % 2 === 0 ? 7 : null;
      };
      const ended = await renderStep(quick()).run(longVideo, stepContext({ turnOfOthersWaiting }));
      expect(ended).toEqual({ to: 'assembling', changes: {} });
      expect(looks).toBeGreaterThan(5);
    });
  });

  it('parses its plan in a thread', async () => {
    const parsed: number[] = [];
    const planToRender: RenderDeps['tasks']['planToRender'] = (bytes, of) => {
      parsed.push(bytes.length);
      return deps.tasks.planToRender(bytes, of);
    };
    await renderStep({ ...deps, tasks: { ...deps.tasks, planToRender } }).run(video, stepContext());
    expect(parsed).toEqual([writePlan(plan).json.length]);
  });

  it('renders only the missing segments', async () => {
    for (const key of [...keys(0, 2), ...keys(4)]) {
      await store.put(segmentObjectKey(key), Readable.from([Buffer.from('there')]));
      await segments.create({ _id: key, sizeBytes: 5, usedBy: [], lastUsedAt: new Date(0) });
    }
    await render(new AbortController().signal);
    expect(runs).toEqual([[2, 3]]);
    expect((await segments.findById(keys()[0]).lean())?.usedBy).toEqual([video._id]);
  });

  it('renders segments again whose object is incomplete or missing', async () => {
    for (const [index, key] of keys().entries()) {
      if (index !== 1) await store.put(segmentObjectKey(key), Readable.from([Buffer.from('there')]));
      else await store.delete(segmentObjectKey(key));
      await segments.create({ _id: key, sizeBytes: index === 3 ? 500 : 5, usedBy: [], lastUsedAt: new Date(0) });
    }
    await render(new AbortController().signal);
    expect(runs).toEqual([[1], [3]]);
  });

  it.each([{ ffmpegBuild: 'another' }, { fontsKey: 'others' }, { encoder: 'nvenc' }])(
    'goes back to planning where this machine would draw other pictures than were planned (%o)',
    async (machine) => {
      const context = stepContext();
      const drawnBy = kindOfMachine({ ...deps, ...machine });
      const result = await renderStep({ ...deps, ...machine }).run(video, context);
      expect(result).toEqual({ to: 'planning', changes: { drawnBy } });
      expect(drawnBy).not.toBe(kindOfMachine(deps));
      expect(runs).toEqual([]);
      expect(await stored()).toEqual([]);
    },
  );

  it('goes back to planning for an old plan that does not say what it was made with', async () => {
    const { madeWith: _, ...older } = plan;
    const planKey = await storePlan(store, writePlan(older as RenderPlan));
    const context = stepContext();
    expect(await renderStep(deps).run({ ...video, planKey }, context)).toMatchObject({ to: 'planning' });
  });
});
