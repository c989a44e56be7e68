import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
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
const owner = 'user:1';

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
    const smaller = await media.makeSmaller({ output: noise, maxBytes: limit, owner, signal: going });
    expect(smaller?.object.sizeBytes).toBeLessThanOrEqual(limit);
    const again = await media.makeSmaller({ output: noise, maxBytes: limit, owner, signal: going });
    expect(again?.object).toEqual(smaller?.object);
  });

  it('is not made smaller when that takes too long, or fails', async () => {
    const limit = Math.floor(noise.sizeBytes * 0.7);
    const workDirs = createWorkDirs({ dataDir: dir, workerId: 'hasty' });
    const hasty = createChatMedia({ ffmpeg, store, logger: silentLogger, workDirs, smallerWithinMs: 1 });
    expect(await hasty.makeSmaller({ output: noise, maxBytes: limit, owner, signal: going })).toBeNull();
    expect(
      await media.makeSmaller({
        output: { ...noise, _id: 'other', key: 'outputs/gone.mp4' },
        maxBytes: limit,
        owner,
        signal: going,
      }),
    ).toBeNull();
    const stopped = AbortSignal.abort(new Error('stopping'));
    await expect(
      media.makeSmaller({ output: { ...noise, _id: 'third' }, maxBytes: limit, owner, signal: stopped }),
    ).rejects.toThrow('stopping');
  });

  it('is made smaller in its account’s turn', async () => {
    const ended: string[] = [];
    const maxBytes = Math.floor(noise.sizeBytes * 0.8);
    const begin = async (name: string) => {
      const wanted = { output: { ...noise, _id: name }, maxBytes, owner: name.charAt(0), signal: going };
      expect((await media.makeSmaller(wanted))?.object.sizeBytes).toBeLessThanOrEqual(maxBytes);
      ended.push(name);
    };
    await Promise.all(['a1', 'a2', 'a3', 'b1'].map(begin));
    expect(ended).toHaveLength(4);
    // which of the account's own is first depends on who has looked into the store first
    expect(ended.indexOf('b1')).toBeLessThanOrEqual(1);
  });

  it('has its whole time from when its encode begins, however long others take before it', async () => {
    const workDirs = createWorkDirs({ dataDir: dir, workerId: 'patient' });
    const maxBytes = Math.floor(noise.sizeBytes * 0.8);
    const wanted = (_id: string) => ({ output: { ...noise, _id }, maxBytes, owner, signal: going });
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const patient = createChatMedia({
      ...{ ffmpeg, store, logger: silentLogger, workDirs },
      ...{ smallerWithinMs: 299_001, encodeBeginsWithinMs: 1_799_001 },
    });
    const events: string[] = [];
    limits.mockImplementation((ms) => {
      events.push(ms === 299_001 ? 'encode limit' : 'wait limit');
      return going;
    });
    const onEncode = () => void events.push('has to be encoded');
    try {
      await Promise.all(
        ['p1', 'p2'].map((name) =>
          patient.makeSmaller({ ...wanted(name), onEncode }).then(() => events.push('is encoded')),
        ),
      );
      expect(events.filter((event) => event.startsWith('enc') || event.startsWith('is'))).toEqual([
        'encode limit',
        'is encoded',
        'encode limit',
        'is encoded',
      ]);
      expect(events.filter((event) => event === 'has to be encoded')).toHaveLength(2);
      events.length = 0;
      await patient.makeSmaller({ ...wanted('p1'), onEncode });
      expect(events).toEqual([]);
    } finally {
      limits.mockRestore();
    }
  });

  it('is sent as a link when its encode cannot begin in time', async () => {
    const workDirs = createWorkDirs({ dataDir: dir, workerId: 'impatient' });
    const maxBytes = Math.floor(noise.sizeBytes * 0.8);
    const impatient = createChatMedia({ ffmpeg, store, logger: silentLogger, workDirs, encodeBeginsWithinMs: 0 });
    const make = (_id: string) => impatient.makeSmaller({ output: { ...noise, _id }, maxBytes, owner, signal: going });
    const made = await Promise.all([make('i1'), make('i2')]);
    expect(made.filter((one) => one === null)).toHaveLength(1);
  });

  it('is not made smaller when it would look bad', async () => {
    expect(
      await media.makeSmaller({ output: noise, maxBytes: Math.floor(noise.sizeBytes / 20), owner, signal: going }),
    ).toBeNull();
  });
});

/** From the frame header of a baseline JPEG (SOF0): height and width follow its length and precision. */
function pictureSize(jpeg: Buffer): { width: number; height: number } {
  const header = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return { height: jpeg.readUInt16BE(header + 5), width: jpeg.readUInt16BE(header + 7) };
}
