import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { readFrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import { planRender } from '../../../../src/engine/render/plan/plan-render.ts';
import { writePlan } from '../../../../src/engine/render/plan/write-plan.ts';
import { makePreviewAudio } from '../../../../src/engine/render/preview/preview-audio.ts';
import { renderRun } from '../../../../src/engine/render/segments/render-run.ts';
import { isPreviewAudioStored } from '../../../../src/product/videos/preview/preview-audio-store.ts';
import { previewUrlOf, readPreviewFile } from '../../../../src/product/videos/preview/read-preview.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { toVideoView } from '../../../../src/product/videos/records/video-view.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { storePlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import { type RenderDeps, renderStep } from '../../../../src/product/videos/steps/render-step.ts';
import { sweep } from '../../../../src/product/videos/sweeping/sweep.ts';
import { startApiUnderTest } from '../../../support/api-under-test.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { type ClipOptions, makeClip, tools } from '../../../support/make-clip.ts';
import { outputTimes } from '../../../support/probe-output.ts';
import { bundledFonts, firstLoudSecond, lumas, noEmoji } from '../../../support/render-clip.ts';
import { stepContext } from '../../../support/step-context.ts';
import { videoParts } from '../../../support/video-parts.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parts = await videoParts();
const { server, ask, services } = await startApiUnderTest();
services.outputs.readPreviewFile = (file) => readPreviewFile(parts, file);
services.outputs.readOutput = (key, range) => parts.store.get(key, { range });
const publicBaseUrl = server.url;

const deps: RenderDeps = {
  ...parts,
  workerId: 'worker',
  ffmpegBuild: 'test',
  encoder: 'x264-veryfast',
  fontsKey: 'none',
  workDirs: createWorkDirs({ dataDir: folder, workerId: 'test' }),
  renderRun: (input) => renderRun({ ...input, tools, fonts: bundledFonts, rasteriseEmoji: noEmoji, threads: 1 }),
  makePreviewAudio: (input) => makePreviewAudio({ ...input, tools }),
};

/** A planned video that waits for rendering. */
async function plannedVideo(name: string, clip: Partial<ClipOptions>): Promise<VideoRecord> {
  const file = makeClip({
    seconds: 14,
    picture: 'flash',
    audio: 'beep',
    flashAtSeconds: 9,
    ...clip,
    file: join(folder, name),
  });
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const frameTimes = await readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: facts.video.index });
  // sources are named by their hash, which has no dot
  const sourceKey = `sources/${name.replace(/\W/g, '')}`;
  const plan = planRender({
    sourceKey,
    facts,
    frameTimes,
    settings: {},
    overlay: { ass: '', emojis: [], fontsKey: 'none' },
    encoder: 'x264-veryfast',
    ffmpegBuild: 'test',
  });
  await parts.store.putFile(sourceKey, file);
  return buildVideo(parts.videos, {
    stage: 'rendering',
    sourceKey,
    facts,
    planKey: await storePlan(parts.store, writePlan(plan)),
  });
}

/** Renders up to the segment, or all of them. */
async function render(video: VideoRecord, lastIndex = Number.POSITIVE_INFINITY): Promise<void> {
  const stop = new AbortController();
  let previewMade = Promise.resolve();
  const renderSome: RenderDeps = {
    ...deps,
    makePreviewAudio: (input) => {
      const sound = deps.makePreviewAudio(input);
      previewMade = sound.then(() => undefined);
      return sound;
    },
    renderRun: (input) =>
      deps.renderRun({
        ...input,
        async onSegment(rendered) {
          await previewMade;
          await input.onSegment?.(rendered);
          if (rendered.segment.index < lastIndex) return;
          while (!(await parts.previews.exists({ videoId: video._id })));
          stop.abort(new Error('far enough'));
        },
      }),
  };
  const context = stepContext({ signal: stop.signal });
  const rendering = renderStep(renderSome).run(video, context);
  if (lastIndex < Number.POSITIVE_INFINITY) await expect(rendering).rejects.toThrow('far enough');
  else expect(await rendering).toEqual({ to: 'assembling', changes: {} });
}

