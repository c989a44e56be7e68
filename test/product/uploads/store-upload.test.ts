import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { storeUpload } from '../../../src/product/uploads/store-upload.ts';
import { uploadIdOf } from '../../../src/product/uploads/upload.model.ts';
import { deleteUploadBytes, openUpload } from '../../../src/product/uploads/upload-bytes.ts';
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
