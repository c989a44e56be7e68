import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createVideoModel } from '../../src/product/videos/records/video.model.ts';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { type FakeS3, startFakeS3 } from '../support/fake-s3.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

const bucket = { bucket: 'media', accessKeyId: 'id', secretAccessKey: 'secret', region: 'us-east-1' };
const captions = [{ start: 0, end: 1.5, text: 'all is well' }];

const uri = borrowDatabase();
let folder: string;
let media: MediaServer;
let store: FakeS3;
let receiver: CallbackReceiver;
let service: ServiceHere;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-fault-'));
  makeToneClip(join(folder, 'tone.mp4'));
  media = await startMediaServer({ '/tone.mp4': { kind: 'file', file: join(folder, 'tone.mp4') } });
  store = await startFakeS3(bucket);
  receiver = await startCallbackReceiver();
  const s3 = {
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_KEY_PREFIX: 'prod/captions',
    S3_REDIRECTS: 'true',
  };
  service = await startServiceHere({ env: { MONGODB_URI: uri, STORAGE: 's3', S3_ENDPOINT: store.endpoint, ...s3 } });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await receiver?.close();
  await store?.close();
  await media?.close();
  await giveDatabaseBack(uri);
  await rm(folder, { recursive: true, force: true });
});

describe('a store that answers 503', () => {
  it('fails no video: they wait, and are rendered when it answers again', async () => {
    store.answerOnly(503);
    const videoIds = await Promise.all([1, 2, 3].map(() => create()));
    await expect.poll(faultsSoFar).toMatchObject({ faults: expect.toSatisfy(isSeveral), tries: 0 });
    store.answerOnly(null);
    for (const videoId of videoIds) {
      const video = await waitForEnd(user.client, videoId, { timeoutMs: 150_000 });
      expect(video).toMatchObject({ status: 'processed' });
    }
    await expect.poll(() => eventIds().length).toBe(videoIds.length);
    expect(new Set(eventIds()).size).toBe(videoIds.length);
  }, 300_000);

  it('is used like any other afterwards: an edit, the file, and the deletion', async () => {
    const videoId = await create();
    await waitForEnd(user.client, videoId);
    await user.client.editVideo({ video_id: videoId, captions: [{ start: 0, end: 1, text: 'better' }] });
    const video = await waitForEnd(user.client, videoId, { revision: 2 });
    const url = video.output?.video_url ?? '';
    const file = await fetch(url, { headers: { Range: 'bytes=4-7' } });
    expect([file.status, await file.text(), new URL(file.url).origin]).toEqual([206, 'ftyp', store.endpoint]);
    expect((await fetch(url, { method: 'HEAD' })).headers.get('Content-Type')).toBe('video/mp4');
    expect((await user.client.call('DELETE', `/api/videos/${videoId}`)).status).toBe(204);
    expect([(await fetch(url)).status, (await fetch(file.url)).status]).toEqual([404, 404]);
    expect(store.requestedKeys().filter((key) => !key.startsWith('prod/captions/'))).toEqual([]);
  });
});

describe('a file that is sent directly to the store', () => {
  it('becomes a video like any other upload', async () => {
    const bytes = await readFile(join(folder, 'tone.mp4'));
    const size = { size_bytes: bytes.length };
    const begun = await user.client.call('POST', '/api/direct-uploads', { ...size, file_name: 'tone.mp4' });
    const { upload_id: id, parts } = begun.json<{ upload_id: string; parts: { url: string }[] }>();
    expect([begun.status, parts]).toEqual([
      201,
      [{ number: 1, ...size, url: expect.stringContaining(store.endpoint) }],
    ]);
    expect((await fetch(parts[0]?.url ?? '', { method: 'PUT', body: bytes })).status).toBe(200);
    const stored = await user.client.call('POST', `/api/direct-uploads/${id}/complete`);
    expect([stored.status, stored.json()]).toEqual([201, { upload_url: `upload://${id}`, ...size }]);
    const videoId = await user.client.createVideo({ video_url: `upload://${id}`, captions });
    expect(await waitForEnd(user.client, videoId)).toMatchObject({ status: 'processed', source: size });
  });
});

const isSeveral = (count: number) => count >= 3;

const create = () => user.client.createVideo({ video_url: `${media.url}/tone.mp4`, captions, callback: receiver.url });

const eventIds = () => receiver.received.map(({ headers }) => headers['webhook-id']);

async function faultsSoFar(): Promise<{ faults: number; tries: number }> {
  const database = await connectDatabase({ uri, logger: silentLogger });
  try {
    const videos = await createVideoModel(database.connection).find({}, { faults: 1, tries: 1 }).lean();
    const sum = (key: 'faults' | 'tries') => videos.reduce((total, video) => total + (video[key] ?? 0), 0);
    return { faults: sum('faults'), tries: sum('tries') };
  } finally {
    await database.close();
  }
}