async function addressOf(video: VideoRecord): Promise<string | null> {
  const now = await parts.videos.findById(video._id).lean<VideoRecord>().orFail();
  return previewUrlOf({ ...parts, mediaBaseUrl: publicBaseUrl }, toVideoView(now, null, publicBaseUrl));
}

async function textOf(address: string, name: string): Promise<string> {
  const reply = await fetch(address.replace('index.m3u8', name));
  expect(reply.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  return reply.text();
}

/** Plays the address with ffmpeg's HLS reader, into a file. */
async function play(address: string, name: string): Promise<string> {
  const file = join(folder, `${name}.mkv`);
  const args = ['-v', 'error', '-nostdin', '-y', '-live_start_index', '0', '-copyts', '-i', address];
  const { stderr } = await run(tools.ffmpeg, [...args, '-c', 'copy', file]);
  expect(stderr).toBe('');
  return file;
}

describe('a video that is being rendered', () => {
  let video: VideoRecord;
  let address: string;

  beforeAll(async () => {
    video = await plannedVideo('a.mp4', {});
    expect(await addressOf(video)).toBeNull();
    await render(video, 1);
    address = String(await addressOf(video));
  });

  it('can be watched from its start up to the first missing segment', async () => {
    expect(address).toMatch(/\/media\/preview\/[0-9A-Za-z]{32}\/index\.m3u8$/);
    const master = await textOf(address, 'index.m3u8');
    expect(master).toContain('#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound"');
    expect(master).toMatch(
      /CODECS="avc1\.64001e,mp4a\.40\.2",RESOLUTION=160x120,FRAME-RATE=25\.000,AUDIO="sound"\npicture/,
    );
    const picture = await textOf(address, 'picture.m3u8');
    expect(picture.match(/^\d+\.ts$/gm)).toEqual(['0.ts', '1.ts']);
    expect(picture).toContain('#EXT-X-PLAYLIST-TYPE:EVENT');
    expect(picture).not.toContain('#EXT-X-ENDLIST');
    const sound = await textOf(address, 'sound.m3u8');
    expect(sound.match(/^sound\.ts$/gm)).toHaveLength(2);
    expect(sound).not.toContain('#EXT-X-ENDLIST');
    const target = /#EXT-X-TARGETDURATION:\d+/;
    expect(target.exec(sound)?.[0]).toBe(target.exec(picture)?.[0]);
  });

  it('does not reveal storage keys, and serves nothing that is unfinished', async () => {
    const texts = await Promise.all(['index.m3u8', 'picture.m3u8', 'sound.m3u8'].map((name) => textOf(address, name)));
    const keys = (await parts.segments.distinct('_id')).concat(String(video.sourceKey));
    expect(keys.filter((key) => texts.join('').includes(key))).toEqual([]);
    const statusOf = async (name: string) => (await fetch(address.replace('index.m3u8', name))).status;
    const names = ['1.ts', '2.ts', '01.ts', '-1.ts', '99.ts', 'other.m3u8', 'constructor', '__proto__'];
    expect(await Promise.all(names.map(statusOf))).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
    const elsewhere = address.replace(/preview\/\w+/, 'preview/nobodys');
    expect((await fetch(elsewhere)).status).toBe(404);
  });

  it('serves byte ranges of the audio', async () => {
    const range = await fetch(address.replace('index.m3u8', 'sound.ts'), { headers: { Range: 'bytes=0-187' } });
    expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 188]);
    const path = new URL(address.replace('index.m3u8', '0.ts')).pathname;
    const head = await ask(`HEAD ${path}`);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'content-type': 'video/mp2t',
      'access-control-allow-origin': '*',
      'cache-control': expect.stringContaining('immutable'),
    });
    const playlist = await ask(`GET ${new URL(address).pathname}`);
    expect(playlist.headers.get('cache-control')).toBe('no-cache');
  });

  it('keeps its address while it grows, and ends with the video: every frame once, in sync with the audio', async () => {
    await render(video);
    expect(await addressOf(video)).toBe(address);
    const lists = await Promise.all(['picture.m3u8', 'sound.m3u8'].map((name) => textOf(address, name)));
    for (const list of lists) expect(list).toMatch(/#EXT-X-ENDLIST\n$/);
    const durations = [...(lists[0] ?? '').matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    expect(durations.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(14, 1);
    const seen = await play(address, 'seen');
    const times = outputTimes(seen);
    expect(times).toHaveLength(14 * 25);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps.map((gap) => Math.abs(gap - 0.04)))).toBeLessThan(0.002);
    const flash = times[lumas(seen).findIndex((luma) => luma > 130)] ?? -1;
    expect(Math.abs(flash - (times[0] ?? 0) - 9)).toBeLessThan(0.01);
    expect(Math.abs(firstLoudSecond(seen) - flash)).toBeLessThan(0.04);
  });

  it('cannot be watched any more after an edit, a deletion or a cancellation', async () => {
    const status = async () => (await fetch(address)).status;
    expect(await status()).toBe(200);
    for (const change of [{ revision: 2 }, { removedAt: new Date() }, { stage: 'cancelled' as const }]) {
      await parts.videos.updateOne({ _id: video._id }, { $set: change });
      expect([change, await status(), await addressOf(video)]).toEqual([change, 404, null]);
      await parts.videos.updateOne({ _id: video._id }, { $set: { revision: 1, removedAt: null, stage: 'rendering' } });
    }
    await parts.videos.updateOne({ _id: video._id }, { $set: { stage: 'processed' } });
    // a viewer may continue; a new one gets the output
    expect([await status(), await addressOf(video)]).toEqual([200, null]);
  });

  it('is deleted an hour after the video is ready, and its audio with the source', async () => {
    const soundKey = (await parts.previews.findOne({ videoId: video._id }).lean())?.soundKey ?? '';
    const finishedAt = new Date(parts.time.now);
    await parts.videos.updateOne({ _id: video._id }, { $set: { stage: 'processed', finishedAt } });
    parts.time.now += 50 * 60_000;
    await sweep(parts);
    expect(await parts.previews.exists({ videoId: video._id })).toBeTruthy();
    parts.time.now += 20 * 60_000;
    await sweep(parts);
    expect(await parts.previews.exists({ videoId: video._id })).toBeNull();
    parts.time.now = Date.now() + 3_600_000;
    await parts.videos.updateOne({ _id: video._id }, { $set: { finishedAt: new Date(parts.time.now) } });
    await sweep(parts);
    expect(await isPreviewAudioStored(parts.store, soundKey)).toBe(true);
    await parts.videos.updateOne({ _id: video._id }, { $set: { removedAt: new Date(parts.time.now) } });
    await sweep(parts);
    expect([await parts.store.head(soundKey), await parts.store.head(`${soundKey}.json`)]).toEqual([null, null]);
  });
});

