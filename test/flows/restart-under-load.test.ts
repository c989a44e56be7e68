import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../../scripts/service/api-client.ts';
import { findFreePort } from '../../scripts/service/free-port.ts';
import { type ServiceProcess, startServiceProcess } from '../../scripts/service/service-process.ts';
import { type Balancer, startBalancer } from '../support/balancer.ts';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

/** The largest number of videos that are ordered meanwhile, so that all of them are ready soon. */
const maxVideos = 12;
const callers = 6;
/** Some forty calls a second of all callers: enough to meet each process at every moment of its restart. */
const pauseMs = 150;

const folder = mkdtempSync(join(tmpdir(), 'restart-'));
const uri = borrowDatabase();
const apis: ServiceProcess[] = [];
const workers: ServiceProcess[] = [];
const videoIds: string[] = [];
const refused: string[] = [];
let media: MediaServer;
let receiver: CallbackReceiver;
let balancer: Balancer;
let client: ApiClient;
let isCalling = true;
let replies = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'storage'));
  const file = makeToneClip(join(folder, 'clip.mp4'));
  [media, receiver] = await Promise.all([
    startMediaServer({ '/clip.mp4': { kind: 'file', file } }),
    startCallbackReceiver(),
  ]);
  // one at a time: the first of them makes the indexes
  for (const name of ['first', 'second']) apis.push(await startPart('api', name));
  for (const name of ['third', 'fourth']) workers.push(await startPart('worker', name));
  const account = await apis[0]?.runCli(['user', 'create', '--email', 'load@example.com', '--json']);
  const { api_token: token } = JSON.parse(account ?? '{}');
  balancer = await startBalancer(apis.map(({ baseUrl }) => baseUrl));
  client = createApiClient({ baseUrl: balancer.url, token });
});

afterAll(async () => {
  isCalling = false;
  await Promise.all([...apis, ...workers].map((part) => part.stop()));
  await Promise.all([balancer?.close(), media?.close(), receiver?.close()]);
  await giveDatabaseBack(uri);
  rmSync(folder, { recursive: true, force: true });
});

/** A process with a folder of its own, as on a machine of its own, but for the store of media. */
async function startPart(role: 'api' | 'worker', name: string, usedPort?: number): Promise<ServiceProcess> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  if (usedPort === undefined) symlinkSync(join(folder, 'storage'), join(dataDir, 'storage'));
  const port = usedPort ?? (await findFreePort());
  const env = {
    ...{ MONGODB_URI: uri, STATUS_PORT: String(port), PUBLIC_BASE_URL: 'http://captions.example' },
    ...{ ALLOW_PRIVATE_NETWORK: 'true', SPEECH_ENGINE: 'none', RATE_LIMIT_PER_MINUTE: '0', DRAIN_SECONDS: '2' },
  };
  return startServiceProcess({ dataDir, logFile: join(folder, `${name}.log`), port, role, env, hasSourceMaps: false });
}

async function restart(parts: ServiceProcess[], index: number, role: 'api' | 'worker'): Promise<void> {
  const part = parts[index];
  if (!part) throw new Error(`there is no part ${index}`);
  await part.stop();
  parts[index] = await startPart(role, part.dataDir.slice(folder.length + 1), part.port);
}

/** Calls again soon after it has been answered, until the end of the test. */
async function callOnAndOn(number: number): Promise<void> {
  for (let turn = number; isCalling; turn += 1) {
    const kind = turn % 8;
    if (kind === 0 && videoIds.length < maxVideos) {
      const created = await call('POST', '/api/video/create', {
        video_url: `${media.url}/clip.mp4`,
        captions: [{ start: 0.2, end: 1.5, text: 'one after the other' }],
        callback: receiver.url,
      });
      if (created) videoIds.push(created.json<{ video_id: string }>().video_id);
    } else if (kind % 2 === 1) await call('GET', '/api/me');
    else await call('GET', `/api/videos/${videoIds.at(-1) ?? ''}`.replace(/\/$/, ''));
    await delay(pauseMs);
  }
}

async function call(method: string, path: string, body?: unknown) {
  const reply = await client.call(method, path, body).catch((error: Error) => error);
  replies += 1;
  if (!(reply instanceof Error) && reply.status < 300) return reply;
  refused.push(`${method} ${path}: ${reply instanceof Error ? reply.message : `${reply.status} ${reply.text}`}`);
  return null;
}

it('refuses no call and loses no video while each process is replaced under load', async () => {
  const calling = Promise.all(Array.from({ length: callers }, (_, number) => callOnAndOn(number)));
  await expect.poll(() => videoIds.length).toBeGreaterThan(callers);
  for (const index of [0, 1]) await restart(apis, index, 'api');
  for (const index of [0, 1]) await restart(workers, index, 'worker');
  isCalling = false;
  await calling;

  expect(refused).toEqual([]);
  expect(balancer.faults).toEqual([]);
  expect(replies).toBeGreaterThan(100);
  for (const videoId of videoIds) {
    expect((await waitForEnd(client, videoId)).status).toBe('processed');
    await receiver.waitFor(videoId);
  }
  expect(videoIds.map((id) => new Set(receiver.of(id).map(({ eventId }) => eventId)).size)).toEqual(
    videoIds.map(() => 1),
  );
});
