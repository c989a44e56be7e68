import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { storeUpload } from '../../../src/product/uploads/store-upload.ts';
import { uploadIdOf } from '../../../src/product/uploads/upload.model.ts';
import { deleteUploadBytes, openUpload } from '../../../src/product/uploads/upload-bytes.ts';
import { createVideo } from '../../../src/product/videos/actions/create-video.ts';
import { videoParts } from '../../support/video-parts.ts';

const parts = await videoParts();
const upload = (bytes: Readable, maxBytes = 100) =>
  storeUpload({ ...parts, maxBytes }, { ownerId: 1, bytes, fileName: 'talk.mp4' });

async function leftovers(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of parts.store.list('uploads/')) keys.push(key);
  return keys;
}

describe('an upload', () => {
  it('is stored under an unguessable address for its owner', async () => {
    const { uploadUrl, sizeBytes } = await upload(Readable.from([Buffer.from('some '), Buffer.from('bytes')]));
    expect(uploadUrl).toMatch(/^upload:\/\/[A-Za-z0-9]{24}$/);
    expect(sizeBytes).toBe(10);
    const kept = await parts.uploads.findById(uploadIdOf(uploadUrl)).lean().orFail();
    expect(kept).toMatchObject({ ownerId: 1, sizeBytes: 10, fileName: 'talk.mp4' });
    expect((await buffer(openUpload(parts.store, kept))).toString()).toBe('some bytes');
    await deleteUploadBytes(parts.store, kept);
  });

  it('keeps the script that is sent with it, for a video that is created without one', async () => {
    const readScript = () => 'Hello Ada.';
    const input = { ownerId: 1, bytes: Readable.from([Buffer.from('bytes')]), fileName: 'a.mp4', readScript };
    const { uploadUrl: videoUrl } = await storeUpload({ ...parts, maxBytes: 100 }, input);
    const scriptOf = async (settings: CaptionSettings) => {
      const { videoId } = await createVideo(
        { ...parts, getDictionary: async () => [] },
        { ownerId: 1, videoUrl, settings },
      );
      return (await parts.videos.findById(videoId).lean().orFail()).settings.script;
    };
    expect(await scriptOf({})).toBe('Hello Ada.');
    expect(await scriptOf({ script: 'Another one.' })).toBe('Another one.');
    await deleteUploadBytes(parts.store, await parts.uploads.findById(uploadIdOf(videoUrl)).lean().orFail());
  });

  it('with a script that is refused leaves nothing behind', async () => {
    const readScript = () => {
      throw new Error('too long');
    };
    const input = { ownerId: 1, bytes: Readable.from([Buffer.from('bytes')]), fileName: null, readScript };
    await expect(storeUpload({ ...parts, maxBytes: 100 }, input)).rejects.toThrow('too long');
    expect(await leftovers()).toEqual([]);
  });

  it('is refused as soon as it is larger than allowed, and leaves nothing behind', async () => {
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(10, sent++);
      })(),
    );
    await expect(upload(endless)).rejects.toMatchObject({ code: 'source_too_large' });
    expect(sent).toBeLessThan(100);
    expect(await leftovers()).toEqual([]);
  });

  it('that breaks off leaves nothing behind', async () => {
    const broken = new Readable({
      read() {
        this.push(Buffer.from('half'));
        this.destroy(new Error('the caller went away'));
      },
    });
    await expect(upload(broken)).rejects.toThrow('the caller went away');
    expect(await leftovers()).toEqual([]);
  });
});
