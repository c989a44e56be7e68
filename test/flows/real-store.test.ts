import { openAsBlob, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type S3Server, startS3Server } from '../../scripts/s3-server/start-s3-server.ts';
import type { VideoDetails } from '../../scripts/service/api-client.ts';
import type { ObjectStore } from '../../src/infra/storage/object-store.ts';
import { createS3ObjectStore } from '../../src/infra/storage/s3-object-store.ts';
import { sweep } from '../../src/product/videos/sweeping/sweep.ts';
import { s3ConfigOf } from '../support/fake-s3.ts';
import { findS3Server } from '../support/find-s3-server.ts';
import { ffmpeg, makeClip } from '../support/make-clip.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { videoParts } from '../support/video-parts.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

const isHere = (await findS3Server()) !== null;
/** Long enough to be watched while it renders. */
const clip = { seconds: 16, width: 480, height: 270, fps: 25 } as const;
const captions = [{ start: 0.5, end: 2.5, text: 'over a real store' }];
const keyPrefix = 'prod/captions/';
const parts = await videoParts();

let folder: string;
let server: S3Server;
let store: ObjectStore;
let media: MediaServer;
let service: ServiceHere;
let user: TestUser;
let videoId: string;

describe.skipIf(!isHere)('the whole service over a real S3 server', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'real-store-'));
    server = await startS3Server(join(folder, 's3'));
    const file = makeClip({ ...clip, file: join(folder, 'clip.mp4'), videoFilters: ['noise=alls=10:allf=t'] });
    makeClip({ file: join(folder, 'short.mp4'), seconds: 3 });
    media = await startMediaServer({ '/clip.mp4': { kind: 'file', file } });
    const tempDir = await mkdtemp(join(folder, 'store-'));
    store = createS3ObjectStore({ config: s3ConfigOf(server, server, { keyPrefix }), tempDir });
    const settings = { ...server.settings, S3_KEY_PREFIX: keyPrefix, S3_REDIRECTS: 'true', MONGODB_URI: databaseUri() };
    service = await startServiceHere({ env: { ...settings, SPEECH_ENGINE: 'none', RENDER_CONCURRENCY: '1' } });
    user = await service.createUser();
  });

  afterAll(async () => {
    await service?.stop();
    await server?.stop();
    await media?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('captions a video, which can be watched while it renders, and downloaded from the store', async () => {
    videoId = await user.client.createVideo({ video_url: `${media.url}/clip.mp4`, captions });
    const playlist = await watchPreview();
    expect(playlist).toContain('#EXTM3U');
    const video = await waitForEnd(user.client, videoId);
    expect(video).toMatchObject({ status: 'processed', error_code: null });
    await expectToPlay(video);
  });

  it('renders an edit, and draws a still', async () => {
    await user.client.editVideo({ video_id: videoId, captions: [{ start: 0.5, end: 2.5, text: 'better words' }] });
    const video = await waitForEnd(user.client, videoId, { revision: 2 });
    expect(video).toMatchObject({ status: 'processed', revision: 2 });
    await expectToPlay(video);
    const still = await user.client.call('GET', `/api/videos/${videoId}/still?at=1`);
    expect([still.status, still.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('captions uploads, whole and in parts', async () => {
    const uploads = [await uploadWhole(), await uploadInParts()];
    for (const url of uploads) {
      const id = await user.client.createVideo({ video_url: url, captions });
      expect(await waitForEnd(user.client, id)).toMatchObject({ status: 'processed' });
      expect((await user.client.call('DELETE', `/api/videos/${id}`)).status).toBe(204);
    }
  });

  it('deletes a video at once, and sweeps all that it had', async () => {
    const video = await user.client.videoDetails(videoId);
    const file = await fetch(video.output?.video_url ?? '');
    expect(file.status).toBe(200);
    await file.arrayBuffer();
    expect((await user.client.call('DELETE', `/api/videos/${videoId}`)).status).toBe(204);
    expect((await fetch(file.url)).status).toBe(404);
    const sweepAt = (now: number) => sweep({ ...parts, store, clock: () => now });
    await sweepAt(Date.now());
    expect(await keys()).toEqual(expect.arrayContaining([expect.stringMatching(/^segments/)]));
    await sweepAt(Date.now() + 2 * 24 * 3_600_000);
    expect(await keys()).toEqual(['owner/database.json']);
  });
});

/** The service and `parts` share it. */
function databaseUri(): string {
  const uri = new URL(inject('mongoUri'));
  uri.pathname = `/${parts.database.connection.name}`;
  return uri.href;
}

/** The playlist of the preview, with a segment that was fetched, before the video is done. */
async function watchPreview(): Promise<string> {
  for (;;) {
    const { status, preview_url: url } = await details();
    expect(status).toBe('processing');
    if (url !== null) {
      const main = await (await fetch(url)).text();
      const [first = ''] = main.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      const list = await (await fetch(new URL(first, url))).text();
      const [segment] = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      if (segment) {
        const reply = await fetch(new URL(segment, new URL(first, url)));
        expect(reply.status).toBe(200);
        expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(1000);
        return main;
      }
    }
    await delay(50);
  }
}

async function details(): Promise<VideoDetails & { preview_url: string | null }> {
  return (await user.client.call('GET', `/api/videos/${videoId}`)).json();
}

/** Follows the redirect to the store, and decodes all of it. */
async function expectToPlay({ output }: VideoDetails): Promise<void> {
  const reply = await fetch(output?.video_url ?? '');
  expect([reply.status, new URL(reply.url).origin]).toEqual([200, server.endpoint]);
  const file = join(folder, 'output.mp4');
  await writeFile(file, Buffer.from(await reply.arrayBuffer()));
  // throws on any error while decoding
  ffmpeg(['-xerror', '-i', file, '-f', 'null', '-']);
}

async function uploadWhole(): Promise<string> {
  const form = new FormData();
  form.append('file', await openAsBlob(join(folder, 'short.mp4'), { type: 'video/mp4' }), 'clip.mp4');
  const headers = { Authorization: `Bearer ${user.client.token}` };
  const reply = await fetch(`${service.baseUrl}/api/uploads`, { method: 'POST', headers, body: form });
  expect(reply.status).toBe(201);
  return ((await reply.json()) as { upload_url: string }).upload_url;
}

/** As a browser does it: by the protocol tus, in three pieces. */
async function uploadInParts(): Promise<string> {
  const bytes = readFileSync(join(folder, 'short.mp4'));
  const headers = { Authorization: `Bearer ${user.client.token}`, 'Tus-Resumable': '1.0.0' };
  const created = await fetch(`${service.baseUrl}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'Upload-Length': String(bytes.length) },
  });
  expect(created.status).toBe(201);
  const location = new URL(created.headers.get('Location') ?? '', service.baseUrl);
  const step = Math.ceil(bytes.length / 3);
  for (let offset = 0; offset < bytes.length; offset += step) {
    const sent = await fetch(location, {
      method: 'PATCH',
      headers: { ...headers, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      body: bytes.subarray(offset, offset + step),
    });
    expect(sent.status).toBe(204);
  }
  return `upload://${location.pathname.split('/').at(-1)}`;
}

/** What lies in the service's folder of the bucket. */
async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list('')) found.push(key);
  return found.sort();
}
