import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../../src/engine/index.ts';
import { kindOfMachine } from '../../../../src/engine/render/plan/made-with.ts';
import { readConfig } from '../../../../src/infra/config/read-config.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { readPlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import { assembleStep } from '../../../../src/product/videos/steps/assemble-step.ts';
import { planStep } from '../../../../src/product/videos/steps/plan-step.ts';
import { renderStep } from '../../../../src/product/videos/steps/render-step.ts';
import { runStep } from '../../../../src/product/videos/steps/run-step.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { ffmpegWithEncoders } from '../../../support/ffmpeg-with-encoders.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';
import { probedStreams } from '../../../support/probe-output.ts';
import { lumas } from '../../../support/render-clip.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const clip = join(parts.rootDir, 'clip.mp4');
const going = new AbortController().signal;
let sources = 0;

/** Four segments of few frames, because AV1 takes its time, as small as graphics hardware takes them. */
const picture = { seconds: 13, fps: 10, width: 320, height: 256, picture: 'numbered', audio: 'none' } as const;

beforeAll(() => {
  makeClip({ file: clip, ...picture });
});

/** A machine with a real engine. */
async function machine(encoder: string, ffmpeg = tools.ffmpeg) {
  const dataDir = join(parts.rootDir, encoder);
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({ DATA_DIR: dataDir, SPEECH_ENGINE: 'none', ENCODER: encoder });
  const engine = await createEngine({ config, tools: { ...tools, ffmpeg }, logger: silentLogger });
  return { ...parts, ...engine, workerId: encoder, workDirs: createWorkDirs({ dataDir, workerId: encoder }) };
}

type Machine = Awaited<ReturnType<typeof machine>>;
const stepsOf = (deps: Machine) => ({
  planning: planStep(deps),
  rendering: renderStep(deps),
  assembling: assembleStep(deps),
});

const find = ({ _id }: { _id: string }) => parts.videos.findById(_id).lean<VideoRecord>().orFail();

/** Works on the video until it ends; returns the stages. */
async function work(deps: Machine, video: VideoRecord, stopping = going): Promise<string[]> {
  const stages: string[] = [];
  for (;;) {
    const { stage } = await find(video);
    if (stage === 'processed' || stage === 'failed' || stopping.aborted) return stages;
    stages.push(stage);
    await runStep(deps, stepsOf(deps)[stage as keyof ReturnType<typeof stepsOf>], stopping);
  }
}

async function orderVideo(deps: Machine): Promise<VideoRecord> {
  const copy = join(parts.rootDir, `source-${deps.encoder}.mp4`);
  makeClip({ file: copy, ...picture });
  // segments of an earlier video would be used again
  const sourceKey = `sources/${sources++}`;
  const facts = await deps.probeSource({ file: copy });
  await parts.store.putFile(sourceKey, copy);
  return buildVideo(parts.videos, { stage: 'planning', sourceKey, sourceSizeBytes: 1, facts, givenCaptions: [] });
}

/** Begins the video, and stops after its first segment. */
async function begin(deps: Machine, video: VideoRecord): Promise<void> {
  const stopping = new AbortController();
  const interrupted = {
    ...deps,
    renderRun: (input: Parameters<Machine['renderRun']>[0]) =>
      deps.renderRun({
        ...input,
        async onSegment(rendered) {
          await input.onSegment?.(rendered);
          stopping.abort(new Error('the machine is switched off'));
        },
      }),
  };
  await work(interrupted, video, stopping.signal);
  expect(await find(video)).toMatchObject({ stage: 'rendering', leaseOwner: null, drawnBy: kindOfMachine(deps) });
}

async function outputOf(video: VideoRecord) {
  const output = await parts.outputs.findOne({ videoId: video._id }).lean().orFail();
  const { path } = await parts.store.localFile(output.key);
  return { path, stream: probedStreams(path)[0], lumas: lumas(path) };
}

