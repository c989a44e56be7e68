import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { createFairLimit } from '../../../../src/infra/threads/fair-limit.ts';
import { readFaceMap } from '../../../../src/product/videos/faces/faces-of-video.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { renderVideoStill, type StillDeps } from '../../../../src/product/videos/stills/render-video-still.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'still-of-video-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parts = await videoParts();
await parts.store.put('sources/abc', Readable.from([Buffer.from('film')]), { contentType: 'video/mp4' });
const drawn: Parameters<Awaited<ReturnType<StillDeps['loadEngine']>>['renderStill']>[0][] = [];
const deps: StillDeps = {
  ...parts,
  workDirs: createWorkDirs({ dataDir: folder, workerId: 'test' }),
  stillLimit: createFairLimit({ places: 1, placesEach: 1, maxWaiting: 10, maxWaitingEach: 2 }),
  loadEngine: async () => ({
    planVideo: (video, of) =>
      parts.tasks.planVideo(
        { machine: { fontsKey: 'fonts', encoder: 'x264-veryfast', ffmpegBuild: 'test' }, video },
        of,
      ),
    async renderStill(input) {
      drawn.push(input);
      return Buffer.from('jpeg');
    },
  }),
};

const ready: Partial<VideoRecord> = {
  stage: 'processed',
  sourceKey: 'sources/abc',
  facts: buildFacts(),
  settings: { style: 'pill', fontColor: '#112233' },
  givenCaptions: [{ startMs: 4000, endMs: 5000, text: 'hello there' }],
};

async function still(video: Partial<VideoRecord>, asked: Partial<Parameters<typeof renderVideoStill>[1]> = {}) {
  const { _id: videoId, ownerId } = await buildVideo(parts.videos, video);
  const { signal } = new AbortController();
  const jpeg = await renderVideoStill(deps, { ownerId, videoId, atMs: 4100, settings: {}, signal, ...asked });
  const made = drawn.at(-1);
  if (!made) throw new Error('nothing was drawn');
  return { jpeg: jpeg.toString(), made };
}

describe('a still of a video', () => {
  it('has the settings of the video if none are given', async () => {
    const { jpeg, made } = await still(ready);
    expect(jpeg).toBe('jpeg');
    expect(made.atMs).toBe(4100);
    expect(made.plan.ass).toContain('Style: Pill,');
    expect(made.plan.ass).toContain('&H00332211');
  });

  it('has the given settings, and does not change the video', async () => {
    const { made } = await still(ready, { settings: { style: 'neon', resizeForSocialMedia: true } });
    expect(made.plan.ass).toContain('Style: Glow,');
    expect(made.plan.ass).toContain('&H00332211');
    expect(made.plan.output).toMatchObject({ width: 1080, height: 1920 });
    const kept = await parts.videos.findOne({ ownerId: 1 }).sort({ _id: -1 }).lean<VideoRecord>();
    expect(kept?.settings).toEqual(ready.settings);
  });

  it('is framed like the render once faces have been detected; until then it shows the middle', async () => {
    const upright = { settings: { resizeForSocialMedia: true } };
    const leftOf = async () => {
      const [stretch] = (await still(ready, upright)).made.plan.framing?.stretches ?? [];
      return stretch?.kind === 'crop' ? stretch.left : null;
    };
    expect(await leftOf()).toBe(656);
    const face = { track: 0, score: 1, left: 0.85, top: 0.2, width: 0.1, height: 0.2, speaking: null };
    const samples = [1, 3, 5, 7, 9].map((n) => ({ atMs: n * 1000, faces: [face] }));
    const findFaces = async () => ({ shots: [{ startMs: 0, endMs: 10_000, samples }] });
    await readFaceMap(
      { store: parts.store, findFaces },
      {
        sourceKey: 'sources/abc',
        sourceFile: '',
        facts: buildFacts(),
        frameTimes: null,
        detail: 'framing',
        signal: new AbortController().signal,
      },
    );
    expect(await leftOf()).toBeGreaterThan(1200);
  });

  it('shows a caption if no moment is given', async () => {
    const { made } = await still(ready, { atMs: null });
    expect(made.atMs).toBeGreaterThan(4000);
    expect(made.atMs).toBeLessThan(5000);
  });

  it.each([
    ['fetched', { facts: null, sourceKey: null }, 'The video has not been fetched yet.'],
    ['transcribed', { givenCaptions: null, stage: 'listening' }, 'The video has not been transcribed yet.'],
    ['stored', { sourceKey: 'sources/gone' }, /has been deleted/],
  ] as const)('is a conflict while the video is not %s', async (_, change, message) => {
    const expected = expect.objectContaining({ code: 'conflict', message: expect.stringMatching(message) });
    await expect(still({ ...ready, ...change })).rejects.toEqual(expected);
  });

  it('waits for its account’s turn, and is refused when too many of the account wait', async () => {
    const entered: string[] = [];
    const drawing: { atMs: number; end(): void }[] = [];
    const limit = createFairLimit({ places: 1, placesEach: 1, maxWaiting: 10, maxWaitingEach: 2 });
    const engine = await deps.loadEngine();
    const busy: StillDeps = {
      ...deps,
      stillLimit: {
        run(of, work) {
          entered.push(of.owner);
          return limit.run(of, work);
        },
      },
      loadEngine: async () => ({
        ...engine,
        renderStill: ({ atMs }) =>
          new Promise((resolve) => drawing.push({ atMs, end: () => resolve(Buffer.from('jpeg')) })),
      }),
    };
    const videos = [await buildVideo(parts.videos, ready), await buildVideo(parts.videos, { ...ready, ownerId: 2 })];
    const { signal } = new AbortController();
    const ask = async (ownerId: number, atMs: number) => {
      const videoId = videos.find((video) => video.ownerId === ownerId)?._id ?? '';
      const before = entered.length;
      const jpeg = renderVideoStill(busy, { ownerId, videoId, atMs, settings: {}, signal });
      jpeg.catch(() => undefined);
      await expect.poll(() => entered.length).toBe(before + 1);
      return { jpeg };
    };
    const asked = [await ask(1, 4001), await ask(1, 4002), await ask(1, 4003)];
    await expect((await ask(1, 4004)).jpeg).rejects.toMatchObject({ code: 'service_busy' });
    asked.push(await ask(2, 4900));
    for (let index = 0; index < asked.length; index++) {
      await expect.poll(() => drawing).toHaveLength(index + 1);
      drawing[index]?.end();
    }
    expect(drawing.map(({ atMs }) => atMs)).toEqual([4001, 4900, 4002, 4003]);
    expect((await Promise.all(asked.map(({ jpeg }) => jpeg))).map(String)).toEqual(Array(4).fill('jpeg'));
  });

  it('works for a video without sound', async () => {
    const { made } = await still({ ...ready, givenCaptions: null, transcriptKey: null });
    expect(made.plan.ass).toBe('');
  });

  it('is not found for a removed video or somebody else’s', async () => {
    await expect(still({ ...ready, removedAt: new Date(0) })).rejects.toMatchObject({ code: 'not_found' });
    await expect(still(ready, { ownerId: 2 })).rejects.toMatchObject({ code: 'not_found' });
  });
});
