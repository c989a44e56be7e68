import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { planRender } from '../../../../src/engine/render/plan/plan-render.ts';
import { writePlan } from '../../../../src/engine/render/plan/write-plan.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { createOtelTracing } from '../../../../src/infra/tracing/otel-tracing.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { storePlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import {
  type StealRenderWorkDeps,
  stealRenderWork,
} from '../../../../src/product/videos/rendering/steal-render-work.ts';
import { type RenderDeps, renderStep } from '../../../../src/product/videos/steps/render-step.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { commandsOf } from '../../../support/commands-of.ts';
import { scan } from '../../../support/scan.ts';
import { stepContext } from '../../../support/step-context.ts';
import { startTraceCollector } from '../../../support/trace-collector.ts';
import { videoParts } from '../../../support/video-parts.ts';
import { waitUntil } from '../../../support/wait-until.ts';

const parts = await videoParts({ monitorCommands: true });
const folder = parts.rootDir;
const segmentCount = 28;
const frames = Array.from({ length: segmentCount * 75 }, (_, index) => index * 512);
const facts = buildFacts({}, { durationMs: segmentCount * 3000, audio: null });
const plan = planRender({
  sourceKey: 'sources/a',
  facts,
  settings: {},
  encoder: 'x264-veryfast',
  ffmpegBuild: 'test',
  frameTimes: { pts: frames, keyPts: frames, endPts: null, sizeBytes: 1000 },
  overlay: { ass: '', emojis: [], fontsKey: 'none' },
});
await parts.store.put('sources/a', Readable.from([Buffer.from('source')]));

/** A worker whose ffmpeg makes as many segments as the test allows. */
function startWorker(name: string) {
  const rendered: number[] = [];
  let allowed = 0;
  let stored = 0;
  const woken: string[] = [];
  const deps: RenderDeps & StealRenderWorkDeps = {
    ...parts,
    workerId: name,
    ffmpegBuild: 'test',
    encoder: 'x264-veryfast',
    fontsKey: 'none',
    queue: { wake: async (job) => void woken.push(job) },
    workDirs: createWorkDirs({ dataDir: folder, workerId: name }),
    makePreviewAudio: async () => {
      throw new Error('there is no sound');
    },
    async renderRun({ run, workDir, signal, onSegment }) {
      for (const segment of run) {
        await waitUntil(() => rendered.length < allowed || signal?.aborted === true);
        signal?.throwIfAborted();
        const file = join(workDir, segment.key);
        await writeFile(file, name);
        rendered.push(segment.index);
        await onSegment?.({ segment, file });
        stored += 1;
      }
      return [];
    },
  };
  return {
    deps,
    rendered,
    woken,
    /** Lets it make this many more; resolves when they are stored. */
    async make(count: number): Promise<void> {
      allowed = stored + count;
      await waitUntil(() => stored >= allowed);
    },
    goOn: () => {
      allowed = Number.POSITIVE_INFINITY;
    },
  };
}

let video: VideoRecord;

beforeEach(async () => {
  await Promise.all([parts.segments.deleteMany({}), parts.renderRuns.deleteMany({}), parts.videos.deleteMany({})]);
  const planKey = await storePlan(parts.store, writePlan(plan));
  video = await buildVideo(parts.videos, { stage: 'rendering', sourceKey: 'sources/a', facts, planKey });
});

function lead(worker: ReturnType<typeof startWorker>, signal = new AbortController().signal) {
  return renderStep(worker.deps).run(video, stepContext({ signal }));
}

async function untilRuns(count: number): Promise<void> {
  await waitUntil(async () => (await parts.renderRuns.countDocuments()) === count);
}

const all = Array.from({ length: segmentCount }, (_, index) => index);
const going = () => new AbortController().signal;
const sorted = (indexes: number[]) => indexes.toSorted((a, b) => a - b);

describe('a long render', () => {
  it('is shared with an idle worker: half of the rest, and no segment twice', async () => {
    const [leader, helper] = [startWorker('leader'), startWorker('helper')];
    const leading = lead(leader);
    await untilRuns(1);
    await leader.make(2);
    expect(leader.woken).toEqual(['render-segments']);
    const helping = stealRenderWork(helper.deps, going());
    await untilRuns(2);
    helper.goOn();
    expect(await helping).toBe(true);
    expect(helper.rendered).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]);
    // neither part is long enough for a third worker
    expect(helper.woken).toEqual([]);
    leader.goOn();
    expect(await leading).toEqual({ to: 'assembling', changes: {} });
    expect(sorted([...leader.rendered, ...helper.rendered])).toEqual(all);
    expect(await parts.renderRuns.countDocuments()).toBe(0);
  });

  it('has the part of the idle worker in the trace of its video', async () => {
    const collector = await startTraceCollector();
    const config = { endpoint: collector.url, headers: {}, serviceName: 'tests', share: 1 };
    const tracing = createOtelTracing({ config, logger: silentLogger, instanceId: 'helper' });
    const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    await parts.videos.updateOne({ _id: video._id }, { $set: { trace: `00-${traceId}-${spanId}-01` } });
    const [leader, helper] = [startWorker('leader'), startWorker('helper')];
    const leading = lead(leader);
    await untilRuns(1);
    const helping = stealRenderWork({ ...helper.deps, tracing }, going());
    await untilRuns(2);
    helper.goOn();
    leader.goOn();
    await Promise.all([leading, helping]);
    await tracing.stop();
    await collector.close();
    const [render, help] = collector.spans;
    expect(help).toMatchObject({ name: 'help to render', traceId, parentSpanId: spanId });
    expect(render).toMatchObject({ name: 'render', parentSpanId: help?.spanId });
  });

  it('costs three operations for each segment, and few others', async () => {
    const alone = startWorker('alone');
    alone.goOn();
    const commands = await commandsOf(parts.database.connection, () => lead(alone));
    const others = commands.length - 3 * segmentCount;
    expect(others, commands.join('\n')).toBeLessThanOrEqual(14);
    expect(await parts.segments.countDocuments({ usedBy: video._id })).toBe(segmentCount);
  });

  it('is finished by its holder when a helper dies, as soon as the helper’s lease has expired', async () => {
    const [leader, helper] = [startWorker('leader'), startWorker('helper')];
    const leading = lead(leader);
    await untilRuns(1);
    await leader.make(1);
    const died = new AbortController();
    const helping = stealRenderWork(helper.deps, died.signal);
    await untilRuns(2);
    await helper.make(3);
    // the process is dead, but its record stays
    const [left] = await parts.renderRuns.find(scan({ leaseOwner: 'helper' })).lean();
    died.abort(new Error('killed'));
    expect(await helping).toBe(false);
    await parts.renderRuns.create({ ...left, leaseUntil: new Date(parts.time.now + 15_000) });
    leader.goOn();
    await waitUntil(() => leader.rendered.at(-1) === 14);
    await untilRuns(1);
    parts.time.now += 16_000;
    await leading;
    expect(helper.rendered).toEqual([15, 16, 17]);
    expect(sorted([...leader.rendered, ...helper.rendered])).toEqual(all);
  });

  it('continues with the helper while its holder is dead, and the next holder leaves the helper its part', async () => {
    const [leader, helper, next] = [startWorker('leader'), startWorker('helper'), startWorker('next')];
    const killed = new AbortController();
    const leading = lead(leader, killed.signal);
    await untilRuns(1);
    await leader.make(4);
    const helping = stealRenderWork(helper.deps, going());
    await untilRuns(2);
    killed.abort(new Error('killed'));
    await expect(leading).rejects.toThrow('killed');
    const leadingOn = lead(next);
    await untilRuns(2);
    next.goOn();
    helper.goOn();
    await Promise.all([helping, leadingOn]);
    expect(sorted([...leader.rendered, ...next.rendered, ...helper.rendered])).toEqual(all);
  });

  it('is given up by helpers once the video has been edited or cancelled', async () => {
    for (const change of [{ revision: 2 }, { stage: 'cancelled' as const }]) {
      await parts.videos.updateOne({ _id: video._id }, { $set: { stage: 'rendering', revision: 1 } });
      const [leader, helper] = [startWorker('leader'), startWorker('helper')];
      const lost = new AbortController();
      const leading = lead(leader, lost.signal);
      // it may notice the change before its signal aborts
      const ended = expect(leading).rejects.toThrow(/lost|changed/);
      await untilRuns(1);
      const helping = stealRenderWork(helper.deps, going());
      await untilRuns(2);
      await parts.videos.updateOne({ _id: video._id }, { $set: change });
      helper.goOn();
      expect(await helping).toBe(false);
      // the segment in progress when it noticed
      expect(helper.rendered).toHaveLength(1);
      expect(await stealRenderWork(helper.deps, going())).toBe(false);
      lost.abort(new Error('lost'));
      await ended;
      await parts.segments.deleteMany({});
    }
  });

  it('is left by a helper when another video waits for its place', async () => {
    const [leader, helper] = [startWorker('leader'), startWorker('helper')];
    const leading = lead(leader);
    await untilRuns(1);
    await leader.make(2);
    const helping = stealRenderWork(helper.deps, going());
    await untilRuns(2);
    await helper.make(1);
    await buildVideo(parts.videos, { ownerId: 2, stage: 'rendering', queuedAt: new Date(0) });
    expect(await helping).toBe(true);
    leader.goOn();
    expect(await leading).toEqual({ to: 'assembling', changes: {} });
    expect(helper.rendered).toEqual([15]);
    expect(sorted([...leader.rendered, ...helper.rendered])).toEqual(all);
  });

  it('is handled by its holder when a helper cannot render its part', async () => {
    const [leader, helper] = [startWorker('leader'), startWorker('helper')];
    const leading = lead(leader);
    await untilRuns(1);
    const broken: StealRenderWorkDeps = {
      ...helper.deps,
      renderRun: async () => {
        throw new Error('no ffmpeg here');
      },
    };
    expect(await stealRenderWork(broken, going())).toBe(false);
    leader.goOn();
    expect(await leading).toEqual({ to: 'assembling', changes: {} });
    expect(sorted(leader.rendered)).toEqual(all);
  });

  it('is not shared when little is left, ffmpeg cannot seek in the source, or work is paused', async () => {
    const [leader, helper] = [startWorker('leader'), startWorker('helper')];
    const leading = lead(leader);
    await untilRuns(1);
    await parts.renderRuns.updateMany({}, { $set: { isShareable: false } });
    expect(await stealRenderWork(helper.deps, going())).toBe(false);
    await parts.renderRuns.updateMany({}, { $set: { isShareable: true } });
    await parts.workPause.pause('ann');
    expect(await stealRenderWork(helper.deps, going())).toBe(false);
    await parts.workPause.resume();
    // segments of another ffmpeg might not fit
    expect(await stealRenderWork({ ...helper.deps, ffmpegBuild: 'another' }, going())).toBe(false);
    expect(await stealRenderWork({ ...helper.deps, encoder: 'nvenc' }, going())).toBe(false);
    await leader.make(15);
    expect(await stealRenderWork(helper.deps, going())).toBe(false);
    leader.goOn();
    await leading;
    expect(leader.rendered).toEqual(all);
  });

  it('is shared among many workers at once, with at most one segment a helper rendered twice', async () => {
    const leader = startWorker('leader');
    const helpers = ['a', 'b', 'c', 'd'].map(startWorker);
    const leading = lead(leader);
    await untilRuns(1);
    for (const worker of [leader, ...helpers]) worker.goOn();
    const helping = helpers.map(async ({ deps }) => {
      while (await stealRenderWork(deps, going()));
    });
    await Promise.all([leading, ...helping]);
    const rendered = [leader, ...helpers].flatMap((worker) => worker.rendered);
    expect(sorted([...new Set(rendered)])).toEqual(all);
    // a segment that was in progress when the tail was taken may be rendered twice
    expect(rendered.length - segmentCount).toBeLessThanOrEqual(helpers.length);
  });
});
