import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followVideo, type VideoEvent } from '../../scripts/demo/follow-video.ts';
import type { VideoDetails } from '../../scripts/service/api-client.ts';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { ffmpeg } from '../support/make-clip.ts';
import { flowFrame, makeSpeechClip, speechClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { readMetrics } from '../support/read-metrics.ts';
import { countPixels, mp4Boxes, probeOutput } from '../support/read-picture.ts';
import { startService, type TestService, type TestUser } from '../support/service-process.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

interface CaptionsReply {
  language: string | null;
  captions: { start: number; end: number; text: string; words: { text: string; start: number; end: number }[] }[];
}

const green = '#00FF00';
const magenta = '#FF00FF';
/** A highlighted word of at least three letters has many more pixels, noise of the encoder has far fewer. */
const wordPixels = 40;

let folder: string;
let media: MediaServer;
let receiver: CallbackReceiver;
let service: TestService;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caption-a-video-'));
  makeSpeechClip(join(folder, 'speech.mp4'));
  media = await startMediaServer({
    '/speech.mp4': { kind: 'file', file: join(folder, 'speech.mp4') },
  });
  receiver = await startCallbackReceiver();
  service = await startService({ isAlone: true });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await receiver?.close();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a talking video', () => {
  let videoId: string;
  let first: VideoDetails;
  let firstFile: string;
  let events: VideoEvent[];

  beforeAll(async () => {
    videoId = await user.client.createVideo({
      video_url: `${media.url}/speech.mp4`,
      captions_highlight_color: green,
      callback: receiver.url,
    });
    events = await collect(followVideo({ ...user.client, videoId }));
    first = await user.client.videoDetails(videoId);
    firstFile = await download(first, 'first.mp4');
  });

  it('is processed, and its progress never falls', () => {
    expect(first).toMatchObject({
      status: 'processed',
      stage: 'processed',
      progress: 100,
      error_code: null,
      revision: 1,
    });
    const progress = events.map((event) => event.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(events.at(-1)).toEqual({ video_id: videoId, status: 'processed', stage: 'processed', progress: 100 });
    for (const stage of ['fetching', 'listening', 'planning', 'rendering', 'assembling']) {
      expect(events.map((event) => event.stage)).toContain(stage);
    }
  });

  it('sends one signed callback', async () => {
    const callback = await receiver.waitFor(videoId);
    receiver.verify(callback, user.secret);
    expect(callback.event).toEqual({
      type: 'video.processed',
      timestamp: expect.any(String),
      video_id: videoId,
      status: 'processed',
      video_url: first.output?.video_url,
    });
    expect(receiver.of(videoId)).toHaveLength(1);
  });

  it('can be read by GET with a body, with and without the prefix', async () => {
    for (const path of ['/api/video/get', '/video/get']) {
      const reply = await user.client.call('GET', path, { video_id: videoId });
      expect(reply.status).toBe(200);
      expect(reply.json()).toEqual({ video_id: videoId, status: 'processed', video_url: first.output?.video_url });
    }
  });

  it('has an output that plays everywhere: same size, same frames, H.264 and AAC, fast start', () => {
    const output = probeOutput(firstFile);
    expect(output).toMatchObject({
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      colour: ['bt709', 'bt709', 'bt709'],
      ...flowFrame,
      frames: speechClip.frames,
      audioCodec: 'aac',
    });
    expect(output.durationSeconds).toBeCloseTo(speechClip.seconds, 1);
    const boxes = mp4Boxes(firstFile);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
  });

  it('serves the output by ranges, with a good file name', async () => {
    const url = String(first.output?.video_url);
    const reply = await fetch(url, { headers: { Range: 'bytes=4-7' } });
    expect(reply.status).toBe(206);
    expect(await reply.text()).toBe('ftyp');
    expect(reply.headers.get('content-type')).toBe('video/mp4');
    expect(reply.headers.get('content-disposition')).toContain('speech-captioned.mp4');
    expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(first.output?.size_bytes));
  });

  it('is transcribed word by word', async () => {
    const { language, captions } = await captionsOf(videoId);
    expect(language).toBe('en');
    const words = captions.flatMap((caption) => caption.words);
    expect(plain(words.map((word) => word.text))).toEqual('and so my fellow americans ask not'.split(' '));
    for (const [index, word] of words.entries()) {
      expect(word.end).toBeGreaterThan(word.start);
      expect(word.start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? speechClip.leadSeconds - 0.1);
    }
  });

  it('highlights each word while it is spoken, and shows no captions in silence', async () => {
    const words = (await captionsOf(videoId)).captions.flatMap((caption) => caption.words);
    for (const { text, start, end } of words.filter((word) => word.text.length > 3)) {
      expect(pixels(firstFile, (start + end) / 2, green), text).toBeGreaterThan(wordPixels);
    }
    for (const silentAt of [0.3, speechClip.seconds - 0.1]) expect(pixels(firstFile, silentAt, green)).toBe(0);
  });

  it('shows a still of any moment with other settings, without changing the video', async () => {
    const words = (await captionsOf(videoId)).captions.flatMap((caption) => caption.words);
    for (const { text, start, end } of words.filter((word) => word.text.length > 3).slice(0, 2)) {
      const query = `at=${(start + end) / 2}&captions_highlight_color=${encodeURIComponent(magenta)}`;
      const reply = await user.client.call('GET', `/api/videos/${videoId}/still?${query}`);
      expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const file = asPng(reply.bytes);
      expect(probeOutput(file)).toMatchObject(flowFrame);
      expect(pixels(file, 0, magenta), text).toBeGreaterThan(wordPixels);
      expect(pixels(file, 0, green), text).toBe(0);
    }
    const silent = await user.client.call('GET', `/api/videos/${videoId}/still?at=0.3`);
    expect(pixels(asPng(silent.bytes), 0, green)).toBe(0);
    expect((await user.client.videoDetails(videoId)).revision).toBe(1);
  });

  it('exports its captions', async () => {
    const exported = async (format: string) =>
      (await user.client.call('GET', `/api/videos/${videoId}/captions.${format}`)).text;
    expect(await exported('srt')).toMatch(/^1\r?\n00:00:01,\d{3} --> 00:00:0\d,\d{3}\r?\n/);
    expect(await exported('vtt')).toMatch(/^WEBVTT\r?\n/);
    expect(await exported('ass')).toMatch(/^\[Script Info\]/);
  });

  describe('edited', () => {
    let second: VideoDetails;
    let secondFile: string;
    let wordsBefore: { text: string; start: number; end: number }[];
    let oldOutputWhileRendering: number;

    beforeAll(async () => {
      const { captions } = await captionsOf(videoId);
      wordsBefore = captions.flatMap((caption) => caption.words);
      const corrected = captions.map(({ start, end, text }) => ({
        start,
        end,
        text: text.replace(/americans/i, 'Martians'),
      }));
      await user.client.editVideo({ video_id: videoId, captions: corrected, captions_highlight_color: magenta });
      const state = await user.client.call('GET', '/api/video/get', { video_id: videoId });
      expect(state.status).toBe(202);
      oldOutputWhileRendering = (await fetch(String(first.output?.video_url))).status;
      second = await waitForEnd(user.client, videoId, { revision: 2 });
      secondFile = await download(second, 'second.mp4');
    });

    it('serves the old output until the new one is ready at its own address', () => {
      expect(oldOutputWhileRendering).toBe(200);
      expect(second).toMatchObject({ status: 'processed', revision: 2 });
      expect(second.output?.video_url).not.toBe(first.output?.video_url);
    });

    it('sends an event of its own', async () => {
      const callback = await receiver.waitFor(videoId, 2);
      receiver.verify(callback, user.secret);
      expect(callback.eventId).not.toBe(receiver.of(videoId)[0]?.eventId);
      expect(callback.event).toMatchObject({ type: 'video.processed', video_url: second.output?.video_url });
    });

    it('has the corrected word at the time of the wrong one', async () => {
      const words = (await captionsOf(videoId)).captions.flatMap((caption) => caption.words);
      expect(plain(words.map((word) => word.text))).toEqual('and so my fellow martians ask not'.split(' '));
      expect(words.map(({ start, end }) => ({ start, end }))).toEqual(
        wordsBefore.map(({ start, end }) => ({ start, end })),
      );
    });

    it('shows the new colour and no longer the old one', async () => {
      const words = (await captionsOf(videoId)).captions.flatMap((caption) => caption.words);
      for (const { text, start, end } of words.filter((word) => word.text.length > 3)) {
        expect(pixels(secondFile, (start + end) / 2, magenta), text).toBeGreaterThan(wordPixels);
        expect(pixels(secondFile, (start + end) / 2, green), text).toBe(0);
      }
    });

    it('has downloaded the source only once', () => {
      expect(media.requests.filter((request) => request === 'GET /speech.mp4')).toHaveLength(1);
    });

    it('is counted in the metrics: one created, one edited, two processed, and its length once', async () => {
      const usage = (await user.client.call('GET', '/api/usage')).json<{
        videos: Record<string, number>;
        seconds: Record<string, number | null>;
        daily: unknown[];
      }>();
      expect(usage.videos).toEqual({ created: 1, edited: 1, processed: 2, failed: 0 });
      expect(usage.seconds).toEqual({
        rendered: Math.ceil(speechClip.seconds),
        included: null,
        purchased: null,
        remaining: null,
      });
      // two, when midnight was in between
      expect([1, 2]).toContain(usage.daily.length);
    });

    it('shows at /metrics what the worker did, in a process of its own', async () => {
      const read = await readMetrics(service.baseUrl);
      expect(read('process_start_time_seconds')).toBeGreaterThan(1_700_000_000);
      expect(read('captioneer_worker_up')).toBe(1);
      expect(read('captioneer_worker_resident_memory_bytes')).toBeGreaterThan(10_000_000);
      expect(read('captioneer_stage_seconds_count{stage="rendering"}')).toBeGreaterThanOrEqual(2);
      expect(read('captioneer_work_speed_ratio_count{work="transcribe"}')).toBeGreaterThanOrEqual(1);
      expect(read('captioneer_fetched_bytes_total')).toBeGreaterThan(10_000);
      expect(read('captioneer_cache_lookups_total{cache="sources",result="hit"}')).toBeGreaterThanOrEqual(1);
      expect(read('captioneer_queue_depth{stage="rendering"}')).toBe(0);
    });

    it('is gone after it was deleted', async () => {
      expect((await user.client.call('DELETE', `/api/videos/${videoId}`)).status).toBe(204);
      const state = await user.client.call('GET', '/api/video/get', { video_id: videoId });
      expect(state.status).toBe(203);
      expect(state.json()).toEqual({ message: expect.any(String), status: 'not_found' });
      for (const [method, path] of [
        ['DELETE', `/api/videos/${videoId}`],
        ['GET', `/api/videos/${videoId}`],
        ['GET', `/api/videos/${videoId}/captions`],
      ] as const) {
        expect((await user.client.call(method, path)).status, `${method} ${path}`).toBe(404);
      }
      expect((await fetch(String(second.output?.video_url))).status).toBe(404);
    });
  });
});

async function captionsOf(videoId: string): Promise<CaptionsReply> {
  return (await user.client.call('GET', `/api/videos/${videoId}/captions`)).json<CaptionsReply>();
}

async function download({ output }: VideoDetails, name: string): Promise<string> {
  const reply = await fetch(String(output?.video_url));
  const file = join(folder, name);
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
  return file;
}

/** Its colours in RGB already: JPEG and video turn them into YUV each in their own way. */
function asPng(jpeg: Buffer): string {
  const [from, to] = [join(folder, 'still.jpg'), join(folder, 'still.png')];
  writeFileSync(from, jpeg);
  ffmpeg(['-i', from, to]);
  return to;
}

function pixels(file: string, atSeconds: number, colour: string): number {
  return countPixels({ file, atSeconds, colour });
}

/** Some processors round the model's numbers so that it hears “asked not”. */
function plain(words: string[]): string[] {
  return words.map((word) =>
    word
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace('asked', 'ask'),
  );
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