describe('other videos', () => {
  it.each([
    ['opus.mkv', { audioArgs: ['-c:a', 'libopus'] }],
    ['early.ts', { outputArgs: ['-output_ts_offset', '3600'] }],
  ])('%s is in step too', async (name, clip) => {
    const video = await plannedVideo(name, { ...clip, seconds: 6, flashAtSeconds: 5 });
    await render(video);
    const seen = await play(String(await addressOf(video)), name);
    const flash = outputTimes(seen)[lumas(seen).findIndex((luma) => luma > 130)] ?? -1;
    expect(Math.abs(firstLoudSecond(seen) - flash)).toBeLessThan(0.04);
  });

  it('without sound have a video track only', async () => {
    const video = await plannedVideo('silent.mp4', { audio: 'none', seconds: 6, flashAtSeconds: 5 });
    await render(video);
    const address = String(await addressOf(video));
    expect(await textOf(address, 'index.m3u8')).not.toContain('AUDIO');
    expect(outputTimes(await play(address, 'silent'))).toHaveLength(150);
  });

  it('are rendered even if the preview’s audio fails', async () => {
    const video = await plannedVideo('broken.mp4', { seconds: 6, flashAtSeconds: 5 });
    const makePreviewAudio = async () => {
      throw new Error('no');
    };
    const context = stepContext();
    const result = await renderStep({ ...deps, makePreviewAudio }).run(video, context);
    expect([result, await addressOf(video)]).toEqual([{ to: 'assembling', changes: {} }, null]);
  });
});
