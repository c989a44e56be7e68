import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../support/fake-s3.ts';
import { makeClip } from '../support/make-clip.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import { createDataDir } from '../support/service-process.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

const bucket = { bucket: 'media', accessKeyId: 'id', secretAccessKey: 'secret', region: 'us-east-1' };
/** Long and slow enough for the second worker to help. */
const clip = { seconds: 40, width: 640, height: 360, fps: 12, picture: 'numbered', audio: 'tone' } as const;

let folder: string;
let media: MediaServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bytes-from-store-'));
  const file = makeClip({ ...clip, file: join(folder, 'talk.mp4'), videoFilters: ['noise=alls=8:allf=t'] });
  media = await startMediaServer({ '/talk.mp4': { kind: 'file', file } });
});

afterAll(async () => {
  await media?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  { name: 'with a disk each', isShared: false },
  { name: 'on one disk', isShared: true },
])('a vertical video of two workers $name', ({ isShared }) => {
  const uri = borrowDatabase();
  const dataDirs = [createDataDir(), createDataDir()];
  const services: ServiceHere[] = [];
  let store: FakeS3;

  beforeAll(async () => {
    store = await startFakeS3(bucket);
    const env = {
      MONGODB_URI: uri,
      STORAGE: 's3',
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      SPEECH_ENGINE: 'none',
      RENDER_CONCURRENCY: '1',
    };
    for (const dataDir of dataDirs)
      services.push(await startServiceHere({ dataDir: isShared ? dataDirs[0] : dataDir, env }));
  });

  afterAll(async () => {
    for (const service of services) await service.stop();
    await store?.close();
    await giveDatabaseBack(uri);
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  });

  it('takes few bytes from the store', async () => {
    const user = await services[0]?.createUser();
    if (!user) throw new Error('no service');
    const captions = [{ start: 0, end: 39, text: 'all of it is well' }];
    const videoId = await user.client.createVideo({
      video_url: `${media.url}/talk.mp4`,
      ...{ captions, resize_for_social_media: true, output_size: 'source' },
    });
    const video = await waitForEnd(user.client, videoId, { timeoutMs: 200_000 });
    expect(video).toMatchObject({ status: 'processed' });
    expect(services.some(({ logs }) => logs().includes('rendered segments for another worker'))).toBe(true);
    const output = await fetch(video.output?.video_url ?? '');
    expect((await output.arrayBuffer()).byteLength).toBe(video.output?.size_bytes);
    const size = { source: store.storedBytes('sources/'), segments: store.storedBytes('segments/') };
    const read = (prefix: string) => sumOf(store.reads().filter(({ key }) => key.startsWith(prefix)));
    await expect.poll(() => read('outputs/')).toBe(video.output?.size_bytes);
    expect(read('sources/')).toBeLessThanOrEqual(isShared ? 0 : size.source);
    expect(read('segments/')).toBeLessThanOrEqual(size.segments);
    const aim = 1.3 * size.source + size.segments + store.storedBytes('outputs/');
    expect(sumOf(store.reads())).toBeLessThan(aim);
  }, 300_000);
});

const sumOf = (reads: { bytes: number }[]) => reads.reduce((sum, { bytes }) => sum + bytes, 0);
