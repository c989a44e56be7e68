import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import type { SourceFacts } from '../../../../src/engine/media/source-facts.ts';
import { planRender } from '../../../../src/engine/render/plan/plan-render.ts';
import { renderStill } from '../../../../src/engine/render/stills/render-still.ts';
import type { MediaInput } from '../../../../src/infra/media-input.ts';
import { processIdentity } from '../../../../src/infra/processes.ts';
import { createObjectStore } from '../../../../src/infra/storage/create-object-store.ts';
import type { ObjectStore } from '../../../../src/infra/storage/object-store.ts';
import { withSourceParts } from '../../../../src/product/videos/records/source-file.ts';
import { type FakeS3, s3ConfigOf, startFakeS3 } from '../../../support/fake-s3.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';
import { bundledFonts, noEmoji } from '../../../support/render-clip.ts';

const account = { bucket: 'media', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
const folder = mkdtempSync(join(tmpdir(), 'remote-stills-'));
const clips = {
  'an MP4 with its index at the end': join(folder, 'end.mp4'),
  'an MP4 with its index at the start': join(folder, 'start.mp4'),
  'a Matroska file': join(folder, 'a.mkv'),
};
const { signal } = new AbortController();
let server: FakeS3;
let made = 0;

/** As on a machine of its own. */
async function openStore(): Promise<ObjectStore> {
  const dataDir = join(folder, `machine${made++}`);
  return createObjectStore({
    storage: s3ConfigOf(server, account),
    paths: { dataDir, cacheDir: dataDir, fontsDir: null },
    limits: { sourceCacheBytes: 1024 ** 3, minFreeDiskBytes: 0 },
    identity: processIdentity(),
  });
}

async function draw(sourceFile: MediaInput, { facts, atMs }: { facts: SourceFacts; atMs: number }): Promise<Buffer> {
  const overlay = { ass: '', emojis: [], fontsKey: 'none' };
  const plan = planRender({
    ...{ sourceKey: 'test', facts, frameTimes: 'unread', settings: {}, overlay },
    ...{ encoder: 'x264-veryfast', ffmpegBuild: 'test' },
  });
  const workDir = join(folder, `work${made++}`);
  mkdirSync(workDir);
  return renderStill({ plan, facts, sourceFile, atMs, workDir, tools, fonts: bundledFonts, rasteriseEmoji: noEmoji });
}

const readBytes = () => server.reads().reduce((sum, { bytes }) => sum + bytes, 0);

beforeAll(async () => {
  const made = clips['an MP4 with its index at the end'];
  makeClip({ file: made, seconds: 40, width: 640, height: 360, videoFilters: ['noise=alls=8:allf=t'] });
  ffmpeg(['-i', made, '-c', 'copy', '-movflags', '+faststart', clips['an MP4 with its index at the start']]);
  ffmpeg(['-i', made, '-c', 'copy', clips['a Matroska file']]);
});

beforeEach(async () => {
  server = await startFakeS3(account);
  return () => server.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(clips))('a still of %s in a remote store', (_name, file) => {
  it('is the same as of the local file, and takes a small part of its bytes', async () => {
    const facts = await probeSource({ ffprobe: tools.ffprobe, file });
    await (await openStore()).putFile('sources/a', file);
    for (const atMs of [500, 21_000]) {
      const before = readBytes();
      const store = await openStore();
      let jpeg: Buffer | null = null;
      const source = { sourceKey: 'sources/a', facts, signal };
      expect(
        await withSourceParts(store, source, async (input) => {
          jpeg = await draw(input, { facts, atMs });
        }),
      ).toBe(true);
      expect(jpeg).toEqual(await draw(file, { facts, atMs }));
      expect(readBytes() - before).toBeLessThan(statSync(file).size / 8);
    }
  });
});

describe('parts of a remote source', () => {
  const file = clips['an MP4 with its index at the start'];

  it('are read from the local copy if there is one', async () => {
    const facts = await probeSource({ ffprobe: tools.ffprobe, file });
    const store = await openStore();
    await store.putFile('sources/a', file);
    await withSourceParts(store, { sourceKey: 'sources/a', facts, signal }, async (input) => {
      await draw(input, { facts, atMs: 500 });
    });
    expect(readBytes()).toBe(0);
  });

  it('are replaced by the whole file when they cannot be read', async () => {
    const facts = await probeSource({ ffprobe: tools.ffprobe, file });
    await (await openStore()).putFile('sources/a', file);
    const inputs: string[] = [];
    await withSourceParts(await openStore(), { sourceKey: 'sources/a', facts, signal }, async (input) => {
      inputs.push(typeof input);
      if (typeof input !== 'string') throw new Error('this ffmpeg has no network');
      await draw(input, { facts, atMs: 500 });
    });
    expect(inputs).toEqual(['object', 'string']);
  });

  it('are not there when the source has been deleted', async () => {
    const facts = await probeSource({ ffprobe: tools.ffprobe, file });
    const source = { sourceKey: 'sources/gone', facts, signal };
    expect(await withSourceParts(await openStore(), source, async () => undefined)).toBe(false);
  });

  it('have an address that nobody can guess, and that ends with the work', async () => {
    const facts = await probeSource({ ffprobe: tools.ffprobe, file });
    await (await openStore()).putFile('sources/a', file);
    let url = '';
    await withSourceParts(await openStore(), { sourceKey: 'sources/a', facts, signal }, async (input) => {
      if (typeof input === 'string') throw new Error('expected an address');
      url = input.url;
      const part = await fetch(url, { headers: { Range: 'bytes=4-7' } });
      expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
      expect((await fetch(url, { headers: { Range: `bytes=${2 ** 40}-` } })).status).toBe(416);
      expect((await fetch(new URL('/other', url))).status).toBe(404);
    });
    await expect(fetch(url)).rejects.toThrow();
  });
});
