import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assembleOutput } from '../../../../src/engine/render/output/assemble-output.ts';
import { wrongOutput } from '../../../../src/engine/render/output/check-output.ts';
import { assembleOverlay } from '../../../../src/engine/render/overlay/assemble-overlay.ts';
import type { RenderPlan } from '../../../../src/engine/render/plan/render-plan.ts';
import { writePlan } from '../../../../src/engine/render/plan/write-plan.ts';
import { makePreviewAudio } from '../../../../src/engine/render/preview/preview-audio.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { storePlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import { segmentObjectKey } from '../../../../src/product/videos/rendering/segment.model.ts';
import { storeSegment } from '../../../../src/product/videos/rendering/segment-store.ts';
import { type AssembleDeps, assembleStep } from '../../../../src/product/videos/steps/assemble-step.ts';
import { type RenderDeps, renderStep } from '../../../../src/product/videos/steps/render-step.ts';
import { runStep } from '../../../../src/product/videos/steps/run-step.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';
import { renderClip } from '../../../support/render-clip.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const path = (name: string) => join(parts.rootDir, name);
const going = new AbortController().signal;

let plan: RenderPlan;
let right: string[];
let video: VideoRecord;
/** The files that rendering produces, by segment index. */
let rendered: string[];
/** The indexes of the rendered segments, for each run. */
let runs: number[][];

const deps: AssembleDeps & RenderDeps & Parameters<typeof runStep>[0] = {
  ...parts,
  workerId: 'worker',
  ffmpegBuild: 'test',
  encoder: 'x264-veryfast',
  fontsKey: 'none',
  workDirs: createWorkDirs({ dataDir: parts.rootDir, workerId: 'worker' }),
  assembleOutput: (input) => assembleOutput({ ...input, tools }),
  assembleOverlay: (input) => assembleOverlay({ ...input, tools }),
  makePreviewAudio: (input) => makePreviewAudio({ ...input, tools }),
  async renderRun({ run, workDir, onSegment }) {
    runs.push(run.map(({ index }) => index));
    for (const segment of run) {
      const file = join(workDir, segment.key);
      copyFileSync(rendered[segment.index] ?? '', file);
      await onSegment?.({ segment, file });
    }
    return [];
  },
};

beforeAll(async () => {
  const file = makeClip({ file: path('a.mp4'), seconds: 9, picture: 'numbered', width: 64, height: 64 });
  const clip = await renderClip({ file, outFile: path('out.mp4'), workDir: path('work') });
  plan = clip.plan;
  right = clip.rendered.map((one) => one.file);
  await parts.store.putFile('sources/a', file);
  const planKey = await storePlan(parts.store, writePlan(plan));
  video = await buildVideo(parts.videos, { stage: 'assembling', sourceKey: 'sources/a', facts: clip.facts, planKey });
});

beforeEach(async () => {
  [rendered, runs] = [right, []];
  await parts.videos.replaceOne({ _id: video._id }, video);
  await storeAll(right);
});

async function storeAll(files: string[]): Promise<void> {
  for (const [i, { key }] of plan.segments.entries()) {
    copyFileSync(files[i] ?? '', path('stored'));
    await storeSegment(parts, { key, file: path('stored'), videoId: video._id });
  }
}

/** Segment files of which one has fewer frames than planned. */
function lacking(index: number): string[] {
  const less = ['-i', right[index] ?? '', '-c', 'copy', '-frames:v', '20', '-muxdelay', '0', '-muxpreload', '0'];
  ffmpeg(['-copyts', ...less, '-f', 'mpegts', path('less.ts')]);
  return right.map((file, i) => (i === index ? path('less.ts') : file));
}

/** Runs one stage after the other until the video ends or has to wait. */
async function work(): Promise<VideoRecord> {
  for (;;) {
    const { stage } = await found();
    const outcome = await runStep(deps, stage === 'rendering' ? renderStep(deps) : assembleStep(deps), going);
    if (outcome.kind !== 'moved') return found();
  }
}

const found = () => parts.videos.findById(video._id).lean<VideoRecord>().orFail();
const key = (index: number) => plan.segments[index]?.key ?? '';