function expectWhole(seen: number[]): void {
  const wanted = lumas(clip);
  expect(seen).toHaveLength(wanted.length);
  expect(Math.max(...seen.map((luma, i) => Math.abs(luma - (wanted[i] ?? 0))))).toBeLessThan(6);
}

describe('a video that one encoder has begun', () => {
  it('is planned anew by a machine with another one, and comes out whole', async () => {
    const [first, second] = [await machine('x264-veryfast'), await machine('svt-av1')];
    const video = await orderVideo(first);
    await begin(first, video);
    const before = await readPlan(parts.store, (await find(video)).planKey);
    expect(await work(second, video)).toEqual(['rendering', 'planning', 'rendering', 'assembling']);
    const ended = await find(video);
    expect(ended).toMatchObject({ stage: 'processed', drawnBy: kindOfMachine(second) });
    const after = await readPlan(parts.store, ended.planKey);
    expect([before?.encoder, after?.encoder]).toEqual(['x264-veryfast', 'svt-av1']);
    const keys = new Set(before?.segments.map(({ key }) => key));
    expect(after?.segments.some(({ key }) => keys.has(key))).toBe(false);
    const output = await outputOf(video);
    expect(output.stream).toMatchObject({ codec_name: 'av1' });
    expectWhole(output.lumas);
  });

  it('is continued by another machine with the same one', async () => {
    const [first, second] = [await machine('svt-av1'), await machine('svt-av1')];
    const video = await orderVideo(first);
    await begin(first, video);
    expect(await work(second, video)).toEqual(['rendering', 'assembling']);
    expectWhole((await outputOf(video)).lumas);
  });

  it('on graphics hardware comes out whole where there is none', async () => {
    const ffmpeg = ffmpegWithEncoders({ file: join(parts.rootDir, 'ffmpeg'), works: ['h264_vaapi'] });
    const [first, second] = [await machine('auto', ffmpeg), await machine('x264-veryfast')];
    expect(first.encoder).toBe('vaapi');
    const video = await orderVideo(first);
    await begin(first, video);
    expect(await work(second, video)).toEqual(['rendering', 'planning', 'rendering', 'assembling']);
    const output = await outputOf(video);
    expect(output.stream).toMatchObject({ codec_name: 'h264', profile: 'High' });
    expectWhole(output.lumas);
  });

  it('waits where the hardware stops working, and goes on when it works again', async () => {
    const file = join(parts.rootDir, 'ffmpeg-of-a-card');
    const works = () => ffmpegWithEncoders({ file, works: ['h264_qsv'] });
    const deps = await machine('qsv', works());
    const video = await orderVideo(deps);
    await runStep(deps, planStep(deps), going);
    ffmpegWithEncoders({ file, messages: { h264_qsv: 'Error creating a MFX session: -9' } });
    expect(await runStep(deps, renderStep(deps), going)).toMatchObject({ kind: 'retry', isFault: true });
    expect(await find(video)).toMatchObject({ stage: 'rendering', tries: 0, faults: 1, errorCode: null });
    works();
    parts.time.now += 10_000;
    expect(await work(deps, video)).toEqual(['rendering', 'assembling']);
    expectWhole((await outputOf(video)).lumas);
  });

  it('fails as usual where the video is at fault and the hardware works', async () => {
    const ffmpeg = ffmpegWithEncoders({ file: join(parts.rootDir, 'ffmpeg-that-works'), works: ['h264_qsv'] });
    const deps = await machine('qsv', ffmpeg);
    const video = await orderVideo(deps);
    await runStep(deps, planStep(deps), going);
    const { path } = await parts.store.localFile(video.sourceKey ?? '');
    writeFileSync(path, 'no video any more');
    expect(await runStep(deps, renderStep(deps), going)).toMatchObject({ kind: 'retry', isFault: false });
    expect(await find(video)).toMatchObject({ tries: 1, faults: 0 });
  });
});
