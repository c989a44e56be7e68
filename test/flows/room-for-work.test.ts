import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';

let folder: string;
let media: MediaServer;
let service: ServiceHere;
let user: TestUser;

async function open(env: Record<string, string>): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'room-for-work-'));
  makeToneClip(join(folder, 'tone.mp4'));
  // never done, so that its videos stay in the queue
  media = await startMediaServer({ '/slow.mp4': { kind: 'stalled', file: join(folder, 'tone.mp4') } });
  service = await startServiceHere({ env });
  user = await service.createUser();
}

async function close(): Promise<void> {
  await service?.stop();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
}

const authorization = () => ({ Authorization: `Bearer ${user.client.token}` });

async function upload(sizeBytes: number): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.alloc(sizeBytes)]), 'tone.mp4');
  return fetch(`${service.baseUrl}/api/uploads`, { method: 'POST', headers: authorization(), body: form });
}

function beginResumable(sizeBytes: number): Promise<Response> {
  const headers = { ...authorization(), 'Tus-Resumable': '1.0.0', 'Upload-Length': String(sizeBytes) };
  return fetch(`${service.baseUrl}/api/uploads`, { method: 'POST', headers });
}

/** Announces an upload and waits for the permission to send it. */
function announce(sizeBytes: number): Promise<number | 'may be sent'> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...authorization(),
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': sizeBytes,
      Expect: '100-continue',
    };
    const call = request(`${service.baseUrl}/api/uploads`, { method: 'POST', headers });
    call.on('continue', () => resolve('may be sent'));
    call.on('response', (answer) => resolve(answer.statusCode ?? 0));
    call.on('error', reject);
    call.flushHeaders();
  });
}

/** Sends a file whose size it does not announce. */
async function sendChunks(sizeBytes: number): Promise<Response> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';
  const chunks = [head, ...Array.from({ length: sizeBytes / 100_000 }, () => '0'.repeat(100_000)), '\r\n--x--\r\n'];
  const body = Readable.toWeb(Readable.from(chunks.map((chunk) => Buffer.from(chunk))));
  const headers = { ...authorization(), 'Content-Type': 'multipart/form-data; boundary=x' };
  return fetch(`${service.baseUrl}/api/uploads`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as unknown as RequestInit);
}

function create(body: object = { video_url: `${media.url}/slow.mp4` }): Promise<Response> {
  const headers = { ...authorization(), 'Content-Type': 'application/json' };
  return fetch(`${service.baseUrl}/api/video/create`, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('an account', () => {
  beforeAll(() => open({ MAX_BYTES_PER_ACCOUNT: '1000000', MAX_QUEUED_VIDEOS: '2' }), 120_000);
  afterAll(close);

  it('keeps at most so many bytes', async () => {
    expect((await upload(600_000)).status).toBe(201);
    const refused = await upload(600_000);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      message:
        'Your account keeps 585.9 KiB of videos and uploads; the limit is 976.6 KiB, and this file does not fit. Delete videos that you no longer need: their space is free within an hour.',
      error: 'storage_limit',
    });
    expect((await beginResumable(600_000)).status).toBe(413);
    expect((await beginResumable(300_000)).status).toBe(201);
    expect(await announce(900_000)).toBe(413);
    expect((await sendChunks(500_000)).status).toBe(413);
    expect((await upload(90_000)).status).toBe(201);
  });

  it('has at most so many videos waiting', async () => {
    // another one, which keeps nothing yet
    user = await service.createUser();
    const first = await create();
    expect([first.status, (await create()).status]).toEqual([201, 201]);
    const refused = await create();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      message: 'Your account has 2 videos waiting, which is the limit. Try again when some of them are ready.',
      error: 'queue_full',
    });
    expect(refused.headers.get('Retry-After')).toBe('60');
    // validation comes first
    expect((await create({})).status).toBe(422);
    const { video_id: videoId } = (await first.json()) as { video_id: string };
    expect((await user.client.call('POST', `/api/videos/${videoId}/cancel`)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});

describe('a service with too little free disk', () => {
  beforeAll(() => open({ MIN_FREE_DISK_BYTES: String(2 ** 50) }), 120_000);
  afterAll(close);

  it('accepts nothing new, says so, and still answers', async () => {
    for (const refused of [await create(), await upload(1000), await beginResumable(1000)]) {
      expect(refused.status).toBe(503);
      expect(refused.headers.get('Retry-After')).toBe('120');
      expect(await refused.json()).toEqual({
        message: 'The service is short of disk space and accepts nothing new for the moment. Try again later.',
        error: 'disk_low',
      });
    }
    expect((await user.client.call('GET', '/api/videos')).status).toBe(200);
    const ready = await fetch(`${service.baseUrl}/readyz`);
    expect(ready.status).toBe(200);
    const { checks } = (await ready.json()) as { checks: Record<string, { message: string }> };
    expect(checks.disk?.message).toMatch(/nothing new is accepted$/);
    const doctor = await service.runCli(['doctor', '--json']).catch((error: { stdout: string }) => error.stdout);
    expect(doctor).toContain('MIN_FREE_DISK_BYTES');
  });
});
