import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createChatMedia } from '../../../../src/chat/chats/media/chat-media.ts';
import { runFfmpeg } from '../../../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { createDiskObjectStore } from '../../../../src/infra/storage/disk-object-store.ts';
import type { OutputRecord } from '../../../../src/product/videos/records/output.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { tools } from '../../../support/make-clip.ts';

const dir = await mkdtemp(join(tmpdir(), 'captioneer-chat-media-'));
afterAll(() => rm(dir, { recursive: true, force: true }));
const { ffmpeg } = tools;
const store = createDiskObjectStore({ rootDir: join(dir, 'store') });
const media = createChatMedia({
  ...{ ffmpeg, store, logger: silentLogger },
  workDirs: createWorkDirs({ dataDir: dir, workerId: 'test' }),
});
const going = new AbortController().signal;

/** Noise, which no encoder can compress well. */
async function output(): Promise<OutputRecord> {
  const file = join(dir, 'noise.mp4');
  const source = 'nullsrc=s=180x320:r=10:d=4,geq=random(1)*255:128:128';
  await runFfmpeg({
    ffmpeg,
    args: [
      '-f',
      'lavfi',
      '-i',
      source,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '30',
      '-pix_fmt',
      'yuv420p',
      file,
    ],
  });
  const { sizeBytes } = await store.put('outputs/noise.mp4', createReadStream(file));
  return {
    ...{ _id: 'tok', videoId: 'vid_1', revision: 1, key: 'outputs/noise.mp4', fileName: 'noise.mp4', sizeBytes },
    ...{ durationMs: 4000, width: 180, height: 320, createdAt: new Date(0), replacedAt: null },
  };
}

const noise = await output();

describe('a video for a chat', () => {
  it('has a thumbnail within the limits of messengers', async () => {
    const jpeg = await media.makeThumbnail(noise, going);
    expect(jpeg?.length).toBeLessThanOrEqual(200_000);
    expect(jpeg && pictureSize(jpeg)).toEqual({ width: 180, height: 320 });
  });

  it('has no thumbnail when its file is missing', async () => {
    expect(await media.makeThumbnail({ ...noise, key: 'outputs/gone.mp4' }, going)).toBeNull();
  });

  it('is made smaller than the limit, once', async () => {
    const limit = Math.floor(noise.sizeBytes * 0.8);
    const smaller = await media.makeSmaller(noise, limit, going);
    expect(smaller?.object.sizeBytes).toBeLessThanOrEqual(limit);
    const again = await media.makeSmaller(noise, limit, going);
    expect(again?.object).toEqual(smaller?.object);
  });

  it('is not made smaller when that takes too long, or fails', async () => {
    const limit = Math.floor(noise.sizeBytes * 0.7);
    const workDirs = createWorkDirs({ dataDir: dir, workerId: 'hasty' });
    const hasty = createChatMedia({ ffmpeg, store, logger: silentLogger, workDirs, smallerWithinMs: 1 });
    expect(await hasty.makeSmaller(noise, limit, going)).toBeNull();
    expect(await media.makeSmaller({ ...noise, _id: 'other', key: 'outputs/gone.mp4' }, limit, going)).toBeNull();
    const stopped = AbortSignal.abort(new Error('stopping'));
    await expect(media.makeSmaller({ ...noise, _id: 'third' }, limit, stopped)).rejects.toThrow('stopping');
  });

  it('is not made smaller when it would look bad', async () => {
    expect(await media.makeSmaller(noise, Math.floor(noise.sizeBytes / 20), going)).toBeNull();
  });
});

/** From the frame header of a baseline JPEG (SOF0): height and width follow its length and precision. */
function pictureSize(jpeg: Buffer): { width: number; height: number } {
  const header = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return { height: jpeg.readUInt16BE(header + 5), width: jpeg.readUInt16BE(header + 7) };
}
