import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteVideo } from '../../../../src/product/videos/actions/delete-video.ts';
import { findSharedVideo, shareVideo, unshareVideo } from '../../../../src/product/videos/actions/share-video.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const owner = { ownerId: 1, videoId: 'vid_shared' };
const stranger = { ...owner, ownerId: 2 };
const output = {
  _id: 'out1',
  videoId: owner.videoId,
  revision: 1,
  key: 'outputs/vid_shared/1.mp4',
  fileName: 'talk.mp4',
  sizeBytes: 5,
  durationMs: 1000,
  width: 1080,
  height: 1920,
  createdAt: new Date(0),
};

beforeAll(async () => {
  await parts.store.put(output.key, Readable.from([Buffer.from('bytes')]));
  await parts.outputs.create(output);
  await buildVideo(parts.videos, { _id: owner.videoId, stage: 'processed', outputToken: output._id });
});

describe('sharing a video', () => {
  it('lets anybody with the token see its output, with the same token each time', async () => {
    const { shareToken } = await shareVideo(parts, owner);
    expect(shareToken).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(await shareVideo(parts, owner)).toEqual({ shareToken });
    const found = await findSharedVideo(parts, shareToken);
    expect(found).toMatchObject({ fileName: 'talk.mp4', width: 1080, object: { key: output.key, sizeBytes: 5 } });
  });

  it('is up to its owner', async () => {
    await expect(shareVideo(parts, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(unshareVideo(parts, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('ends when it is switched off, and starts again with another token', async () => {
    const { shareToken } = await shareVideo(parts, owner);
    await unshareVideo(parts, owner);
    expect(await findSharedVideo(parts, shareToken)).toBeNull();
    const again = await shareVideo(parts, owner);
    expect(again.shareToken).not.toBe(shareToken);
  });

  it('ends with the video', async () => {
    const { shareToken } = await shareVideo(parts, owner);
    await deleteVideo(parts, owner);
    expect(await findSharedVideo(parts, shareToken)).toBeNull();
    await expect(shareVideo(parts, owner)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('needs the complete token', async () => {
    for (const token of ['', 'null', 'x'.repeat(24)]) expect(await findSharedVideo(parts, token)).toBeNull();
  });
});