describe('assembling', () => {
  it('fetches segments several at a time, and gives all back, also when one is missing', async () => {
    const lent = new Set<string>();
    let [asked, mostAsked] = [0, 0];
    const store = {
      ...parts.store,
      async localFile(key: string) {
        asked += 1;
        mostAsked = Math.max(mostAsked, asked);
        await new Promise(setImmediate);
        asked -= 1;
        const file = await parts.store.localFile(key);
        lent.add(key);
        return { ...file, release: async () => void lent.delete(key) };
      },
    };
    const counting = { ...deps, store };
    expect(await runStep(counting, assembleStep(counting), going)).toMatchObject({ kind: 'ended' });
    expect([mostAsked, lent.size]).toEqual([plan.segments.length, 0]);
    await parts.videos.replaceOne({ _id: video._id }, video);
    await parts.store.delete(segmentObjectKey(key(1)));
    expect(await runStep(counting, assembleStep(counting), going)).toMatchObject({ kind: 'moved' });
    expect([(await found()).stage, lent.size]).toEqual(['rendering', 0]);
  });

  it('renders a faulty stored segment again, and no other', async () => {
    await storeAll(lacking(1));
    expect(await work()).toMatchObject({ stage: 'processed' });
    expect(runs).toEqual([[1]]);
  });

  it('renders stored segments again that cannot be read', async () => {
    writeFileSync(path('rubbish'), 'rubbish');
    await storeAll(right.map((file, i) => (i === 1 ? file : path('rubbish'))));
    expect(await work()).toMatchObject({ stage: 'processed' });
    expect(runs).toEqual([[0], [2]]);
  });

  it('renders all segments again when the faulty one is unknown', async () => {
    const differing = path('differing.ts');
    ffmpeg([
      ...['-copyts', '-i', right[0] ?? '', '-vf', 'scale=32:32', '-c:v', 'libx264', '-preset', 'ultrafast'],
      ...['-fps_mode', 'passthrough', '-enc_time_base', '1:90000', '-muxdelay', '0', '-muxpreload', '0'],
      ...['-f', 'mpegts', differing],
    ]);
    await storeAll(right.map((file, i) => (i === 0 ? differing : file)));
    expect(await work()).toMatchObject({ stage: 'processed' });
    expect(runs).toEqual([[0, 1, 2]]);
  });

  it('fails its video when segments are wrong every time, and deletes them', async () => {
    rendered = lacking(1);
    await storeAll(rendered);
    expect(await work()).toMatchObject({ stage: 'failed', errorCode: 'render_failed' });
    expect(runs).toEqual([[1], [0, 1, 2]]);
    expect(await parts.segments.countDocuments()).toBe(0);
    expect(await parts.store.head(segmentObjectKey(key(1)))).toBeNull();
  });

  it('uses the preview’s encoded audio, but not after the output failed its checks', async () => {
    if (!plan.audio) throw new Error('sound expected');
    const encoded: RenderPlan = { ...plan, audio: { ...plan.audio, mode: 'encode', startMs: 0 } };
    const planKey = await storePlan(parts.store, writePlan(encoded));
    await parts.videos.updateOne({ _id: video._id }, { stage: 'rendering', planKey });
    await parts.segments.deleteMany({});
    const taken: (string | undefined)[] = [];
    const faulty: AssembleDeps = {
      ...deps,
      async assembleOutput({ audioFile, ...input }) {
        taken.push(audioFile);
        if (audioFile) throw wrongOutput({ wrong: ['no sound'], suspects: [] });
        return deps.assembleOutput(input);
      },
    };
    expect(await runStep(deps, renderStep(deps), going)).toMatchObject({ kind: 'moved' });
    expect(await runStep(deps, assembleStep(faulty), going)).toMatchObject({ kind: 'retry' });
    await parts.videos.updateOne({ _id: video._id }, { notBefore: new Date(0) });
    await runStep(deps, assembleStep(faulty), going);
    expect(taken).toEqual([expect.stringContaining('sounds'), undefined]);
    expect(await found()).toMatchObject({ stage: 'processed' });
  });

  it('uses the segments again when the audio is at fault', async () => {
    const soundless: AssembleDeps = {
      ...deps,
      assembleOutput: async () => {
        throw wrongOutput({ wrong: ['no sound'], suspects: [] });
      },
    };
    expect(await runStep(deps, assembleStep(soundless), going)).toMatchObject({ kind: 'retry' });
    expect(await parts.segments.countDocuments()).toBe(3);
  });
});
