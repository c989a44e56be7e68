import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { getVideo } from '../../../../src/product/videos/actions/get-video.ts';
import { listVideos } from '../../../../src/product/videos/actions/list-videos.ts';
import { createOutputServices } from '../../../../src/product/videos/create-video-services.ts';
import { finishVideo } from '../../../../src/product/videos/ending/end-video.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const owner = { ownerId: 1, videoId: 'vid_1' };
const sizes = { sizeBytes: 5, durationMs: 1000, width: 2, height: 2 };
const output = {
  ...{ _id: 'out1', videoId: owner.videoId, revision: 1, key: 'outputs/vid_1/1-1.mp4', fileName: 'a talk.mp4' },
  ...{ ...sizes, createdAt: new Date(0), replacedAt: null },
};
const bytes = () => Readable.from([Buffer.from('bytes')]);
const address = 'https://media.example.com/media/out1/a%20talk.mp4';

it('has the address of the CDN wherever an output is named: in replies, lists and callbacks', async () => {
  await buildVideo(parts.videos, {
    ...{ _id: owner.videoId, stage: 'assembling', leaseOwner: 'test', fence: 1 },
    callbackUrl: 'https://example.com/hook',
  });
  const lease = { videoId: owner.videoId, revision: 1, stage: 'assembling', fence: 1, owner: 'test' } as const;
  expect(await finishVideo(parts, lease, output)).toBe(true);
  expect((await getVideo(parts, owner)).output?.videoUrl).toBe(address);
  expect((await listVideos(parts, { ownerId: 1, limit: 20 })).videos.map((video) => video.output?.videoUrl)).toEqual([
    address,
  ]);
  const deliveries = await parts.database.connection
    .collection('deliveries')
    .find({ videoId: owner.videoId })
    .toArray();
  expect(deliveries.map(({ body }) => JSON.parse(body).video_url)).toEqual([address]);
});

it('has no URL at the store for what other parts keep, which is small', async () => {
  const file = { object: await parts.store.put('chat-attachments/att_1/a.txt', bytes()), fileName: 'a.txt' };
  const store = { ...parts.store, presign: () => 'https://store.example' };
  const services = createOutputServices({
    ...{ ...parts, store },
    findAttachment: async () => ({ ...file, contentType: 'text/plain' }),
  });
  await parts.store.put(output.key, bytes());
  const request = { method: 'GET', contentType: '', contentDisposition: '', cacheControl: '' } as const;
  expect((await services.findOutput('att_1'))?.presign).toBeUndefined();
  expect((await services.findOutput('out1'))?.presign?.(request)).toBe('https://store.example');
  expect((await createOutputServices({ ...parts, findAttachment: async () => null }).findOutput('out1'))?.presign).toBe(
    undefined,
  );
});
