import { execFile } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Word } from '../../../../src/engine/captions/caption.ts';
import { createEngine } from '../../../../src/engine/index.ts';
import { captionSlice } from '../../../../src/engine/render/plan/caption-slice.ts';
import type { BeginningWords, Transcriber, Transcript } from '../../../../src/engine/speech/transcriber.ts';
import { loadConfig } from '../../../../src/infra/config/read-config.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { cancelVideo } from '../../../../src/product/videos/actions/cancel-video.ts';
import { hasBeginning, showBeginning } from '../../../../src/product/videos/beginning/show-beginning.ts';
import { secondsHandedOut } from '../../../../src/product/videos/ending/handed-out.ts';
import { createRenderPlaces } from '../../../../src/product/videos/lease/render-places.ts';
import { openPreview } from '../../../../src/product/videos/preview/open-preview.ts';
import { previewUrlOf, readPreviewFile } from '../../../../src/product/videos/preview/read-preview.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { toVideoView } from '../../../../src/product/videos/records/video-view.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { readPlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import { segmentObjectKey } from '../../../../src/product/videos/rendering/segment.model.ts';
import { planStep } from '../../../../src/product/videos/steps/plan-step.ts';
import { renderStep } from '../../../../src/product/videos/steps/render-step.ts';
import { runStep } from '../../../../src/product/videos/steps/run-step.ts';
import type { StepOutcome } from '../../../../src/product/videos/steps/step.ts';
import { transcribeStep } from '../../../../src/product/videos/steps/transcribe-step.ts';
import { startApiUnderTest } from '../../../support/api-under-test.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { ffmpeg, tools } from '../../../support/make-clip.ts';
import { outputTimes } from '../../../support/probe-output.ts';
import { videoParts } from '../../../support/video-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'beginning-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parts = await videoParts();
const config = loadConfig();
const engine = await createEngine({
  config: { ...config, paths: { ...config.paths, dataDir: folder } },
  tools,
  logger: silentLogger,
});
const { server, services } = await startApiUnderTest();
services.outputs.readPreviewFile = (file) => readPreviewFile(parts, file);
services.outputs.readOutput = (key, range) => parts.store.get(key, { range });

/** A talk of a little more than four minutes: a real recording of eleven seconds again and again. */
const sampleSeconds = 11;
const talk = join(folder, 'talk.mp4');
ffmpeg([
  ...['-f', 'lavfi', '-i', 'testsrc2=s=160x120:r=5:d=244', '-stream_loop', '-1', '-i', 'test/fixtures/en-jfk.flac'],
  ...['-t', '244', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '25', '-c:a', 'aac', '-b:a', '48k', talk],
]);
const facts = await engine.probeSource({ file: talk });
await parts.store.put('sources/talk', createReadStream(talk));

/** What is said in the recording, about. */
const sentence =
  'And so my fellow Americans ask not what your country can do for you. Ask what you can do for your country.';
function wordsOfTalk(text = sentence): Word[] {
  const texts = text.split(' ');
  const stepMs = 10_000 / texts.length;
  return Array.from({ length: Math.floor(244 / sampleSeconds) }, (_, round) =>
    texts.map((word, index) => {
      const startMs = Math.round(round * sampleSeconds * 1000 + 300 + index * stepMs);
      return { text: word, startMs, endMs: startMs + Math.round(stepMs) - 20 };
    }),
  ).flat();
}
function beginningUntil(untilMs: number): BeginningWords {
  return { language: 'en', words: wordsOfTalk().filter(({ endMs }) => endMs <= untilMs), untilMs };
}

/** A transcriber that reports the beginning, and knows the rest when it is told to. */
function slowTranscriber({ found = [beginningUntil(31_000)], whole = wordsOfTalk(), language = 'en' } = {}) {
  let finish: (failure?: Error) => void = () => undefined;
  const finished = new Promise<void>((resolve, reject) => {
    finish = (failure) => (failure ? reject(failure) : resolve());
  });
  finished.catch(() => undefined);
  const transcriber: Transcriber = {
    id: `slow ${Math.random()}`,
    usesHints: false,
    available: async () => ({ ok: true }),
    async transcribe(_input, { onWords, signal } = {}): Promise<Transcript> {
      for (const one of found) onWords?.(one);
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      await Promise.race([finished, aborted]);
      return { language, words: whole };
    },
  };
  return { transcriber, finish };
}

const rendered: number[] = [];
const deps = {
  ...parts,
  ...engine,
  tasks: parts.tasks,
  workerId: 'worker',
  workDirs: createWorkDirs({ dataDir: folder, workerId: 'test' }),
  renderRun: (input: Parameters<typeof engine.renderRun>[0]) =>
    engine.renderRun({
      ...{ ...input, threads: 1 },
      async onSegment(segment) {
        rendered.push(segment.segment.index);
        await input.onSegment?.(segment);
      },
    }),
};
const going = new AbortController().signal;

type Changes = Partial<typeof deps> & { places?: ReturnType<typeof createRenderPlaces> };

/** Starts to transcribe a video, with its beginning shown or not. */
async function startListening(
  { transcriber }: Pick<ReturnType<typeof slowTranscriber>, 'transcriber'>,
  { places = createRenderPlaces(1), ...changes }: Changes = {},
  { isShown = true, stopping = going } = {},
): Promise<{ video: VideoRecord; outcome: Promise<StepOutcome> }> {
  const video = await buildVideo(parts.videos, { stage: 'listening', sourceKey: 'sources/talk', facts });
  return { video, outcome: listenOn({ transcriber }, { places, ...changes }, { isShown, stopping }) };
}

function listenOn(
  { transcriber }: Pick<ReturnType<typeof slowTranscriber>, 'transcriber'>,
  { places = createRenderPlaces(1), ...changes }: Changes = {},
  { isShown = true, stopping = going } = {},
): Promise<StepOutcome> {
  const own = { ...deps, ...changes, renderPlaces: places };
  const shown = isShown
    ? { showBeginning: (input: Parameters<typeof showBeginning>[1]) => showBeginning(own, input) }
    : {};
  return runStep(deps, transcribeStep({ ...deps, ...shown, transcriber }), stopping);
}

async function now({ _id }: VideoRecord): Promise<VideoRecord> {
  return parts.videos.findById(_id).lean<VideoRecord>().orFail();
}

async function addressOf(video: VideoRecord): Promise<string | null> {
  return previewUrlOf({ ...parts, mediaBaseUrl: server.url }, toVideoView(await now(video), null, server.url));
}

async function shownSegments(video: VideoRecord): Promise<string[]> {
  const address = await addressOf(video);
  if (address === null) return [];
  const playlist = await (await fetch(address.replace('index', 'picture'))).text();
  return playlist.match(/^b?\d+\.ts$/gm) ?? [];
}

async function untilShown(video: VideoRecord, count: number): Promise<string> {
  while ((await shownSegments(video)).length < count) await delay(200);
  return String(await addressOf(video));
}

beforeEach(async () => {
  rendered.length = 0;
  await Promise.all([parts.videos.deleteMany({}), parts.transcripts.deleteMany({})]);
  await Promise.all([parts.previews.deleteMany({}), parts.segments.deleteMany({})]);
});

const beginningSegments = (length: number) => Array.from({ length }, (_, index) => `b${index}.ts`);
/** Of the words until 31 s: those that end ten seconds earlier. */
const few = 7;

describe('the beginning of a long talk', () => {
  it('can be watched with its captions while the rest is transcribed, and the result is the same as without', async () => {
    const slow = slowTranscriber({ found: [beginningUntil(25_000), beginningUntil(90_000)] });
    const { video, outcome } = await startListening(slow);
    const address = await untilShown(video, 20);
    expect(await now(video)).toMatchObject({ stage: 'listening', transcriptKey: null, planKey: null });
    expect(await shownSegments(video)).toEqual(beginningSegments(20));
    const seen = join(folder, 'seen.mkv');
    const list = address.replace('index', 'picture');
    const args = ['-v', 'error', '-nostdin', '-y', '-live_start_index', '0', '-copyts', '-t', '40', '-i', list];
    await promisify(execFile)(tools.ffmpeg, [...args, '-c', 'copy', seen]);
    expect(outputTimes(seen).length).toBeGreaterThanOrEqual(195);
    const sound = await (await fetch(address.replace('index', 'sound'))).text();
    expect(sound.match(/^beginning\.ts$/gm)?.length).toBeGreaterThanOrEqual(19);
    expect(sound).not.toContain('#EXT-X-ENDLIST');

    slow.finish();
    expect(await outcome).toEqual({ kind: 'moved', to: 'planning' });
    await runStep(deps, planStep(deps), going);
    const planned = await now(video);
    const plan = await readPlan(parts.store, planned.planKey);
    const keys = plan?.segments.map(({ key }) => key) ?? [];
    const preview = await parts.previews.findOne({ videoId: video._id }).lean().orFail();
    expect(preview.beginning?.segmentKeys).toEqual(keys.slice(0, 20));
    expect(captionSlice(plan?.ass ?? '', 0, 4000)).not.toBe('');

    rendered.length = 0;
    const { makePreviewAudio } = engine;
    expect(await runStep(deps, renderStep({ ...deps, makePreviewAudio }), going)).toMatchObject({ to: 'assembling' });
    expect([Math.min(...rendered), rendered.length]).toEqual([20, keys.length - 20]);
    expect(await addressOf(video)).toBe(address);
    expect(await shownSegments(video)).toEqual([
      ...beginningSegments(20),
      ...keys.slice(20).map((_, index) => `${index + 20}.ts`),
    ]);
    // what a player has read stays as it is, and the rest follows
    const whole = await (await fetch(address.replace('index', 'sound'))).text();
    expect(whole.startsWith(sound)).toBe(true);
    expect(whole).toContain('#EXT-X-ENDLIST');

    const plain = slowTranscriber();
    plain.finish();
    const other = await startListening(plain, {}, { isShown: false });
    await other.outcome;
    await runStep(deps, planStep(deps), going);
    expect((await now(other.video)).planKey).toBe(planned.planKey);
  });

  it('is billed as far as it was watched, when the video is cancelled meanwhile', async () => {
    const slow = slowTranscriber();
    const { video, outcome } = await startListening(slow);
    const address = await untilShown(video, 4);
    expect((await fetch(address.replace('index.m3u8', 'b3.ts'))).status).toBe(200);
    expect((await now(video)).previewHandedOutMs).toBeCloseTo(12_000, -2);
    const cancelled = await cancelVideo(deps, { videoId: video._id, ownerId: video.ownerId });
    expect(cancelled).toMatchObject({ stage: 'cancelled' });
    expect(secondsHandedOut(await now(video))).toBe(12);
    slow.finish();
    expect(await outcome).toEqual({ kind: 'lost' });
    expect([await addressOf(video), (await fetch(address)).status]).toEqual([null, 404]);
  });

  it('stays visible where the whole is drawn otherwise, until the new segments are there', async () => {
    const slow = slowTranscriber({ whole: wordsOfTalk('nobody said any of this'), language: 'de' });
    const { video, outcome } = await startListening(slow);
    const address = await untilShown(video, few);
    slow.finish();
    await outcome;
    await runStep(deps, planStep(deps), going);
    const planned = await now(video);
    const plan = await readPlan(parts.store, planned.planKey);
    if (!plan) throw new Error('not planned');
    await openPreview(deps, { video: planned, plan, sourceFile: talk, signal: going });
    expect(await shownSegments(video)).toEqual(beginningSegments(few));
    // as soon as the new ones are rendered they take their places
    const key = plan.segments[0]?.key ?? '';
    await parts.store.put(segmentObjectKey(key), Readable.from([Buffer.from('.')]));
    await parts.segments.create({ _id: key, sizeBytes: 1, usedBy: [video._id], lastUsedAt: new Date() });
    expect(await shownSegments(video)).toEqual(['0.ts', ...beginningSegments(few).slice(1)]);
    expect(await addressOf(video)).toBe(address);
  });

  it('loses nothing when the worker stops in the middle', async () => {
    const stopping = new AbortController();
    const slow = slowTranscriber();
    const { video, outcome } = await startListening(slow, {}, { stopping: stopping.signal });
    await untilShown(video, 2);
    stopping.abort(new Error('the service stops'));
    await outcome;
    const before = await shownSegments(video);
    expect(before.length).toBeGreaterThanOrEqual(2);
    rendered.length = 0;
    const again = slowTranscriber();
    const next = listenOn(again);
    await untilShown(video, few);
    again.finish();
    expect(await next).toEqual({ kind: 'moved', to: 'planning' });
    expect(rendered.filter((index) => index < before.length)).toEqual([]);
  });

  it('waits for a free place, and gives way to renders that need it', async () => {
    const places = createRenderPlaces(1);
    let release: () => void = () => undefined;
    const busy = new Promise<void>((resolve) => {
      release = resolve;
    });
    const render = places.hold(() => busy);
    const slow = slowTranscriber();
    let renders = 0;
    let other: Promise<void> | null = null;
    const countRenders: typeof deps.renderRun = async (input) => {
      renders += 1;
      const first = renders === 1;
      return deps.renderRun({
        ...input,
        async onSegment(segment) {
          // another render needs the place as the first segment of this one is done
          if (first) other ??= places.hold(() => delay(10));
          await input.onSegment?.(segment);
        },
      });
    };
    const { video, outcome } = await startListening(slow, { places, renderRun: countRenders });
    while (!(await parts.previews.exists({ videoId: video._id }))) await delay(20);
    expect(rendered).toEqual([]);
    release();
    await render;
    await untilShown(video, few);
    expect(other).not.toBeNull();
    // it had its place, whether this one was still at work or had just ended
    await other;
    slow.finish();
    await outcome;
  });

  it('is not needed: whatever fails about it, the transcription goes on', async () => {
    const slow = slowTranscriber();
    const renderRun = async () => {
      slow.finish();
      throw new Error('no');
    };
    const { video, outcome } = await startListening(slow, { renderRun });
    expect(await outcome).toEqual({ kind: 'moved', to: 'planning' });
    expect(await addressOf(video)).toBeNull();
  });

  it('is not shown where an engine reports no words before the end', async () => {
    const slow = slowTranscriber({ found: [] });
    slow.finish();
    const { video, outcome } = await startListening(slow);
    expect(await outcome).toEqual({ kind: 'moved', to: 'planning' });
    expect([rendered, await parts.previews.exists({ videoId: video._id })]).toEqual([[], null]);
  });
});

describe('videos whose beginning is not drawn before the rest is known', () => {
  const long = buildFacts({}, { durationMs: 600_000 });

  it.each([
    ['short ones', { facts: buildFacts({}, { durationMs: 200_000 }) }],
    ['those with a script', { settings: { script: 'what is said' } }],
    ['those whose camera follows faces', { settings: { resizeForSocialMedia: true } }],
    ['those that crashed a worker', { crashes: [{ fence: 1, owner: 'worker' }] as never }],
  ])('%s', (_, changes) => {
    expect(hasBeginning({ facts: long, settings: {} })).toBe(true);
    expect(hasBeginning({ facts: long, settings: {}, ...changes })).toBe(false);
  });

  it('not those whose vertical picture shows the middle', () => {
    expect(hasBeginning({ facts: long, settings: { resizeForSocialMedia: true, framing: 'centre' } })).toBe(true);
  });
});
