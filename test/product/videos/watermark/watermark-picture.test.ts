import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { storeUpload } from '../../../../src/product/uploads/store-upload.ts';
import { createVideo } from '../../../../src/product/videos/actions/create-video.ts';
import { deleteVideo } from '../../../../src/product/videos/actions/delete-video.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import { sweep } from '../../../../src/product/videos/sweeping/sweep.ts';
import { pictureOfWatermark, watermarkBytes } from '../../../../src/product/videos/watermark/watermark-picture.ts';
import { pngBytes } from '../../../support/media-bytes.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const deps = { ...parts, getDictionary: async () => [] };
const dayMs = 24 * 3_600_000;
const ownerId = 7;

async function upload(bytes: Buffer, owner = ownerId): Promise<string> {
  const input = { ownerId: owner, bytes: Readable.from([bytes]), fileName: 'logo.png' };
  return (await storeUpload({ ...parts, maxBytes: 10 * 1024 ** 2 }, input)).uploadUrl;
}

const create = (picture: string) =>
  createVideo(deps, { ownerId, videoUrl: 'https://example.com/a.mp4', settings: { watermark: { picture } } });

const keptBytes = async () =>
  (await parts.database.connection.collection<{ _id: number; bytes: number }>('kept_bytes').findOne({ _id: ownerId }))
    ?.bytes ?? 0;

describe('the picture of a watermark', () => {
  it('is refused where it is no upload of the account, or no picture that can be used', async () => {
    const broken = (rule: string) => ({
      code: 'invalid_input',
      details: { errors: { 'watermark.picture': [{ rule }] } },
    });
    for (const unknown of ['upload://nothing', 'https://example.com/logo.png', await upload(pngBytes, 8)]) {
      await expect(create(unknown)).rejects.toMatchObject(broken('exists'));
    }
    const large = Buffer.concat([pngBytes, Buffer.alloc(2 * 1024 ** 2)]);
    for (const bytes of [Buffer.from('<svg/>'), large]) {
      await expect(create(await upload(bytes))).rejects.toMatchObject(broken('picture'));
    }
  });

  it('is kept and counted as long as a video has it, and no longer', async () => {
    const picture = await upload(pngBytes);
    const { videoId } = await create(picture);
    const settings = { watermark: { picture } };
    expect(await pictureOfWatermark(parts, { ownerId, settings })).toMatchObject({ type: 'png', width: 1, height: 1 });
    expect(await pictureOfWatermark(parts, { ownerId: 8, settings })).toBeNull();
    parts.time.now += 2 * dayMs;
    await sweep(parts);
    const watermark = { left: 0, top: 0, width: 2, height: 2, opacity: 1, type: 'png' as const, sha256: '', picture };
    expect(await watermarkBytes(parts, { watermark })).toEqual({ watermark: pngBytes });
    expect(await keptBytes()).toBe(pngBytes.length);
    const second = await upload(pngBytes);
    await editVideo(deps, { ownerId, videoId, settings: { watermark: { picture: second } } });
    await sweep(parts);
    await expect(watermarkBytes(parts, { watermark })).rejects.toMatchObject({ code: 'not_found' });
    parts.time.now += 2 * dayMs;
    await sweep(parts);
    expect(await keptBytes()).toBe(pngBytes.length);
    await deleteVideo(deps, { ownerId, videoId });
    await sweep(parts);
    expect(await keptBytes()).toBe(0);
  });
});
